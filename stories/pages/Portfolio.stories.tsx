import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Card,
  EllipsisIcon,
  Grid,
  Heading,
  HoldingsTable,
  InvestmentCard,
  Menu,
  PortfolioSummary,
  Stack,
  Tabs,
  Text,
} from '@quoin/ui';
import { AllocationDonut, NavChart } from '@quoin/ui/charts';
import { allDrawn } from '../play';
import { COURSE, useHoldings, useHoldingShares } from '../investing/sample-holdings';
import { useInvestments } from '../investing/sample-investments';
import { bilingual, withMessages, useStoryMessages } from '../messages';
import { Before } from './Before';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Portfolio', parameters: { frame: 'page' }, play: allDrawn } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['My Portfolio', '我的投资组合'],
  lead: ['Your holdings, their value, and your distributions.', '您持有的投资、当前价值，以及已收到的款项。'],
  tabs: ['Investments by state', '按状态查看投资'],
  current: ['Current', '持有中'],
  pending: ['Pending', '处理中'],
  past: ['Past', '已结束'],
  nothingPast: [
    'An investment appears here once it has been redeemed in full.',
    '投资全部赎回后，会显示在这里。',
  ],
  course: ['Portfolio value over time', '投资组合价值走势'],
  allocation: ['Allocation by category', '按类别划分的资产配置'],
  holdings: ['Holdings', '持有的投资'],
  exportOf: [(name: string) => `Export: ${name}`, (name: string) => `导出：${name}`],
});

const quiet = () => undefined;

function ExportOf({ name }: { name: string }) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <Menu
      label={messages.exportOf(name)}
      icon={EllipsisIcon}
      variant="quiet"
      size="small"
      align="end"
      items={[
        { key: 'csv', label: 'CSV', onSelect: quiet },
        { key: 'xlsx', label: 'Excel (XLSX)', onSelect: quiet },
      ]}
    />
  );
}

function Current() {
  const messages = useStoryMessages(MESSAGES);
  const { holdings, totals } = useHoldings();
  const shares = useHoldingShares();
  return (
    <Stack gap={8}>
      <PortfolioSummary
        totals={{
          commitment: '350000.00',
          contribution: totals.contribution,
          nav: totals.nav,
          dividend: totals.dividends,
          withdrawn: totals.withdrawn,
          feesPaid: totals.fees,
          netGainLoss: totals.netGainLoss,
          rateOfReturn: null,
          irr: totals.irr,
          asOfDate: '2025-03-31',
        }}
        onShowMath={quiet}
      />
      <Grid columns="main-aside" align="stretch">
        <NavChart
          headingLevel={2}
          title={messages.course}
          valuations={COURSE}
          asOfDate="2025-03-31"
          actions={<ExportOf name={messages.course} />}
        />
        <AllocationDonut
          headingLevel={2}
          title={messages.allocation}
          shares={shares}
          asOfDate="2025-03-31"
          actions={<ExportOf name={messages.allocation} />}
        />
      </Grid>
      <Card as="section" aria-labelledby="holdings">
        <Stack gap={4}>
          <Stack direction="horizontal" gap={4} justify="between" align="center">
            <Heading id="holdings" level={2} size="lead">
              {messages.holdings}
            </Heading>
            <ExportOf name={messages.holdings} />
          </Stack>
          <HoldingsTable holdings={holdings} totals={totals} captionHidden onShowMath={quiet} />
        </Stack>
      </Card>
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

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <PortalFrame place={2} account="gr***@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{messages.title}</Heading>
        <Text size="lead" tone="secondary" measure>
          {messages.lead}
        </Text>
      </Stack>
      <Tabs
        label={messages.tabs}
        tabs={[
          { key: 'current', label: messages.current, panel: <Current /> },
          { key: 'pending', label: messages.pending, panel: <Pending /> },
          { key: 'past', label: messages.past, panel: <Text tone="secondary">{messages.nothingPast}</Text> },
        ]}
      />
    </PortalFrame>
  )),
};

export const FormerScreen: Story = { render: () => <Before screen="portfolio" /> };
