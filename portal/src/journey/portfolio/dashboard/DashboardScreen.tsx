// Home page of a signed-in investor: pending actions, holdings and news. Each section loads and fails independently.
import { Grid, Heading, Page, Stack, Text } from '@quoin/ui';
import { useText } from '../../../i18n';
import { ResearchEntry, ReferAFriend, Resources } from './Entries';
import { MyInvestments } from './MyInvestments';
import { PendingActions } from './PendingActions';
import { QuarterlyReports } from './QuarterlyReports';
import { RecentWebinars } from './RecentWebinars';
import { TrendingOpportunities } from './TrendingOpportunities';

export default function DashboardScreen() {
  const text = useText();
  return (
    <Page>
      <Stack gap={12}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{text('app.dashboard')}</Heading>
          <Text tone="secondary">{text('portfolio.dashboard.lead')}</Text>
        </Stack>
        <PendingActions />
        <MyInvestments />
        <TrendingOpportunities />
        <QuarterlyReports />
        <RecentWebinars />
        <Grid columns={3}>
          <Resources />
          <ReferAFriend />
          <ResearchEntry />
        </Grid>
      </Stack>
    </Page>
  );
}
