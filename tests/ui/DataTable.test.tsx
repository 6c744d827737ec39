import { createRef } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataColumn, type DataGroup, type DataTableProps } from '@quoin/ui';
import { show } from './in-quoin';

interface Call {
  id: string;
  fund: string;
  amount?: number;
}

const calls: Call[] = [
  { id: 'Notice 10', fund: 'Timber', amount: 900 },
  { id: 'Notice 2', fund: 'Harbor', amount: 12_000 },
  { id: 'Notice 1', fund: 'Timber' },
  { id: 'Notice 3', fund: 'Harbor', amount: 50 },
];
const columns: DataColumn<Call>[] = [
  { key: 'id', header: 'Notice', namesRow: true, sortValue: ({ id }) => id, cell: ({ id }) => id },
  { key: 'fund', header: 'Fund', cell: ({ fund }) => fund },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    firstDirection: 'descending',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => amount ?? null,
  },
];
const byFund: DataGroup<Call>[] = [
  { key: 'fund', value: ({ fund }) => fund, heading: ({ fund }, count) => `${fund}: ${count}` },
];
const rowKey = ({ id }: Call) => id;

const table = (given: Partial<DataTableProps<Call>> = {}) => (
  <DataTable caption="Capital calls" columns={columns} rows={calls} rowKey={rowKey} {...given} />
);
const showCalls = (given?: Partial<DataTableProps<Call>>) => show(table(given));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('checkbox', { name });

test('texts are sorted as people read them, numbers as numbers, and rows without a value are last', async () => {
  const onSortChange = jest.fn();
  showCalls({ onSortChange });
  await press('Notice');
  expect(names()).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 10']);
  expect(screen.getByRole('columnheader', { name: 'Notice' })).toHaveAttribute('aria-sort', 'ascending');
  await press('Amount');
  expect(onSortChange).toHaveBeenLastCalledWith({ by: 'amount', direction: 'descending' });
  expect(names()).toEqual(['Notice 2', 'Notice 10', 'Notice 3', 'Notice 1']);
  await press('Amount');
  expect(names()).toEqual(['Notice 3', 'Notice 10', 'Notice 2', 'Notice 1']);
  expect(screen.getByRole('columnheader', { name: 'Fund' })).not.toHaveAttribute('aria-sort');
});

test('the totals row is the footer, stays last when the rows are sorted, and is missing without rows', async () => {
  const totals: Record<string, string> = { id: 'Total', amount: '12,950' };
  const withTotal = columns.map((column) => ({ ...column, total: totals[column.key] }));
  const { update } = showCalls({ columns: withTotal, selection: { getName: rowKey } });
  await press('Notice');
  expect(names()).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 10', 'Total']);
  const total = screen.getByRole('row', { name: /^Total/ });
  expect(total.closest('tfoot')).not.toBeNull();
  expect(total).toHaveTextContent('Total12,950');
  expect(within(total).queryByRole('checkbox')).not.toBeInTheDocument();
  update(table({ columns: withTotal, rows: [] }));
  expect(screen.queryByText('12,950')).not.toBeInTheDocument();
});

test('rows that a server sorts keep their order, and the header shows it', async () => {
  const onSortChange = jest.fn();
  const ofServer: DataColumn<Call>[] = columns.map((column) => ({ ...column, sortable: true }));
  showCalls({
    columns: ofServer,
    manualSorting: true,
    sort: { by: 'fund', direction: 'ascending' },
    onSortChange,
  });
  expect(names()).toEqual(calls.map(rowKey));
  const fund = screen.getByRole('columnheader', { name: 'Fund' });
  expect(fund).toHaveAttribute('aria-sort', 'ascending');
  await press('Fund');
  expect(onSortChange).toHaveBeenLastCalledWith({ by: 'fund', direction: 'descending' });
  expect(fund).toHaveAttribute('aria-sort', 'ascending');
});

test('an order by a column that the table does not have changes nothing', () => {
  showCalls({ defaultSort: { by: 'paid', direction: 'ascending' } });
  expect(names()).toEqual(calls.map(rowKey));
});

test('another language sorts the texts again', () => {
  const rows: Call[] = [
    { id: '招股书', fund: '' },
    { id: '报告', fund: '' },
  ];
  const sorted = table({ rows, defaultSort: { by: 'id', direction: 'ascending' } });
  const { update } = show(sorted, 'zh-CN');
  expect(names()).toEqual(['报告', '招股书']);
  update(sorted, 'en');
  expect(names()).toHaveLength(2);
});

