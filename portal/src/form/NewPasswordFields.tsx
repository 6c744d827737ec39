import { FormikPasswordField } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { HiddenUsername } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectEmail } from '../session/session-slice';

interface NewPasswordFieldsProps {
  label: string;
  confirmationLabel: string;
}

export function NewPasswordFields({ label, confirmationLabel }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<{ password: string }>();
  return (
    <>
      <FormikPasswordField name="password" label={label} choosing required />
      <FormikPasswordField name="confirmation" label={confirmationLabel} repeats={values.password} required />
    </>
  );
}

/** Names the account of the form's password for password managers. @param email default: the signed-in account's */
export function AccountField({ email }: { email?: string }) {
  const signedInAs = useSelector(selectEmail);
  return <HiddenUsername value={email ?? signedInAs ?? ''} />;
}
