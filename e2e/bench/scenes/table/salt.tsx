import { memo, useMemo, useState } from 'react';
import { Button, Table, TBody, TD, TH, THead, TR } from '@salt-ds/core';
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
    <Table>
      <caption>{WORDS.caption}</caption>
      <THead>
        <TR>
          {COLUMNS.map((column) => (
            <TH key={column} scope="col" aria-sort={sort?.by === column ? sort.direction : 'none'}>
              <Button appearance="transparent" onClick={() => setSort(nextSort(sort, column))}>
                {HEADER[column]}
              </Button>
            </TH>
          ))}
          <TH scope="col">{WORDS.action}</TH>
        </TR>
      </THead>
      <TBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </TBody>
    </Table>
  );
}

const Row = memo(function Row({ row }: { row: DocumentRow }) {
  return (
    <TR>
      <TH scope="row">{row.name}</TH>
      <TD>{shownIn('type', row)}</TD>
      <TD>{shownIn('product', row)}</TD>
      <TD>{shownIn('updated', row)}</TD>
      <TD>
        <Button appearance="bordered" aria-label={`${WORDS.open} ${row.name}`}>
          {WORDS.open}
        </Button>
      </TD>
    </TR>
  );
});