test('Shift selects all rows from the last one, and rows of other pages stay selected', async () => {
  const onSelectedChange = jest.fn();
  showCalls({
    selection: { getName: rowKey, defaultSelected: ['Notice 99'], onSelectedChange },
  });
  const person = userEvent.setup();
  await person.click(box('Select Notice 10'));
  await person.keyboard('{Shift>}');
  await person.click(box('Select Notice 1'));
  await person.keyboard('{/Shift}');
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Notice 99', 'Notice 10', 'Notice 2', 'Notice 1']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 4 selected');
  expect(box('Select all rows')).toBePartiallyChecked();
  await person.click(box('Select all rows'));
  await person.click(box('Select all rows'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Notice 99']);
});

test('a row that cannot be selected is not taken by the checkbox for all', async () => {
  const onSelectedChange = jest.fn();
  showCalls({
    selection: { getName: rowKey, isSelectable: ({ fund }) => fund === 'Timber', onSelectedChange },
  });
  expect(box('Select Notice 2')).toBeDisabled();
  await userEvent.click(box('Select all rows'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Notice 10', 'Notice 1']);
  expect(box('Select all rows')).toBeChecked();
});

test('the rows of a group are hidden and shown by its heading, and count as selected all the while', async () => {
  const { update } = showCalls({ groups: byFund, collapsible: 'first', selection: { getName: rowKey } });
  const heading = (name: RegExp) => screen.getByRole('button', { name });
  expect(names()).toEqual(['Harbor: 22', 'Notice 2', 'Notice 3', 'Timber: 22']);
  expect(heading(/Harbor/)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(box('Select all rows'));
  await userEvent.click(heading(/Harbor/));
  await userEvent.click(heading(/Timber/));
  expect(names()).toEqual(['Harbor: 22', 'Timber: 22', 'Notice 10', 'Notice 1']);
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
  expect(box('Select Notice 10')).toBeChecked();

  update(table({ groups: byFund, collapsible: 'all', selection: { getName: rowKey } }));
  expect(names()).toHaveLength(6);
  update(table({ groups: byFund, collapsible: 'none', limit: 1 }));
  expect(names()).toEqual(['Harbor: 22', 'Timber: 22']);
});

test('groups have headings in their order, and rows are sorted within them', async () => {
  showCalls({ groups: byFund, selection: { getName: rowKey } });
  expect(names()).toEqual(['Harbor: 2', 'Notice 2', 'Notice 3', 'Timber: 2', 'Notice 10', 'Notice 1']);
  await press('Notice');
  expect(names()).toEqual(['Harbor: 2', 'Notice 2', 'Notice 3', 'Timber: 2', 'Notice 1', 'Notice 10']);
  expect(screen.getByRole('rowheader', { name: 'Timber: 2' })).toHaveAttribute('scope', 'rowgroup');
  await userEvent.click(box('Select all rows'));
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
});

test('a limit counts rows, not headings', () => {
  showCalls({ groups: byFund, limit: 2 });
  expect(names()).toEqual(['Harbor: 2', 'Notice 2', 'Notice 3']);
});

test('a group with more rows than a page shows the next ones on request, and moves the focus to them', async () => {
  const { update } = showCalls({
    groups: byFund,
    collapsible: 'all',
    groupPage: 1,
    selection: { getName: rowKey },
  });
  expect(names()).toEqual(['Harbor: 22', 'Notice 2', 'Timber: 22', 'Notice 10']);
  const [inHarbor] = screen.getAllByRole('button', { name: 'Show 1 more' });
  if (inHarbor) await userEvent.click(inHarbor);
  expect(names()).toEqual(['Harbor: 22', 'Notice 2', 'Notice 3', 'Timber: 22', 'Notice 10']);
  expect(box('Select Notice 3')).toHaveFocus();
  await userEvent.click(box('Select all rows'));
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
  update(table({ groups: byFund, collapsible: 'none', groupPage: 1 }));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

describe('pages of a server', () => {
  const paging = { page: 3, pageSize: 4, total: 10_002, onPageChange: jest.fn() };

  test('show their range, and can be paged', async () => {
    showCalls({ paging });
    expect(screen.getByText('9 to 12 of 10,002')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10003');
    expect(screen.getByRole('row', { name: /^Notice 10 / })).toHaveAttribute('aria-rowindex', '10');
    await press('Next');
    expect(paging.onPageChange).toHaveBeenCalledWith(4);
  });

  test('are not sorted in the browser', async () => {
    const onSortChange = jest.fn();
    showCalls({ paging, onSortChange });
    await press('Notice');
    expect(onSortChange).toHaveBeenCalledWith({ by: 'id', direction: 'ascending' });
    expect(names()).toEqual(calls.map(rowKey));
  });

  test('have the size that the user chooses', async () => {
    const onPageSizeChange = jest.fn();
    showCalls({ paging: { ...paging, pageSizes: [4, 50], onPageSizeChange } }); // 4 of 4 on the page
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '50 per page');
    expect(onPageSizeChange).toHaveBeenCalledWith(50);
  });

  test('keep their places while the first one loads, and offer another try when it fails', async () => {
    const onRetry = jest.fn();
    const loading = { ...paging, page: 1, total: 0 };
    const { update } = showCalls({ rows: [], paging: loading, loading: true });
    expect(document.querySelectorAll('[data-part="place"]')).toHaveLength(4);
    expect(screen.queryByRole('navigation')).toBeNull();
    update(table({ rows: [], paging: loading, error: 'The connection was lost.', onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await press('Try again');
    expect(onRetry).toHaveBeenCalled();
  });
});

test('without rows it shows a message in the language of the page', () => {
  show(table({ rows: [] }), 'zh-CN');
  expect(screen.getByRole('cell')).toHaveTextContent('暂无内容。');
});

test('its ref and other attributes reach the table', () => {
  const rootRef = createRef<HTMLTableElement>();
  showCalls({ rootRef, id: 'calls', 'data-quoin': 'Calls' } as Partial<DataTableProps<Call>>);
  expect(rootRef.current).toBe(screen.getByRole('table', { name: 'Capital calls' }));
  expect(rootRef.current).toHaveAttribute('data-quoin', 'Calls');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
});
