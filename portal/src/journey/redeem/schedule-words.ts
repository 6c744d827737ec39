import type { RedemptionSchedule } from '@quoin/rules';
import type { useText } from '../../i18n';

/** When a fund redeems, and with which notice, in sentences. */
export function scheduleOf(
  { frequency, notice_days: days }: RedemptionSchedule,
  text: ReturnType<typeof useText>,
): string {
  const when = text(`redeem.schedule.${frequency}`);
  return days > 0 ? text('redeem.schedule.with_notice', { when, days }) : when;
}
