// "My portfolio": one group of investments with totals. The last segment of the URL is the group, the query has the date.
import {
  Card,
  EmptyState,
  Grid,
  Heading,
  HoldingsTable,
  LinkTabs,
  Page,
  PortfolioSummary,
  Skeleton,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { media } from '@quoin/ui/tokens';
import { styled } from 'styled-components';
import type { ReplyOf } from '@quoin/contract';
import type { PerformanceFigure } from '@quoin/rules';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { ButtonLink, RouterAnchor, routerLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { ExportMenu } from '../../sheets/ExportMenu';
import { CurrentRedemptions } from '../redeem/CurrentRedemptions';
import { AccountStatement } from './AccountStatement';
import { AsOfDate, useAsOfDate } from './AsOfDate';
import { useFigureMath } from './FigureMathDialog';
import { InvestmentCards } from './InvestmentCards';
import { figuresInTable, toTableHolding, totalsOnSummary, type Investment } from './investment-on-card';
import { PortfolioCharts } from './PortfolioCharts';
import { PrintedFor } from './PrintedFor';
import { PORTFOLIO_GROUPS, type PortfolioGroup } from './investment-parts';
import { usePortfolioSheet } from './use-sheets';

export default function PortfolioScreen() {
  const text = useText();
  const format = useFormat();
  const getPortfolioSheet = usePortfolioSheet();
  const { pathname, search } = useLocation();
  const { date, setDate } = useAsOfDate();
  const status = PORTFOLIO_GROUPS.find((group) => pathname.endsWith(`/${group}`)) ?? 'all';
  const {
    currentData: data,
    error,
    refetch,
  } = api.useListInvestmentsQuery({ query: { status, ...(date && { date }) } });
  // Prefetch of the charts' data, in parallel with the list.
  api.useGetPortfolioCourseQuery({ query: { status, date } }, { skip: status === 'pending' });
  const { showMath, dialog } = useFigureMath(data, date);
  const { holdings, others } = useMemo(() => {
    const items = data?.items ?? [];
    return {
      holdings: items.filter((investment) => isHolding(investment, status)),
      others: items.filter((investment) => !isHolding(investment, status)),
    };
  }, [data, status]);
  const valued = data !== undefined && data.totals.nav !== null;

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" direction="horizontal" gap={4} justify="between" align="end">
          <Stack gap={2}>
            <Heading level={1}>{text('portfolio.title')}</Heading>
            <Text tone="secondary">{text('portfolio.lead')}</Text>
          </Stack>
          <Stack direction="horizontal" gap={3} align="end">
            <ScreenOnly>
              <AsOfDate date={date} onChange={setDate} />
            </ScreenOnly>
            {data && data.items.length > 0 && holdings.length === 0 && (
              <ExportMenu sheet={() => getPortfolioSheet(data, status, date)} />
            )}
            {valued && <AccountStatement key={date} date={date} />}
          </Stack>
        </Stack>
        <LinkTabs
          label={text('portfolio.tabs')}
          current={`/my-investment/${status}${search}`}
          linkAs={RouterAnchor}
          links={PORTFOLIO_GROUPS.map((group) => ({
            href: `/my-investment/${group}${search}`,
            label: text(`portfolio.tab.${group}`),
          }))}
        />
        {date && <Text tone="secondary">{text('portfolio.as_of.note', { date: format.date(date) })}</Text>}
        {!data && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.items.length === 0 && (
          <EmptyState
            title={text(`portfolio.empty.${status}`)}
            action={<ButtonLink href="/products">{text('portfolio.empty.action')}</ButtonLink>}
          >
            {text('portfolio.empty.text')}
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <>
            <PrintedFor names={data.items.map(({ investor }) => investor.name)} />
            <PortfolioSummary totals={totalsOnSummary(data.totals)} onShowMath={showMath()} />
            {dialog}
            {valued && <PortfolioCharts portfolio={data} status={status} date={date} />}
            {holdings.length > 0 && (
              <HoldingsCard
                investments={holdings}
                totals={data.totals}
                showMath={showMath}
                menu={<ExportMenu compact sheet={() => getPortfolioSheet(data, status, date)} />}
              />
            )}
            {others.length > 0 && (
              <Stack gap={6} as="section">
                {holdings.length > 0 && <Heading level={2}>{text('portfolio.applications')}</Heading>}
                <InvestmentCards
                  investments={others}
                  showMath={showMath}
                  headingLevel={holdings.length > 0 ? 3 : 2}
                />
              </Stack>
            )}
            {status === 'current' && <CurrentRedemptions investments={data.items} />}
          </>
        )}
      </Stack>
    </Page>
  );
}

function Loading() {
  return (
    <div aria-busy>
      <Stack gap={8}>
        <Skeleton shape="block" height={168} />
        <Grid columns={2}>
          <Skeleton shape="block" height={280} />
          <Skeleton shape="block" height={280} />
        </Grid>
      </Stack>
    </div>
  );
}

/** Controls that are shown on a screen and not printed. Has no box of its own, so a layout places its children. */
const ScreenOnly = styled.div`
  display: contents;

  ${media.print} {
    display: none;
  }
`;

interface HoldingsCardProps extends Pick<ReturnType<typeof useFigureMath>, 'showMath'> {
  investments: readonly Investment[];
  totals: ReplyOf<'listInvestments'>['totals'];
  /** In the head of the card. */
  menu: ReactNode;
}

/** The investments that have figures, in one table with totals. Its menu exports all investments of the group. */
function HoldingsCard({ investments, totals, showMath, menu }: HoldingsCardProps) {
  const text = useText();
  // The table is sorted and rendered again only when these change.
  const holdings = useMemo(() => investments.map(toTableHolding), [investments]);
  const sums = useMemo(() => figuresInTable(totals), [totals]);
  const onShowMath = useCallback(
    (figure: PerformanceFigure, id?: string) => showMath(investments.find((one) => one.id === id))(figure),
    [showMath, investments],
  );
  return (
    <Card as="section" aria-labelledby="holdings">
      <Stack gap={4}>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Heading id="holdings" level={2} size="lead">
            {text('portfolio.holdings')}
          </Heading>
          {menu}
        </Stack>
        <HoldingsTable
          caption={text('portfolio.holdings')}
          captionHidden
          holdings={holdings}
          totals={sums}
          onShowMath={onShowMath}
          renderLink={routerLink}
        />
      </Stack>
    </Card>
  );
}

const hasMoved = ({ contribution, fees_paid }: Investment) => /[1-9]/.test(contribution + fees_paid);

/** In the table are investments with figures, so that its rows add up; the others are cards with their next action. */
function isHolding(investment: Investment, group: PortfolioGroup): boolean {
  const { status } = investment;
  if (group === 'pending') return false;
  return status === 'current' || status === 'past' || hasMoved(investment);
}
