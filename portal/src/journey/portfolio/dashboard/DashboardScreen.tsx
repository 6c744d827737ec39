// Home page of a signed-in investor: pending actions, holdings and news. Each section loads and fails independently.
import { Grid, Heading, Page, Stack, Text } from '@quoin/ui';
import { useText } from '../../../i18n';
import { ResearchEntry, ReferAFriend, Resources } from './Entries';
import { MyInvestments } from './MyInvestments';
import { PendingActions } from './PendingActions';
import { api } from '../../../api/api';
import { WebinarCards } from '../../../components/WebinarCards';
import { DashboardSection } from './DashboardSection';
import { ProductCards } from '../../../products/ProductCards';
import { useDocumentTitle } from '../../../document-reader/use-document-title';
import { OpenableDocuments } from '../DocumentsPart';

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

function RecentWebinars() {
  const text = useText();
  const call = api.useListWebinarsQuery({ query: { page_size: 3 } });
  return (
    <DashboardSection title={text('browse.webinar.recent')} call={call} height={240}>
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.webinars.none')}</Text>
        ) : (
          <WebinarCards webinars={items} />
        )
      }
    </DashboardSection>
  );
}

/** Products open for subscription, in the order of the product list. */
function TrendingOpportunities() {
  const text = useText();
  const call = api.useListProductsQuery({ query: { status: 'published', page_size: 3 } });
  return (
    <DashboardSection
      title={text('portfolio.dashboard.trending')}
      all={{ href: '/products', label: text('portfolio.dashboard.trending.all') }}
      call={call}
      height={460}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.trending.none')}</Text>
        ) : (
          <ProductCards products={items} headingLevel={3} />
        )
      }
    </DashboardSection>
  );
}

const TYPE = 'investor_statements';

/** Statements of the latest quarters. */
function QuarterlyReports() {
  const text = useText();
  const titleOf = useDocumentTitle();
  const call = api.useListDocumentsQuery({ query: { document_type: TYPE, page: 1, page_size: 4 } });
  return (
    <DashboardSection
      title={text('portfolio.dashboard.reports')}
      all={{ href: `/my-document?type=${TYPE}`, label: text('portfolio.dashboard.reports.all') }}
      call={call}
      height={240}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.reports.none')}</Text>
        ) : (
          <OpenableDocuments
            documents={items.map(({ file_id, name, document_type, product_name, updated_at, read }) => ({
              id: file_id,
              name,
              title: titleOf(name),
              type: document_type,
              productName: product_name,
              updatedAt: updated_at,
              read,
            }))}
          />
        )
      }
    </DashboardSection>
  );
}
