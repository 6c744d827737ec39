import { memo, useMemo, useState } from 'react';
import {
  COLUMNS,
  DOCUMENTS,
  HEADER,
  inOrder,
  nextSort,
  shownIn,
  WORDS,
  type DocumentRow,
  type Sort,
} from './documents';
import './plain.css';

export function Scene() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = useMemo(() => inOrder(DOCUMENTS, sort), [sort]);
  return (
    <table className="documents">
      <caption>{WORDS.caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={sort?.by === column ? sort.direction : 'none'}>
              <button type="button" onClick={() => setSort(nextSort(sort, column))}>
                {HEADER[column]}
              </button>
            </th>
          ))}
          <th scope="col">{WORDS.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row({ row }: { row: DocumentRow }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{shownIn('type', row)}</td>
      <td>{shownIn('product', row)}</td>
      <td>{shownIn('updated', row)}</td>
      <td>
        <button type="button" aria-label={`${WORDS.open} ${row.name}`}>
          {WORDS.open}
        </button>
      </td>
    </tr>
  );
});
