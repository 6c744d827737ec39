// The investments that have figures, in one table with totals. Its menu exports all investments of the group.
import type { ReplyOf } from '@quoin/contract';
import type { PerformanceFigure } from '@quoin/rules';
import { Card, Heading, HoldingsTable, Stack } from '@quoin/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { routerLink } from '../../navigation/router-link';
import type { useFigureMath } from './FigureMathDialog';
import { figuresInTable, holdingInTable, type Investment } from './investment-on-card';
import type { PortfolioGroup } from './investment-parts';

interface HoldingsCardProps extends Pick<ReturnType<typeof useFigureMath>, 'showMath'> {
  investments: readonly Investment[];
  totals: ReplyOf<'listInvestments'>['totals'];
  /** In the head of the card. */
  menu: ReactNode;
}

export function HoldingsCard({ investments, totals, showMath, menu }: HoldingsCardProps) {
  const text = useText();
  // The table is sorted and rendered again only when these change.
  const holdings = useMemo(() => investments.map(holdingInTable), [investments]);
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

const moved = ({ contribution, fees_paid }: Investment) => /[1-9]/.test(contribution + fees_paid);

/** In the table are investments with figures, so that its rows add up; the others are cards with their next action. */
export function isHolding(investment: Investment, group: PortfolioGroup): boolean {
  const { status } = investment;
  if (group === 'pending') return false;
  return status === 'current' || status === 'past' || moved(investment);
}
