import { valuationAge } from '@quoin/rules';
import { Banner, Text, useFormat } from '@quoin/ui';
import { useToday } from '../../browser/server-time';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';

/** Date of the last valuation, with its age while the investment is held. */
export function ValuationAge({ investment: { valuation_date, group } }: { investment: Investment }) {
  const text = useText();
  const format = useFormat();
  const today = useToday();
  if (valuation_date === null) return null;
  const date = format.date(valuation_date);
  const { days, old } = valuationAge(valuation_date, today);
  // Ended investments are no longer valued.
  if (group === 'past' || days < 0)
    return <Text tone="secondary">{text('portfolio.detail.figures.as_of', { date })}</Text>;
  const words = text('portfolio.valued', { date, days });
  if (!old) return <Text tone="secondary">{words}</Text>;
  return (
    <Banner signal="warning" title={words}>
      {text('portfolio.valued.old')}
    </Banner>
  );
}
