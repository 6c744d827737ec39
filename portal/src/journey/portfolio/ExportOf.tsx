import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { ExportMenu, type ExportMenuProps } from '../../sheets';
import { View } from './ExportOf.styles';

interface ExportOfProps extends Pick<ExportMenuProps, 'sheet'> {
  /** What it is: the name of the chart or the table above it. */
  name: string;
  /** The chart or table. */
  children: ReactNode;
}

/** A chart or a table with the way to take its figures home below it. */
export function ExportOf({ name, sheet, children }: ExportOfProps) {
  const text = useText();
  return (
    <View>
      {children}
      <div>
        <ExportMenu label={text('portfolio.export_of', { name })} size="small" sheet={sheet} />
      </div>
    </View>
  );
}
