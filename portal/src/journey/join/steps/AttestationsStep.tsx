import { getAttestations, BRAND } from '@quoin/rules';
import { Text, useCountryName } from '@quoin/ui';
import { FormikAttestations } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import type { StepProps } from './ResidenceStep';

export function AttestationsStep({ actions }: StepProps) {
  const text = useText();
  const countryName = useCountryName();
  const { country } = useFormikContext<SignUpFields>().values;
  const named = { operator: BRAND.operator.name, country: countryName(country) };
  return (
    <>
      <Text>{text('join.attestations.lead')}</Text>
      <FormikAttestations
        name="invitation.attestations"
        label={text('join.attestations.label')}
        items={getAttestations(country).map((one) => ({
          value: one,
          text: text(`join.attestations.${one}`, named),
        }))}
        required
      />
      {actions}
    </>
  );
}
