import type { RedemptionSchedule } from '@quoin/rules';
import { useText } from '../../i18n';

/** Redemption frequency of a fund and its notice period, as text. */
export function useRedemptionMessages({ frequency, notice_days: days }: RedemptionSchedule): string {
  const text = useText();
  const when = text(`browse.redeems.${frequency}`);
  return frequency === 'never' || days === 0 ? when : text('browse.redeems.with_notice', { when, days });
}
