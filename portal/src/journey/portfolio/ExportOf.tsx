import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { ExportMenu, type ExportMenuProps } from '../../sheets/ExportMenu';
import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Charts side by side have the same height. */
export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${token.space[2]};
  justify-items: stretch;

  & > :last-child {
    justify-self: end;
  }
`;

interface ExportOfProps extends Pick<ExportMenuProps, 'sheet'> {
  name: string;
  /** The chart or table. */
  children: ReactNode;
}

/** A chart or table with an export menu below it. */
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

/** Export menu in the head of a chart's card. */
export function ChartExport({ name, sheet }: Omit<ExportOfProps, 'children'>) {
  const text = useText();
  return <ExportMenu compact label={text('portfolio.export_of', { name })} sheet={sheet} />;
}
