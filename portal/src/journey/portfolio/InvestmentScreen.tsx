// One investment: overview, performance, documents, transactions, redemption. The last segment of the URL names the part.
import { Heading, LinkTabs, Page, Skeleton, Stack, StatusBadge, Text, useTerms } from '@quoin/ui';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedInvestment } from '../../components/FailedCall';
import { ButtonLink, RouterAnchor, StandaloneLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { AccountStatement } from './AccountStatement';
import { DocumentsPart } from './DocumentsPart';
import type { Investment } from './investment-on-card';
import { PART_NAMES, partsOf, type PartName } from './investment-parts';
import { OverviewPart } from './OverviewPart';
import { PerformancePart } from './PerformancePart';
import { PrintedFor } from './PrintedFor';
import { TransactionsPart } from './TransactionsPart';
import { RedemptionPart } from '../redeem/RedemptionPart';

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
          links={partsOf(investment).map((name) => ({
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
