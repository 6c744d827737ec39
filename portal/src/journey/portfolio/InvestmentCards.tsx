import { Grid, InvestmentCard } from '@quoin/ui';
import { useText } from '../../i18n';
import { routerLink } from '../../navigation/router-link';
import type { useFigureMath } from './FigureMathDialog';
import { getNextStep, toCardInvestment, type Investment } from './investment-on-card';

interface InvestmentCardsProps extends Pick<ReturnType<typeof useFigureMath>, 'showMath'> {
  investments: readonly Investment[];
  headingLevel?: 2 | 3;
}

/** Investments as cards, each with its next step. */
export function InvestmentCards({ investments, showMath, headingLevel }: InvestmentCardsProps) {
  const text = useText();
  return (
    <Grid columns={2}>
      {investments.map((investment) => {
        const { href, label } = getNextStep(investment);
        return (
          <InvestmentCard
            key={investment.id}
            investment={toCardInvestment(investment)}
            onShowMath={showMath(investment)}
            href={href}
            action={label && text(label)}
            headingLevel={headingLevel}
            renderLink={routerLink}
          />
        );
      })}
    </Grid>
  );
}
