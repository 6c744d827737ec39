// Home page of a signed-in investor: pending actions, holdings and news. Each section loads and fails independently.
import { BRAND, INVESTMENT_GROUPS, PROOF_DOCUMENT_MONTHS, REFERRAL_OFFER } from '@quoin/rules';
import {
  EmptyState,
  Grid,
  Heading,
  Illustration,
  Page,
  PortfolioSummary,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { useLocation } from 'react-router-dom';
import { api } from '../../../api/api';
import { SectionCard } from '../../../components/SectionCard';
import { WebinarCards } from '../../../components/WebinarCards';
import { useText, type MessageId } from '../../../i18n';
import { ButtonLink, INVITE_HASH, routerLink } from '../../../navigation/router-link';
import { ProductCards } from '../../../products/ProductCards';
import { OpenableDocuments } from '../DocumentsPart';
import { useFigureMath } from '../FigureMathDialog';
import { totalsOnSummary, type Investment } from '../investment-on-card';
import { InvestmentCards } from '../InvestmentCards';
import { DashboardSection } from './DashboardSection';
import { PendingActions } from './PendingActions';

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

const STATEMENT_TYPE = 'investor_statements';

/** Statements of the latest quarters. */
function QuarterlyReports() {
  const text = useText();
  const call = api.useListDocumentsQuery({ query: { document_type: STATEMENT_TYPE, page: 1, page_size: 4 } });
  return (
    <DashboardSection
      title={text('portfolio.dashboard.reports')}
      all={{ href: `/my-document?type=${STATEMENT_TYPE}`, label: text('portfolio.dashboard.reports.all') }}
      call={call}
      height={240}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.reports.none')}</Text>
        ) : (
          <OpenableDocuments documents={items} withFunds />
        )
      }
    </DashboardSection>
  );
}

const RESOURCES: readonly { href: string; labelId: MessageId }[] = [
  { href: '/faqs', labelId: 'app.faq' },
  { href: '/opportunity-zone', labelId: 'app.footer.zone' },
  { href: '/risk', labelId: 'app.footer.risk_page' },
  { href: BRAND.links.formCrs, labelId: 'app.footer.form_crs' },
  { href: BRAND.links.bestInterest, labelId: 'app.footer.best_interest' },
  { href: BRAND.links.blog, labelId: 'app.blog' },
  { href: '/contact', labelId: 'app.contact' },
];

function Resources() {
  const text = useText();
  return (
    <SectionCard title={text('portfolio.dashboard.resources')} align="start">
      <Stack as="ul" gap={2}>
        {RESOURCES.map(({ href, labelId }) => (
          <li key={href}>{routerLink({ href, children: text(labelId) })}</li>
        ))}
      </Stack>
    </SectionCard>
  );
}

function ReferAFriend() {
  const text = useText();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { referrerCredit, creditMonths } = REFERRAL_OFFER;
  return (
    <SectionCard title={text('portfolio.dashboard.refer')} align="start">
      <Text>
        {text('portfolio.dashboard.refer.text', {
          credit: format.money(String(referrerCredit), { digits: 0 }),
          months: creditMonths,
        })}
      </Text>
      <ButtonLink href={`${pathname}${search}${INVITE_HASH}`} variant="secondary">
        {text('refer.invite_friends')}
      </ButtonLink>
    </SectionCard>
  );
}

function ResearchEntry() {
  const text = useText();
  return (
    <SectionCard title={text('portfolio.dashboard.research')} align="start">
      <Text>{text('portfolio.dashboard.research.text')}</Text>
      <ButtonLink href="/demo/caplight" variant="secondary">
        {text('portfolio.dashboard.research.open')}
      </ButtonLink>
    </SectionCard>
  );
}

const MAX_INVESTMENTS = 4;

/** What the first application requires. */
const NEEDS = ['id', 'address', 'tax'] as const;

/** Current investments first, then pending, then past ones. */
const byGroup = (one: Investment, other: Investment) =>
  INVESTMENT_GROUPS.indexOf(one.group) - INVESTMENT_GROUPS.indexOf(other.group);

function MyInvestments() {
  const text = useText();
  const call = api.useListInvestmentsQuery({ query: { status: 'all' } });
  const { showMath, dialog } = useFigureMath(call.data);
  return (
    <DashboardSection
      title={text('portfolio.dashboard.investments')}
      all={{ href: '/my-investment/all', label: text('portfolio.dashboard.investments.all') }}
      call={call}
      height={360}
    >
      {({ items, totals }) =>
        items.length === 0 ? (
          <EmptyState
            level={3}
            title={text('portfolio.empty.all')}
            illustration={<Illustration subject="investments" />}
            detailsLabel={text('portfolio.empty.need')}
            details={NEEDS.map((need) =>
              text(`portfolio.empty.need.${need}`, { months: PROOF_DOCUMENT_MONTHS }),
            )}
            action={<ButtonLink href="/products">{text('portfolio.empty.action')}</ButtonLink>}
          >
            {text('portfolio.empty.text')}
          </EmptyState>
        ) : (
          <Stack gap={6}>
            <PortfolioSummary totals={totalsOnSummary(totals)} onShowMath={showMath()} />
            {dialog}
            <InvestmentCards
              investments={items.toSorted(byGroup).slice(0, MAX_INVESTMENTS)}
              showMath={showMath}
            />
          </Stack>
        )
      }
    </DashboardSection>
  );
}
