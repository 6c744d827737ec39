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
import { Cell, Head, Name, Open, Order, View } from './styled.styles';

export function Scene() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = useMemo(() => inOrder(DOCUMENTS, sort), [sort]);
  return (
    <View>
      <caption>{WORDS.caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column} scope="col" aria-sort={sort?.by === column ? sort.direction : 'none'}>
              <Order type="button" onClick={() => setSort(nextSort(sort, column))}>
                {HEADER[column]}
              </Order>
            </Head>
          ))}
          <Head scope="col">{WORDS.action}</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </View>
  );
}

const Row = memo(function Row({ row }: { row: DocumentRow }) {
  return (
    <tr>
      <Name scope="row">{row.name}</Name>
      <Cell>{shownIn('type', row)}</Cell>
      <Cell>{shownIn('product', row)}</Cell>
      <Cell>{shownIn('updated', row)}</Cell>
      <Cell>
        <Open type="button" aria-label={`${WORDS.open} ${row.name}`}>
          {WORDS.open}
        </Open>
      </Cell>
    </tr>
  );
});
