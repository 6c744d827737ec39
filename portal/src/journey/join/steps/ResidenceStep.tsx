import { canSignUp, isCountry } from '@quoin/rules';
import { Banner, Button, Text, useCountryName } from '@quoin/ui';
import { FormikCountrySelect, FormikYesNoQuestion } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import { useAmounts } from '../use-amounts';
import type { StepProps } from './step-props';

export function ResidenceStep({ actions, onWaitlist }: StepProps) {
  const text = useText();
  const countryName = useCountryName();
  const { dollars } = useAmounts();
  const { country } = useFormikContext<SignUpFields>().values;
  return (
    <>
      <Text>{text('join.residence.lead')}</Text>
      <FormikCountrySelect name="country" label={text('join.residence.country')} required />
      {isCountry(country) && !canSignUp(country) ? (
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
