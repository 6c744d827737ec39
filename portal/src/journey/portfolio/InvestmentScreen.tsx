// One investment: overview, performance, documents, transactions, redemption. The last segment of the URL names the part.
import type { PerformanceFigure, PerformancePeriod } from '@quoin/rules';
import {
  EmptyState,
  Heading,
  LinkTabs,
  Page,
  PerformanceTable,
  ShowTheMath,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  TransactionTable,
  useTerms,
} from '@quoin/ui';
import { NavChart } from '@quoin/ui/charts';
import { useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedInvestment } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { useResourceTitle } from '../../navigation/navigation-effects';
import { ButtonLink, RouterAnchor, StandaloneLink } from '../../navigation/router-link';
import { ExportMenu } from '../../sheets/ExportMenu';
import { RedemptionPart } from '../redeem/RedemptionPart';
import { AccountStatement } from './AccountStatement';
import { DocumentsPart } from './DocumentsPart';
import { ChartExport, ExportOf } from './ExportOf';
import { InvestmentPart } from './InvestmentPart';
import { OverviewPart } from './OverviewPart';
import { PrintedFor } from './PrintedFor';
import { ValuationAge } from './ValuationAge';
import { navSheet, usePerformanceSheet } from './chart-sheets';
import type { Investment } from './investment-on-card';
import { PART_NAMES, getParts, type PartName } from './investment-parts';
import { getValueHistory, getMath, performanceOnTable } from './performance-on-table';
import { useTransactionsSheet } from './use-sheets';

const PARTS: Readonly<Record<PartName, ComponentType<{ investment: Investment }>>> = {
  all: OverviewPart,
  performance: PerformancePart,
  documents: DocumentsPart,
  transactions: TransactionsPart,
  redemption: RedemptionsPart,
};

export default function InvestmentScreen() {
  const text = useText();
  const terms = useTerms();
  const { pathname, search } = useLocation();
  const { investmentId = '' } = useParams();
  const part = PART_NAMES.find((name) => pathname.endsWith(`/${name}`)) ?? 'all';
  const { currentData: investment, error, refetch } = api.useGetInvestmentQuery({ params: { investmentId } });
  // Prefetch for the overview, in parallel with the investment.
  api.useCheckCapitalCallQuery({ params: { investmentId } }, { skip: part !== 'all' });

  useResourceTitle(text(`portfolio.detail.${part}`), investment?.product.name);

  if (!investment && isCallError(error)) return <FailedInvestment error={error} onRetry={refetch} />;
  if (!investment) {
    return (
      <Page aria-busy>
        <Skeleton shape="heading" />
        <Skeleton shape="block" height={320} />
      </Page>
    );
  }

  const base = `/my-investment/${investment.group}/${investment.id}`;
  // An old link may name another group, because an investment changes groups.
  if (!pathname.startsWith(base)) return <Navigate to={`${base}/${part}${search}`} replace />;

  const Part = PARTS[part];
  return (
    <Page>
      <Stack gap={8}>
        <PrintedFor names={[investment.investor.name]} />
        <Stack as="header" direction="horizontal" gap={4} justify="between" align="end">
          <Stack gap={3} align="start">
            <StandaloneLink href={`/my-investment/${investment.group}`}>
              {text('portfolio.detail.back')}
            </StandaloneLink>
            <Heading level={1}>{investment.product.name}</Heading>
            <Stack direction="horizontal" gap={3} align="center">
              <StatusBadge status={investment.status} />
              <Text as="span" tone="secondary">
                {terms.investorType[investment.investor.investor_type]} ·{' '}
                <bdi>{investment.investor.name}</bdi>
              </Text>
            </Stack>
          </Stack>
          <Stack direction="horizontal" gap={3}>
            {investment.nav !== null && <AccountStatement />}
            <ButtonLink href={`/products/${investment.product.id}`} variant="secondary">
              {text('portfolio.detail.to_product')}
            </ButtonLink>
          </Stack>
        </Stack>
        <LinkTabs
          label={text('portfolio.detail.tabs')}
          current={`${base}/${part}`}
          linkAs={RouterAnchor}
          links={getParts(investment).map((name) => ({
            href: `${base}/${name}`,
            label: text(`portfolio.detail.${name}`),
          }))}
        />
        <Part investment={investment} />
      </Stack>
    </Page>
  );
}

function RedemptionsPart({ investment: { id, investor, product } }: { investment: Investment }) {
  return <RedemptionPart investmentId={id} investorId={investor.id} name={product.name} />;
}

/** Performance of an investment: figures by period with their calculation, and value over time. */
function PerformancePart({ investment }: { investment: Investment }) {
  const text = useText();
  const getPerformanceSheet = usePerformanceSheet();
  const fund = investment.product.name;
  const [selected, setSelected] = useState<{ figure: PerformanceFigure; period: PerformancePeriod }>();
  return (
    <InvestmentPart investmentId={investment.id} type="performance">
      {(performance) => {
        if (performance.as_of_date === null) {
          return (
            <EmptyState title={text('portfolio.detail.no_performance')}>
              {text('portfolio.detail.no_performance.text')}
            </EmptyState>
          );
        }
        const math = selected && getMath(performance, selected.figure, selected.period);
        return (
          <Stack gap={8}>
            <ValuationAge investment={investment} />
            <ExportOf
              name={text('portfolio.detail.performance')}
              sheet={() => getPerformanceSheet(performance, fund)}
            >
              <PerformanceTable
                performance={performanceOnTable(performance)}
                asOf={performance.as_of_date}
                onShowMath={(figure, period) => setSelected({ figure, period })}
              />
            </ExportOf>
            <NavChart
              headingLevel={2}
              asOfDate={performance.as_of_date}
              valuations={getValueHistory(performance)}
              actions={
                <ChartExport
                  name={text('portfolio.fact.nav')}
                  sheet={() => navSheet(text, performance.valuations, fund)}
                />
              }
            />
            {math && (
              <ShowTheMath appearance="dialog" math={math} open onChange={() => setSelected(undefined)} />
            )}
          </Stack>
        );
      }}
    </InvestmentPart>
  );
}

function TransactionsPart({ investment }: { investment: Investment }) {
  const text = useText();
  const getTransactionsSheet = useTransactionsSheet();
  return (
    <InvestmentPart investmentId={investment.id} type="transactions">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text('portfolio.detail.no_transactions')}>
            {text('portfolio.detail.no_transactions.text')}
          </EmptyState>
        ) : (
          <Stack gap={6}>
            <Stack direction="horizontal" justify="end">
              <ExportMenu sheet={() => getTransactionsSheet(items, investment.product.name)} />
            </Stack>
            <TransactionTable
              transactions={items.map(({ transaction_type, reverses, ...rest }) => ({
                type: transaction_type,
                isReversal: reverses !== null,
                ...rest,
              }))}
              captionHidden
            />
          </Stack>
        )
      }
    </InvestmentPart>
  );
}
