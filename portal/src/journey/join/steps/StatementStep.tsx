// Residence and investor type of an invited user.
import { INVESTOR_TYPES, isCountry, phoneRegionOf } from '@quoin/rules';
import { Banner, Stack, Text, useTerms } from '@quoin/ui';
import {
  FormikCheckboxGroup,
  FormikCountrySelect,
  FormikQualificationStatement,
  FormikRadioGroup,
} from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import { OtherNumber, useCodeCountries } from '../CodeCountries';
import type { SignUpFields } from '../sign-up-values';
import { useAmounts, type StepProps } from './ResidenceStep';

export function StatementStep({ actions, edition }: StepProps) {
  const text = useText();
  const terms = useTerms();
  const { thresholds, dollars } = useAmounts(edition);
  const countries = useCodeCountries();
  const { accredited_basis: basis, country, invitation } = useFormikContext<SignUpFields>().values;
  return (
    <>
      <Text>{text('join.statement.lead')}</Text>
      <FormikCountrySelect name="country" label={text('join.residence.country')} required />
      {isCountry(country) && !phoneRegionOf(country)?.enable_send_code && (
        <Banner announce="polite">
          <Stack gap={2}>
            <Text>{text('join.statement.phone', { countries })}</Text>
            <OtherNumber />
          </Stack>
        </Banner>
      )}
      <FormikRadioGroup
        name="invitation.investor_type"
        label={text('join.statement.investor_type')}
        hint={text('join.statement.investor_type_hint')}
        options={INVESTOR_TYPES.map((type) => ({ value: type, label: terms.investorType[type] }))}
        required
      />
      <FormikQualificationStatement
        name="accredited_basis"
        thresholds={thresholds}
        investorType={invitation.investor_type || undefined}
        required
      />
      {basis === 'none' && (
        <Banner signal="warning" announce="polite">
          {text('join.statement.ineligible')}
        </Banner>
      )}
      <FormikCheckboxGroup
        name="invitation.qualifications"
        label={text('join.statement.also')}
        hint={text('join.statement.also_hint')}
        options={[
          {
            value: 'qualified_client',
            label: text('join.statement.qualified_client'),
            hint: text('join.statement.qualified_client_hint', {
              netWorth: dollars('qualified_client_net_worth'),
              assets: dollars('qualified_client_assets_managed'),
            }),
          },
          {
            value: 'qualified_purchaser',
            label: text('join.statement.qualified_purchaser'),
            hint: text('join.statement.qualified_purchaser_hint', {
              investments: dollars('qualified_purchaser_investments'),
              institution: dollars('qualified_purchaser_institution'),
            }),
          },
        ]}
      />
      {actions}
    </>
  );
}
