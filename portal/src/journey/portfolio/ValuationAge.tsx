import { valuationAge } from '@quoin/rules';
import { Stack, Text, useFormat } from '@quoin/ui';
import { useToday } from '../../browser/server-time';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';
import { RouterAnchor } from '../../navigation/router-link';
import type { Investment } from './investment-on-card';

/** Date of the last valuation, with its age while the investment is held, and whom to ask about an old one. */
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
  const words = <Text tone="secondary">{text('portfolio.valued', { date, days })}</Text>;
  if (!old) return words;
  return (
    <Stack gap={1}>
      {words}
      <Note measure>
        {text('portfolio.valued.old')}{' '}
        <RouterAnchor href="/contact">{text('portfolio.valued.ask')}</RouterAnchor>
      </Note>
    </Stack>
  );
}
