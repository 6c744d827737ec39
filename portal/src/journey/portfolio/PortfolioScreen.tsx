// My Portfolio: one group of investments with its totals. The group is the last part of the address.
import { INVESTMENT_GROUPS } from '@quoin/rules';
import {
  EmptyState,
  Grid,
  Heading,
  InvestmentCard,
  LinkButton,
  LinkTabs,
  Page,
  PortfolioSummary,
  Skeleton,
  Stack,
  Text,
} from '@quoin/ui';
import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { RouterAnchor, routerLink } from '../../app/router-link';
import { useText } from '../../i18n';
import { CurrentRedemptions } from '../redeem';
import { AccountStatement } from './AccountStatement';
import { investmentOnCard, totalsOnSummary } from './investment-on-card';
import { whereItGoesOn } from './where-it-goes-on';

const GROUPS = ['all', ...INVESTMENT_GROUPS] as const;

export default function PortfolioScreen() {
  const text = useText();
  const { pathname } = useLocation();
  const status = GROUPS.find((group) => pathname.endsWith(`/${group}`)) ?? 'all';
  const { currentData: data, error, refetch } = api.useListInvestmentsQuery({ query: { status } });

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" direction="horizontal" gap={4} justify="between" align="end">
          <Stack gap={2}>
            <Heading level={1}>{text('portfolio.title')}</Heading>
            <Text tone="secondary">{text('portfolio.lead')}</Text>
          </Stack>
          {data && data.totals.nav !== null && <AccountStatement />}
        </Stack>
        <LinkTabs
          label={text('portfolio.tabs')}
          current={`/my-investment/${status}`}
          linkAs={RouterAnchor}
          links={GROUPS.map((group) => ({
            href: `/my-investment/${group}`,
            label: text(`portfolio.tab.${group}`),
          }))}
        />
        {!data && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.items.length === 0 && (
          <EmptyState
            title={text(`portfolio.empty.${status}`)}
            action={
              <LinkButton as={RouterAnchor} href="/products">
                {text('portfolio.empty.action')}
              </LinkButton>
            }
          >
            {text('portfolio.empty.text')}
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <>
            <PortfolioSummary totals={totalsOnSummary(data.totals)} />
            <Grid columns={2}>
              {data.items.map((investment) => {
                const { href, label } = whereItGoesOn(investment);
                return (
                  <InvestmentCard
                    key={investment.id}
                    investment={investmentOnCard(investment)}
                    href={href}
                    action={label && text(label)}
                    headingLevel={2}
                    renderLink={routerLink}
                  />
                );
              })}
            </Grid>
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
