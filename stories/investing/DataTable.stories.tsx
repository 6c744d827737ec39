import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  DataTable,
  EllipsisIcon,
  Figure,
  Menu,
  Stack,
  useFormat,
  type DataColumn,
  type DataGroup,
  type DataTableProps,
} from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';
import { NAMES } from './sample-investments';

interface Call {
  id: string;
  fund: string;
  investor: string;
  due: string;
  amount: string;
  note: string | null;
}

export default {
  title: 'Investing/DataTable',
  component: DataTable<Call>,
  args: { caption: 'Capital calls', columns: [], rows: [], rowKey: ({ id }) => id, onSortChange: fn() },
  argTypes: {
    rootRef: { control: false },
    columns: { control: false },
    rows: { control: false },
    rowKey: { control: false },
    sort: { control: false },
    groups: { control: false },
    selection: { control: false },
    paging: { control: false },
    caption: { control: 'text' },
    error: { control: 'text' },
    empty: { control: 'text' },
    limit: { control: { type: 'number', min: 1, max: 12 } },
  },
} satisfies Meta<typeof DataTable<Call>>;
type Story = StoryObj<typeof DataTable<Call>>;

const quiet = () => undefined;
const getName = ({ investor }: Call) => investor;

const MESSAGES = bilingual({
  caption: ['Capital calls', '缴款通知'],
  investor: ['Investor', '投资者'],
  fund: ['Fund', '基金'],
  due: ['Due', '到期日'],
  amount: ['Amount', '金额'],
  note: ['Note', '备注'],
  actions: ['Actions', '操作'],
  actionsFor: [(name: string) => `Actions for ${name}`, (name: string) => `${name} 的操作`],
  remind: ['Send a reminder', '发送提醒'],
  open: ['Open investor', '查看投资者'],
  investors: [
    ['Ashdown, Robin', 'Bellweather Trust', 'Castell, Maya', 'Dunmore Holdings LLC'],
    ['陈若彬', '贝尔韦瑟信托', '马雅', '邓莫尔控股有限公司'],
  ],
  late: ['Reminded twice', '已提醒两次'],
  why: ['The connection was lost. Try again.', '网络连接中断，请重试。'],
  empty: ['No capital call is due.', '暂无待缴款项。'],
});

function useText() {
  return useStoryMessages(MESSAGES);
}

function useCalls(count: number): Call[] {
  const { investors, late } = useText();
  const { harbour, timber } = useStoryMessages(NAMES);
  return useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        id: `call-${index + 1}`,
        fund: index % 2 === 0 ? harbour : timber,
        investor: investors[index % 4] ?? '',
        due: `${2026 - (Math.floor(index / 4) % 2)}-0${1 + (index % 9)}-15`,
        amount: `${(index % 7) + 1}2500.00`,
        note: index % 3 === 1 ? late : null,
      })),
    [count, harbour, timber, investors, late],
  );
}

function useColumns(): DataColumn<Call>[] {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'investor',
        header: text.investor,
        namesRow: true,
        sortValue: getName,
        cell: getName,
      },
      { key: 'fund', header: text.fund, sortValue: ({ fund }) => fund, cell: ({ fund }) => fund },
      {
        key: 'due',
        header: text.due,
        wrap: 'never',
        sortValue: ({ due }) => Date.parse(due),
        firstDirection: 'descending',
        cell: ({ due }) => format.date(due, 'short'),
      },
      {
        key: 'amount',
        header: text.amount,
        align: 'end',
        sortValue: ({ amount }) => Number(amount),
        cell: ({ amount }) => <Figure kind="money" value={amount} />,
      },
      { key: 'note', header: text.note, cell: ({ note }) => note },
      {
        key: 'actions',
        header: text.actions,
        align: 'end',
        phone: 'action',
        width: '96px',
        cell: ({ investor }) => (
          <Menu
            label={text.actionsFor(investor)}
            icon={EllipsisIcon}
            size="small"
            variant="quiet"
            align="end"
            items={[
              { key: 'remind', label: text.remind, onSelect: quiet },
              { key: 'open', label: text.open, href: '#investor' },
            ]}
          />
        ),
      },
    ],
    [text, format],
  );
}

