// The password once more, before security settings change.
import { gather, PASSWORD_CHECK_MINUTES, type Problem } from '@quoin/rules';
import { Button, Stack, Text } from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useSelector } from 'react-redux';
import { api } from '../api/api';
import { hashPassword } from '../api/hash-password';
import { AccountField, Form, type ErrorFields } from '../form';
import { useText } from '../i18n';
import { selectEmail } from '../session/session-slice';
import { PasskeyButton } from './PasskeyButton';

interface PasswordCheckProps {
  /** The verb of what comes next: "Turn off". */
  action: string;
  /** The password is right, for ten minutes. What it throws is said in the form. */
  onChecked: () => unknown;
}

const ERROR_FIELDS: ErrorFields = { user_authentication_failed: 'password' };

const problemsOf = ({ password }: { password: string }) =>
  gather({ password: problemOfGivenPassword(password) });

export function PasswordCheck({ action, onChecked }: PasswordCheckProps) {
  const text = useText();
  const email = useSelector(selectEmail) ?? '';
  const [verify] = api.useVerifyPasswordMutation();
  return (
    <Form
      initialValues={{ password: '' }}
      problemsOf={problemsOf}
      onSubmit={async ({ password }) => {
        await verify({ body: { password: await hashPassword(email, password) } }).unwrap();
        await onChecked();
      }}
      errorFields={ERROR_FIELDS}
      label={text('account.check.form')}
    >
      {({ isSubmitting }) => (
        <>
          <Text>{text('account.check.lead', { minutes: PASSWORD_CHECK_MINUTES })}</Text>
          <AccountField />
          <FormikPasswordField name="password" label={text('access.sign_in.password')} required />
          <Stack align="start">
            <Button type="submit" busy={isSubmitting}>
              {action}
            </Button>
          </Stack>
          <PasskeyCheck onChecked={onChecked} />
        </>
      )}
    </Form>
  );
}

/** A password that is entered, not chosen: it has to be there, and whether it is right the server says. */
export const problemOfGivenPassword = (password: string | undefined): Problem | undefined =>
  password ? undefined : { name: 'required' };

/** A passkey in place of the password, where the account has one. */
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
