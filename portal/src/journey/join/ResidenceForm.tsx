import {
  canSignUp,
  isCountry,
  moneyToWire,
  problemsOfResidence,
  thresholdsOn,
  type ThresholdName,
} from '@quoin/rules';
import { Banner, Button, Text, useCountryName, useFormat } from '@quoin/ui';
import { FormikCountrySelect, FormikYesNoQuestion } from '@quoin/ui/formik';
import { newYorkToday } from '../../app/new-york-today';
import { Form } from '../../form';
import { useText } from '../../i18n';

export interface Residence {
  country: string;
  accredited: boolean | undefined;
}

interface ResidenceFormProps {
  initial: Residence;
  onDone: (residence: Residence) => void;
  /** Sign-up is not open where the person lives. */
  onWaitlist: (residence: Residence) => void;
}

export function ResidenceForm({ initial, onDone, onWaitlist }: ResidenceFormProps) {
  const text = useText();
  const countryName = useCountryName();
  const { money } = useFormat();
  const thresholds = thresholdsOn(newYorkToday());
  const dollars = (name: ThresholdName) => money(moneyToWire(thresholds[name].amount), { digits: 0 });
  return (
    <Form
      initialValues={initial}
      problemsOf={problemsOfResidence}
      onSubmit={async (values) => onDone(values)}
      label={text('join.sign_up.title')}
    >
      {({ values }) => (
        <>
          <Text>{text('join.residence.lead')}</Text>
          <FormikCountrySelect name="country" label={text('join.residence.country')} required />
          {isCountry(values.country) && !canSignUp(values.country) ? (
            <Banner
              announce="polite"
              action={
                <Button onClick={() => onWaitlist(values)}>{text('join.residence.to_waitlist')}</Button>
              }
            >
              {text('join.residence.closed', { country: countryName(values.country) })}
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
              <Button type="submit">{text('join.residence.continue')}</Button>
            </>
          )}
        </>
      )}
    </Form>
  );
}
