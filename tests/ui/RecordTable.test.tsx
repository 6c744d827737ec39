import { createRef } from 'react';
import { screen, within } from '@testing-library/react';
import { RecordTable, type RecordColumn, type RecordTableProps } from '@quoin/ui';
import { show } from './in-quoin';

interface Round {
  name: string;
  source: string | null;
}

const columns: RecordColumn<Round>[] = [
  { key: 'name', header: 'Round', namesRow: true, cell: ({ name }) => name },
  { key: 'source', header: 'Source', cell: ({ source }) => source },
];
const rows: Round[] = [
  { name: 'Series A', source: 'Announcement' },
  { name: 'Seed', source: null },
];

const showRounds = (given: Partial<RecordTableProps<Round>>) =>
  show(
    <RecordTable
      caption="Funding rounds"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty="No round is known."
      {...given}
    />,
  );

test('the column with `namesRow` is the header of each row', () => {
  showRounds({});
  const table = screen.getByRole('table', { name: 'Funding rounds' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Series A', 'Seed']);
  expect(within(table).getByRole('row', { name: /^Series A/ })).toHaveTextContent('Announcement');
});

test('on a phone a value shows the name of its column, and missing values are omitted', () => {
  showRounds({});
  const [known, missing] = screen.getAllByRole('cell');
  expect(known).toHaveAttribute('data-label', 'Source');
  expect(known).not.toHaveAttribute('data-empty');
  expect(missing).toHaveAttribute('data-empty');
});

test('without rows it shows the reason', () => {
  showRounds({ rows: [] });
  expect(screen.getByRole('cell', { name: 'No round is known.' })).toBeVisible();
});

test('while loading it is busy without an empty state; existing rows stay', () => {
  const { update } = showRounds({ rows: [], loading: true });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No round is known.')).toBeNull();
  update(<RecordTable caption="Rounds" columns={columns} rows={rows} rowKey={({ name }) => name} loading />);
  expect(screen.getByRole('rowheader', { name: 'Seed' })).toBeVisible();
});

test('an error replaces the rows, also during a retry', () => {
  showRounds({ error: 'The connection was lost.', loading: true });
  expect(screen.getByRole('cell', { name: 'The connection was lost.' })).toBeVisible();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('its ref and other attributes are set on the table', () => {
  const rootRef = createRef<HTMLTableElement>();
  showRounds({ rootRef, id: 'rounds' });
  expect(rootRef.current).toBe(screen.getByRole('table'));
  expect(rootRef.current).toHaveAttribute('id', 'rounds');
});