function useGroups(): DataGroup<Call>[] {
  return useMemo(
    () => [
      { key: 'fund', value: ({ fund }) => fund, heading: ({ fund }, count) => `${fund} (${count})` },
      {
        key: 'year',
        value: ({ due }) => due.slice(0, 4),
        heading: ({ due }) => due.slice(0, 4),
        direction: 'descending',
      },
    ],
    [],
  );
}

type CallsProps = Partial<DataTableProps<Call>> & { count?: number; grouped?: boolean };

function Calls({ count = 4, grouped = false, ...given }: CallsProps) {
  const text = useText();
  const rows = useCalls(count);
  const groups = useGroups();
  return (
    <DataTable
      {...given}
      caption={text.caption}
      columns={useColumns()}
      groups={grouped ? groups : undefined}
      rows={given.rows?.length ? given.rows : rows}
      rowKey={({ id }) => id}
      empty={given.empty ?? text.empty}
    />
  );
}

/** Sorts and turns pages as a server does. */
function PagedCalls() {
  const [page, setPage] = useState(2);
  const [pageSize, setPageSize] = useState(5);
  const all = useCalls(23);
  return (
    <Calls
      rows={all.slice((page - 1) * pageSize, page * pageSize)}
      paging={{
        ...{ page, pageSize, total: all.length, pageSizes: [5, 10] },
        onPageChange: setPage,
        onPageSizeChange: (size) => {
          setPageSize(size);
          setPage(1);
        },
      }}
    />
  );
}

function States() {
  const { why } = useText();
  return (
    <Stack gap={12}>
      <Calls
        selection={{ getName, defaultSelected: ['call-2'] }}
        defaultSort={{ by: 'due', direction: 'descending' }}
      />
      <Calls count={6} grouped />
      <PagedCalls />
      <Calls count={0} loading paging={{ page: 1, pageSize: 3, total: 0, onPageChange: quiet }} />
      <Calls error={why} onRetry={quiet} />
      <Calls count={0} />
    </Stack>
  );
}

const COLUMNS: DataColumn<Call>[] = [
  { key: 'investor', header: 'Investor', namesRow: true, sortValue: getName, cell: getName },
  { key: 'fund', header: 'Fund', sortValue: ({ fund }) => fund, cell: ({ fund }) => fund },
  { key: 'due', header: 'Due', sortValue: ({ due }) => due, cell: ({ due }) => due },
];
const ROWS: Call[] = ['Amelia Hart', 'Robin Ashdown', 'Grace Lin'].map((investor, index) => ({
  ...{ id: `call-${index}`, investor, fund: 'Orchard Lane', due: `2026-0${index + 4}-15` },
  ...{ amount: '25000.00', note: null },
}));

export const Playground: Story = {
  args: {
    ...{ columns: COLUMNS, rows: ROWS, selection: { getName } },
    ...{ loading: false, captionHidden: false, phoneLayout: 'labels', manualSorting: false },
  },
};

export const Gallery: Story = { render: () => <States /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: (args) => <Calls onSortChange={args.onSortChange} selection={{ getName }} />,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 selected');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ by: 'investor', direction: 'ascending' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Ashdown, Robin' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('menuitem', { name: 'Send a reminder' })).toBeVisible();
  },
};

export const TenThousandRows: Story = {
  globals: { locale: 'en' },
  render: () => <Calls count={10_000} selection={{ getName }} grouped />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Capital calls' });
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(500);
  },
};

/** Names of 300 characters with and without places to break, and one written from right to left. */
export const LongAndRightToLeftNames: Story = {
  render: () => (
    <Calls
      selection={{ getName }}
      rows={[LONG_NAME, UNBROKEN, RIGHT_TO_LEFT].map((investor) => ({
        ...{ id: investor, investor, fund: investor, due: '2026-03-15', note: investor },
        amount: '123456789012345678.00',
      }))}
    />
  ),
};
