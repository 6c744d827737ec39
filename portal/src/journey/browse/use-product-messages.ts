import type { ProductEligibility, RedemptionSchedule } from '@quoin/rules';
import { useText } from '../../i18n';

/** Returns a function from the kinds of investors that a product is open to, to a list of them for reading. */
export function useEligibility() {
  const text = useText();
  return (kinds: readonly ProductEligibility[]): string =>
    kinds
      .map((kind, index) =>
        text(index === 0 ? `browse.eligibility.${kind}` : `browse.eligibility.more.${kind}`),
      )
      .join(text('browse.fact.separator'));
}

/** Redemption frequency of a fund and its notice period, as text. */
export function useRedemptionMessages({ frequency, notice_days: days }: RedemptionSchedule): string {
  const text = useText();
  const when = text(`browse.redeems.${frequency}`);
  return frequency === 'never' || days === 0 ? when : text('browse.redeems.with_notice', { when, days });
}
