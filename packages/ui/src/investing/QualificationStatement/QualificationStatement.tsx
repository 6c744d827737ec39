import { forwardRef } from 'react';
import {
  ACCREDITED_BASES,
  moneyToWire,
  type AccreditedBasis,
  type Cents,
  type ThresholdName,
} from '@quoin/rules';
import { RadioGroup, type RadioGroupProps } from '../../controls/RadioGroup/RadioGroup';
import { useFormat } from '../../foundations/format/use-format';
import { QualificationStatement as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';

type AccreditedThreshold = Extract<ThresholdName, `accredited_${string}`>;

export interface QualificationStatementProps extends Omit<
  RadioGroupProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'onChange' | 'appearance'
> {
  /** Visible label, and the accessible name. */
  label?: RadioGroupProps['label'];
  /** `''` while nothing is chosen. */
  value?: AccreditedBasis | '';
  /** Initial value of an uncontrolled component. */
  defaultValue?: AccreditedBasis | '';
  /** Called with the new value when the user changes it. */
  onChange?: (value: AccreditedBasis) => void;
  /** The amounts in force, as `thresholdsOn(today)` of `@quoin/rules` gives them: the statements quote them. */
  thresholds: Record<AccreditedThreshold, { amount: Cents }>;
}

/** On which ground an investor is accredited: the full statement of each, and none of them. Ref: the `<fieldset>`. */
export const QualificationStatement = forwardRef<HTMLFieldSetElement, QualificationStatementProps>(
  function QualificationStatement({ thresholds, label, onChange, ...rest }, ref) {
    const text = useMessages('QualificationStatement', english);
    const format = useFormat();
    const amount = (name: AccreditedThreshold) =>
      format.money(moneyToWire(thresholds[name].amount), { digits: 0 });
    const statements: Record<AccreditedBasis, string> = {
      income: text.income.statement(amount('accredited_income')),
      joint_income: text.joint_income.statement(amount('accredited_joint_income')),
      net_worth: text.net_worth.statement(amount('accredited_net_worth')),
      fund_insider: text.fund_insider.statement,
      securities_licence: text.securities_licence.statement,
      knowledgeable_employee: text.knowledgeable_employee.statement,
      none: text.none.statement,
    };
    return (
      <RadioGroup
        ref={ref}
        data-quoin="QualificationStatement"
        appearance="cards"
        label={label ?? text.label}
        options={ACCREDITED_BASES.map((basis) => ({
          value: basis,
          label: text[basis].name,
          hint: statements[basis],
        }))}
        onChange={(chosen) => {
          const basis = ACCREDITED_BASES.find((one) => one === chosen);
          if (basis) onChange?.(basis);
        }}
        {...rest}
      />
    );
  },
);
