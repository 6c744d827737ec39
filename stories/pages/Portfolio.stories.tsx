import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Grid,
  Heading,
  InvestmentCard,
  PortfolioSummary,
  Stack,
  Tabs,
  Text,
  TransactionTable,
} from '@quoin/ui';
import { AllocationDonut, NavChart } from '@quoin/ui/charts';
import { allDrawn } from '../play';
import { FOUR_PARTS, PORTFOLIO_VALUATIONS, useShares } from '../charts/sample-figures';
import { useInvestments, useTransactions } from '../investing/sample-investments';
import { useWords } from '../words';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Portfolio', parameters: { frame: 'page' }, play: allDrawn } satisfies Meta;

const WORDS = {
  en: {
    title: 'My Portfolio',
    lead: 'What you hold, what it is worth, and what has come back.',
    tabs: 'Investments by state',
    current: 'Current',
    pending: 'Pending',
    past: 'Past',
    nothingPast: 'An investment stands here once it has been redeemed in full.',
    allocation: 'Allocation by category',
    transactions: 'Latest transactions',
  },
  'zh-CN': {
    title: '我的投资组合',
    lead: '您持有的投资、当前价值，以及已收到的款项。',
    tabs: '按状态查看投资',
    current: '持有中',
    pending: '处理中',
    past: '已结束',
    nothingPast: '投资全部赎回后，会显示在这里。',
    allocation: '按类别划分的资产配置',
    transactions: '最近交易',
  },
};

function Current() {
  const words = useWords(WORDS);
  const { held, losing } = useInvestments();
  const shares = useShares(FOUR_PARTS);
  const transactions = useTransactions();
  return (
    <Stack gap={8}>
      <PortfolioSummary
        totals={{
          commitment: '350000.00',
          contribution: '300000.00',
          nav: '338912.40',
          dividend: '21450.00',
          netGainLoss: '60362.40',
          rateOfReturn: '0.1894',
          asOfDate: '2025-03-31',
        }}
      />
      <Grid columns={2}>
        <NavChart headingLevel={2} valuations={PORTFOLIO_VALUATIONS} asOfDate="2025-03-31" />
        <AllocationDonut headingLevel={2} title={words.allocation} shares={shares} asOfDate="2025-03-31" />
      </Grid>
      <Grid columns={2}>
        <InvestmentCard investment={held} href="#harbour" headingLevel={2} />
        <InvestmentCard investment={losing} href="#timber" headingLevel={2} />
      </Grid>
      <Stack gap={4}>
        <Heading level={2}>{words.transactions}</Heading>
        <TransactionTable transactions={transactions} captionHidden />
      </Stack>
    </Stack>
  );
}

function Pending() {
  const { pending } = useInvestments();
  return (
    <Grid columns={2}>
      <InvestmentCard investment={pending} href="#orbit" headingLevel={2} />
    </Grid>
  );
}

function Portfolio() {
  const words = useWords(WORDS);
  return (
    <PortalFrame place={2} account="gr***@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="secondary" measure>
          {words.lead}
        </Text>
      </Stack>
      <Tabs
        label={words.tabs}
        tabs={[
          { key: 'current', label: words.current, panel: <Current /> },
          { key: 'pending', label: words.pending, panel: <Pending /> },
          { key: 'past', label: words.past, panel: <Text tone="secondary">{words.nothingPast}</Text> },
        ]}
      />
    </PortalFrame>
  );
}

export const Gallery: StoryObj = { render: () => <Portfolio /> };
