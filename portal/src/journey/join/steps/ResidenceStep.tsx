import {
  canSignUp,
  isCountry,
  isSanctionedCountry,
  moneyToWire,
  thresholdsOn,
  type RulebookEdition,
  type ThresholdName,
} from '@quoin/rules';
import { Banner, Button, Text, useCountryName, useFormat } from '@quoin/ui';
import { FormikCountrySelect, FormikYesNoQuestion } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import { useToday } from '../../../browser/server-time';
import type { ReactNode } from 'react';

export interface StepProps {
  /** Buttons of the step, below its fields. */
  actions: ReactNode;
  /** Called if sign-up is not open in the user's country. */
  onWaitlist: () => void;
  /** Rulebook edition of the quoted amounts; default: the current one. */
  edition?: RulebookEdition;
}

export function ResidenceStep({ actions, onWaitlist }: StepProps) {
  const text = useText();
  const countryName = useCountryName();
  const { dollars } = useAmounts();
  const { country } = useFormikContext<SignUpFields>().values;
  return (
    <>
      <Text>{text('join.residence.lead')}</Text>
      <FormikCountrySelect name="country" label={text('join.residence.country')} required />
      {isCountry(country) && !canSignUp(country) && !isSanctionedCountry(country) ? (
        <Banner
          announce="polite"
          action={<Button onClick={onWaitlist}>{text('join.residence.to_waitlist')}</Button>}
        >
          {text('join.residence.closed', { country: countryName(country) })}
        </Banner>
      ) : (
        <>
          <FormikYesNoQuestion
            name="accredited"
            label={text('join.residence.accredited')}
            hint={text('join.residence.accredited_hint', {
              income: dollars('accredited_income'),
              joint: dollars('accredited_joint_income'),
              netWorth: dollars('accredited_net_worth'),
            })}
            required
          />
          {actions}
        </>
      )}
    </>
  );
}

/** Thresholds in force today, with a formatter. */
export function useAmounts(edition?: RulebookEdition) {
  const { money } = useFormat();
  const thresholds = thresholdsOn(useToday(), edition);
  const dollars = (name: ThresholdName) => money(moneyToWire(thresholds[name].amount), { digits: 0 });
  return { thresholds, dollars };
}
