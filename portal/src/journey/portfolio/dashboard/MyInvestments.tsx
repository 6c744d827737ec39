import { EmptyState, Grid, Illustration, InvestmentCard, PortfolioSummary, Stack } from '@quoin/ui';
import { INVESTMENT_GROUPS, PROOF_DOCUMENT_MONTHS } from '@quoin/rules';
import { api } from '../../../api/api';
import { ButtonLink, routerLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { useFigureMath } from '../FigureMathDialog';
import { investmentOnCard, totalsOnSummary, type Investment, nextStepOf } from '../investment-on-card';
import { DashboardSection } from './DashboardSection';

const SHOWN = 4;

/** What the first application requires. */
const NEEDS = ['id', 'address', 'tax'] as const;

/** Current investments first, then pending, then past ones. */
const byGroup = (one: Investment, other: Investment) =>
  INVESTMENT_GROUPS.indexOf(one.group) - INVESTMENT_GROUPS.indexOf(other.group);

export function MyInvestments() {
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
            <Grid columns={2}>
              {items
                .toSorted(byGroup)
                .slice(0, SHOWN)
                .map((investment) => {
                  const { href, label } = nextStepOf(investment);
                  return (
                    <InvestmentCard
                      key={investment.id}
                      investment={investmentOnCard(investment)}
                      onShowMath={showMath(investment)}
                      href={href}
                      action={label && text(label)}
                      renderLink={routerLink}
                    />
                  );
                })}
            </Grid>
          </Stack>
        )
      }
    </DashboardSection>
  );
}
