// Menu that exports the data of the page to a file.
import { PRODUCT_NAME } from '@quoin/rules';
import { EllipsisIcon, Menu, type MenuProps } from '@quoin/ui';
import { UNEXPECTED_ERROR } from '../api/call-error';
import { saveBlob } from '../browser/download';
import { useText } from '../i18n';
import { useNotify } from '../notices/notices-slice';
import type { Sheet } from './sheet';

/** Loaded at the first export. */
const FORMATS = {
  csv: async (sheet: Sheet) => (await import('./csv')).toCsv(sheet),
  xlsx: async (sheet: Sheet) => (await import('./xlsx')).toXlsx(sheet),
} as const;

type Format = keyof typeof FORMATS;

export interface ExportMenuProps {
  /** Builds the sheet at export. */
  sheet: () => Sheet;
  /** Default: a generic label, for pages with one export. */
  label?: string;
  size?: MenuProps['size'];
  /** In the head of a card: an icon, with the label as its name. */
  compact?: boolean;
}

export function ExportMenu({ sheet, label, size, compact = false }: ExportMenuProps) {
  const text = useText();
  const notify = useNotify();

  async function save(format: Format) {
    try {
      const table = sheet();
      saveBlob(await FORMATS[format](table), `${PRODUCT_NAME} ${table.name}.${format}`);
    } catch {
      notify('danger', UNEXPECTED_ERROR);
    }
  }

  return (
    <Menu
      label={label ?? text('app.export')}
      {...(compact ? { icon: EllipsisIcon, variant: 'quiet', size: 'small' } : { size })}
      align="end"
      items={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        label: text(`app.export.${format}`),
        onSelect: () => void save(format),
      }))}
    />
  );
}
