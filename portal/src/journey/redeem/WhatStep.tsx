import { REDEMPTION_TYPES } from '@quoin/rules';
import { AmountField, RadioGroup, Stack, useFormat } from '@quoin/ui';
import { useProblemSentence, useText } from '../../i18n';
import { DayField } from './DayField';
import { Estimate } from './Estimate';
import { takesPartial, termsOf, type RedemptionStepProps } from './redemption-values';

/** Full or partial redemption, amount, day and estimate. The ids of the fields are the paths of their problems. */
export function WhatStep({ limits, values, problems, onChange }: RedemptionStepProps) {
  const text = useText();
  const format = useFormat();
  const problemSentence = useProblemSentence();
  const errorOf = (path: string) => problems[path] && problemSentence(problems[path]);
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
          disabled: type === 'partial' && !takesPartial(limits),
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
          error={errorOf('amount')}
          required
        />
      )}
      <DayField
        limits={limits}
        value={values.redemption_day}
        error={errorOf('redemption_day')}
        onChange={(redemption_day) => onChange({ redemption_day })}
      />
      <Estimate terms={termsOf(values, limits)} limits={limits} />
    </Stack>
  );
}
