import { FormikPasswordField } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { TermsAcceptance } from '../TermsAcceptance';

/** A password of one's own choosing, and the terms. */
export function PasswordFields() {
  const text = useText();
  return (
    <>
      <FormikPasswordField name="password" label={text('join.details.password')} choosing required />
      <FormikPasswordField
        name="confirmation"
        label={text('join.details.confirmation')}
        autoComplete="new-password"
        required
      />
      <TermsAcceptance />
    </>
  );
}
