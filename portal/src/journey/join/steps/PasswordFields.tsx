import { FormikPasswordField } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import { TermsAcceptance } from '../TermsAcceptance';

/** A password of one's own choosing, and the terms. */
export function PasswordFields() {
  const text = useText();
  const { password } = useFormikContext<SignUpFields>().values;
  return (
    <>
      <FormikPasswordField name="password" label={text('join.details.password')} choosing required />
      <FormikPasswordField
        name="confirmation"
        label={text('join.details.confirmation')}
        repeats={password}
        required
      />
      <TermsAcceptance />
    </>
  );
}
