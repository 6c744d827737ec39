// The last line of a group that shows only its first rows.
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../controls/Button/Button';

interface MoreRowsProps {
  label: string;
  columnCount: number;
  rowIndex: number | undefined;
  onShow: () => void;
}

export function MoreRows({ label, columnCount, rowIndex, onShow }: MoreRowsProps) {
  /** Moves the focus to the first new row, because the button moves below it or disappears. */
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const last = currentTarget.closest('tr')?.previousElementSibling;
    flushSync(onShow);
    last?.nextElementSibling?.querySelector<HTMLElement>('input, button, a')?.focus();
  };
  return (
    <tr role="row" aria-rowindex={rowIndex} data-part="more">
      <td role="cell" colSpan={columnCount}>
        <Button variant="secondary" size="small" onClick={show}>
          {label}
        </Button>
      </td>
    </tr>
  );
}
