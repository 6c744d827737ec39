// Prompts for the password again before security settings change.
import { gather, PASSWORD_CHECK_MINUTES, type Problem } from '@quoin/rules';
import { Stack, Text } from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useSelector } from 'react-redux';
import { api } from '../api/api';
import { hashPassword } from '../api/hash-password';
import { AccountField, Form, type ErrorFields, SubmitButton } from '../form';
import { useText } from '../i18n';
import { selectEmail } from '../session/session-slice';
import { PasskeyButton } from './PasskeyButton';

interface PasswordCheckProps {
  /** Label of the button, which names the next action: "Turn off". */
  action: string;
  /** Called when the password is correct; the check is valid for ten minutes. The form shows what it throws. */
  onChecked: () => unknown;
}

const ERROR_FIELDS: ErrorFields = { user_authentication_failed: 'password' };

const validate = ({ password }: { password: string }) =>
  gather({ password: validateGivenPassword(password) });

export function PasswordCheck({ action, onChecked }: PasswordCheckProps) {
  const text = useText();
  const email = useSelector(selectEmail) ?? '';
  const [verify] = api.useVerifyPasswordMutation();
  return (
    <Form
      initialValues={{ password: '' }}
      validate={validate}
      onSubmit={async ({ password }) => {
        await verify({ body: { password: await hashPassword(email, password) } }).unwrap();
        await onChecked();
      }}
      errorFields={ERROR_FIELDS}
      label={text('account.check.form')}
    >
      <Text>{text('account.check.lead', { minutes: PASSWORD_CHECK_MINUTES })}</Text>
      <AccountField />
      <FormikPasswordField name="password" label={text('access.sign_in.password')} required />
      <Stack align="start">
        <SubmitButton>{action}</SubmitButton>
      </Stack>
      <PasskeyCheck onChecked={onChecked} />
    </Form>
  );
}

/** For entering an existing password: only required, because the server verifies it. */
export const validateGivenPassword = (password: string | undefined): Problem | undefined =>
  password ? undefined : { name: 'required' };

/** Offers a passkey instead of the password if the account has one. */
function PasskeyCheck({ onChecked }: { onChecked: () => unknown }) {
  const text = useText();
  const { data } = api.useListPasskeysQuery();
  const [begin] = api.useBeginPasskeyCheckMutation();
  const [verify] = api.useVerifyPasskeyMutation();
  if (!data?.items.length) return null;
  return (
    <PasskeyButton
      label={text('account.check.passkey')}
      begin={() => begin().unwrap()}
      onAnswer={async (body) => {
        await verify({ body }).unwrap();
        await onChecked();
      }}
    />
  );
}
