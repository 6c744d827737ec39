import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, RecordTable, type RecordColumn } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof RecordTable> = {
  title: 'Investing/RecordTable',
  component: RecordTable,
  parameters: {
    guide: {
      use: [
        'Facts or figures in rows, where no table of the package is made for them.',
        'Things side by side: a row for each fact, a column for each thing.',
      ],
      avoid: [
        'What has a table of its own: FeeTable, TermsTable, TransactionTable, DocumentTable, PerformanceTable.',
        'Names and values of one thing: take ProductFacts.',
        'Hundreds of rows that are sorted or selected: take DocumentTable.',
      ],
      accessibility: [
        'A native `<table>` named by its caption; each row is named by the one column with `namesRow`. `captionHidden` keeps the caption for screen readers.',
        'While it loads the table is `aria-busy`; an error stands in its place.',
        'On a phone a row is stacked, each value behind the header of its column; its roles stay, and a value that is null leaves no line.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof RecordTable>;

interface Row {
  name: string;
  first: string;
  second: string | null;
}

const WORDS = {
  en: {
    caption: 'Two funds side by side',
    fact: 'Fact',
    first: 'Harbor Lending Access I',
    second: 'Orchard Row Homes II',
    minimum: 'Minimum investment',
    fundSize: 'Fund size',
    empty: 'Nothing to compare yet.',
  },
  'zh-CN': {
    caption: '两只基金并排对比',
    fact: '项目',
    first: '海港信贷专项一期',
    second: '果园里住宅二期',
    minimum: '最低投资额',
    fundSize: '基金规模',
    empty: '还没有可对比的产品。',
  },
};

function Records({ empty = false, loading = false }: { empty?: boolean; loading?: boolean }) {
  const words = useWords(WORDS);
  const money = (value: string | null) => value && <Figure kind="money" digits={0} value={value} />;
  const columns: RecordColumn<Row>[] = [
    { key: 'fact', header: words.fact, namesRow: true, cell: ({ name }) => name },
    { key: 'first', header: words.first, align: 'end', cell: ({ first }) => money(first) },
    { key: 'second', header: words.second, align: 'end', cell: ({ second }) => money(second) },
  ];
  const rows: Row[] = [
    { name: words.minimum, first: '50000.00', second: '100000.00' },
    { name: words.fundSize, first: '28000000.00', second: null },
  ];
  return (
    <RecordTable
      caption={words.caption}
      columns={columns}
      rows={empty || loading ? [] : rows}
      rowKey={({ name }) => name}
      empty={words.empty}
      loading={loading}
    />
  );
}

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Records />
      <Records empty />
      <Records loading />
    </div>
  ),
};
