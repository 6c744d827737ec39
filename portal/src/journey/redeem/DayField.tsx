import { Select, TextField, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import { type RedemptionLimits, scheduleOf } from './redemption-values';

interface DayFieldProps {
  limits: RedemptionLimits;
  /** YYYY-MM-DD */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** Selects one of the fund's redemption days, with its notice deadline; or any day if the fund has none. */
export function DayField({ limits: { days, schedule }, ...field }: DayFieldProps) {
  const text = useText();
  const format = useFormat();
  const named = {
    id: 'redemption_day',
    name: 'redemption_day',
    label: text('redeem.day'),
    required: true,
    ...field,
  };
  const fund = scheduleOf(schedule, text);
  if (days.dates.length > 0)
    return (
      <Select
        {...named}
        hint={text('redeem.day.dates', { fund })}
        placeholder={text('redeem.day.choose')}
        options={days.dates.map(({ day, request_by }) => ({
          value: day,
          label: text('redeem.day.with_deadline', {
            day: format.date(day),
            by: format.date(request_by),
          }),
        }))}
      />
    );
  const range = { from: format.date(days.from), to: format.date(days.to) };
  return (
    <TextField
      {...named}
      type="date"
      hint={text('redeem.day.any', { ...range, fund })}
      min={days.from}
      max={days.to}
    />
  );
}
