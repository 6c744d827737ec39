import { REDEMPTION_TYPES } from '@quoin/rules';
import { AmountField, RadioGroup, Select, Stack, TextField, useFormat } from '@quoin/ui';
import { useProblemMessage, useText } from '../../i18n';
import { Estimate } from './Estimate';
import {
  getSchedule,
  allowsPartial,
  getTerms,
  type RedemptionLimits,
  type RedemptionStepProps,
} from './redemption-values';

/** Full or partial redemption, amount, day and estimate. The ids of the fields are the paths of their problems. */
export function WhatStep({ limits, values, problems, onChange }: RedemptionStepProps) {
  const text = useText();
  const format = useFormat();
  const getProblemMessage = useProblemMessage();
  const getError = (path: string) => problems[path] && getProblemMessage(problems[path]);
  return (
    <Stack gap={6}>
      <RadioGroup
        label={text('redeem.type')}
        appearance="cards"
        value={values.type}
        options={REDEMPTION_TYPES.map((type) => ({
          value: type,
          label: text(`redeem.type.${type}`),
          hint: text(`redeem.type.${type}.hint`, {
            available: format.money(limits.available, { digits: 0 }),
          }),
          disabled: type === 'partial' && !allowsPartial(limits),
        }))}
        onChange={(value) => {
          const type = REDEMPTION_TYPES.find((one) => one === value);
          if (type) onChange({ type });
        }}
      />
      {values.type === 'partial' && (
        <AmountField
          id="amount"
          name="amount"
          label={text('redeem.amount')}
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
          multiple={limits.multiple}
          maximum={limits.available}
          error={getError('amount')}
          required
        />
      )}
      <DayField
        limits={limits}
        value={values.redemption_day}
        error={getError('redemption_day')}
        onChange={(redemption_day) => onChange({ redemption_day })}
      />
      <Estimate terms={getTerms(values, limits)} limits={limits} />
    </Stack>
  );
}

interface DayFieldProps {
  limits: RedemptionLimits;
  /** YYYY-MM-DD */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** Selects one of the fund's redemption days, with its notice deadline; or any day if the fund has none. */
function DayField({ limits: { days, schedule }, ...field }: DayFieldProps) {
  const text = useText();
  const format = useFormat();
  const named = {
    id: 'redemption_day',
    name: 'redemption_day',
    label: text('redeem.day'),
    required: true,
    ...field,
  };
  const fund = getSchedule(schedule, text);
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
