import { memo, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
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

export function Scene() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = useMemo(() => inOrder(DOCUMENTS, sort), [sort]);
  return (
    <Table size="small">
      <caption>{WORDS.caption}</caption>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => {
            const active = sort?.by === column;
            const direction = active && sort.direction === 'descending' ? 'desc' : 'asc';
            return (
              <TableCell key={column} sortDirection={active && direction}>
                <TableSortLabel
                  active={active}
                  direction={direction}
                  onClick={() => setSort(nextSort(sort, column))}
                >
                  {HEADER[column]}
                </TableSortLabel>
              </TableCell>
            );
          })}
          <TableCell>{WORDS.action}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

const Row = memo(function Row({ row }: { row: DocumentRow }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {row.name}
      </TableCell>
      <TableCell>{shownIn('type', row)}</TableCell>
      <TableCell>{shownIn('product', row)}</TableCell>
      <TableCell>{shownIn('updated', row)}</TableCell>
      <TableCell>
        <Button size="small" variant="outlined" aria-label={`${WORDS.open} ${row.name}`}>
          {WORDS.open}
        </Button>
      </TableCell>
    </TableRow>
  );
});
