import type { RedemptionSchedule } from '@quoin/rules';
import type { useText } from '../../i18n';

/** When a fund redeems, and with which notice, in sentences. */
export const scheduleOf = (
  { frequency, notice_days: days }: RedemptionSchedule,
  text: ReturnType<typeof useText>,
): string =>
  [text(`redeem.schedule.${frequency}`), days > 0 && text('redeem.schedule.notice', { days })]
    .filter(Boolean)
    .join(' ');
