import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState, Figure, RecordTable, useFormat, type RecordColumn } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { LONG_NAME, MINUS_TWENTY_DIGITS, RIGHT_TO_LEFT, TWENTY_DIGITS } from './hard-cases';

interface Round {
  name: string;
  date: string;
  amount: string;
  source: string | null;
}

export default {
  title: 'Investing/RecordTable',
  component: RecordTable<Round>,
} satisfies Meta<typeof RecordTable<Round>>;
type Story = StoryObj<typeof RecordTable<Round>>;

interface RoundsProps {
  rows?: readonly Round[];
  loading?: boolean;
  failed?: boolean;
}

const MESSAGES = bilingual({
  caption: ['Funding rounds', '融资轮次'],
  name: ['Round', '轮次'],
  date: ['Date', '日期'],
  amount: ['Raised', '融资金额'],
  source: ['Source', '来源'],
  rounds: [['Seed', 'Series A'] as const, ['种子轮', 'A 轮'] as const],
  announcement: ['Announcement of the round', '融资公告'],
  empty: ['No round is known.', '暂无已知轮次。'],
  why: ['The connection was lost. Try again.', '网络连接中断，请重试。'],
});

function Rounds({ rows, loading, failed }: RoundsProps) {
  const format = useFormat();
  const text = useStoryMessages(MESSAGES);
  const columns: RecordColumn<Round>[] = [
    { key: 'name', header: text.name, namesRow: true, cell: ({ name }) => name },
    { key: 'date', header: text.date, cell: ({ date }) => format.date(date, 'short') },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      cell: ({ amount }) => <Figure kind="money" value={amount} />,
    },
    { key: 'source', header: text.source, cell: ({ source }) => source },
  ];
  const [seed, first] = text.rounds;
  return (
    <RecordTable
      caption={text.caption}
      columns={columns}
      rows={
        rows ?? [
          { name: first, date: '2022-09-01', amount: '9200000.00', source: text.announcement },
          { name: seed, date: '2021-03-15', amount: '1860000.00', source: null },
        ]
      }
      rowKey={({ name }) => name}
      empty={text.empty}
      loading={loading}
      error={failed && <ErrorState level={3}>{text.why}</ErrorState>}
    />
  );
}

export const Playground: Story = {
  args: {
    caption: 'Funding rounds',
    columns: [
      { key: 'name', header: 'Round', namesRow: true, cell: ({ name }) => name },
      {
        key: 'amount',
        header: 'Raised',
        align: 'end',
        cell: ({ amount }) => <Figure kind="money" value={amount} />,
      },
    ],
    rows: [{ name: 'Series A', date: '2022-09-01', amount: '9200000.00', source: null }],
    rowKey: ({ name }) => name,
    empty: 'No round is known.',
  },
};

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Rounds />
      <Rounds rows={[]} />
      <Rounds rows={[]} loading />
      <Rounds failed />
    </div>
  ),
};

export const LongNamesAndLargeAmounts: Story = {
  render: () => (
    <Rounds
      rows={[
        { name: LONG_NAME, date: '2025-02-28', amount: TWENTY_DIGITS, source: LONG_NAME },
        { name: RIGHT_TO_LEFT, date: '2024-06-30', amount: MINUS_TWENTY_DIGITS, source: null },
      ]}
    />
  ),
};
