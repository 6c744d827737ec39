import { gather, validateNewPassword } from '@quoin/rules';
import { Stack, Text } from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { hashPassword } from '../../api/hash-password';
import { AccountField, Form, NewPasswordFields, type ErrorFields, SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';
import { selectEmail } from '../../session/session-slice';
import { AccountPage } from '../../account-page/AccountPage';
import { SectionHead } from '../../account-page/SectionHead';
import { validateGivenPassword } from '../../authentication/PasswordCheck';

const EMPTY = { old_password: '', password: '', confirmation: '' };

const ERROR_FIELDS: ErrorFields = {
  incorrect_credentials: 'old_password',
  old_password_incorrect: 'old_password',
  new_password_equals_old: 'password',
  passwords_differ: 'confirmation',
};

const validate = ({ old_password, ...chosen }: typeof EMPTY) => ({
  ...gather({ old_password: validateGivenPassword(old_password) }),
  ...validateNewPassword(chosen),
});

export default function ChangePasswordScreen() {
  const text = useText();
  const notify = useNotify();
  const email = useSelector(selectEmail) ?? '';
  const [update] = api.useUpdatePasswordMutation();
  /** Number of changes; resets the form after each one. */
  const [changes, setChanges] = useState(0);

  async function change({ old_password, password }: typeof EMPTY) {
    const body = {
      old_password: await hashPassword(email, old_password),
      password: await hashPassword(email, password),
    };
    await update({ body }).unwrap();
    notify('success', 'account.password.changed');
    setChanges((count) => count + 1);
  }

  return (
    <AccountPage>
      <SectionHead title={text('account.password.title')} lead={text('account.password.lead')} />
      <Form
        key={changes}
        initialValues={EMPTY}
        validate={validate}
        onSubmit={change}
        errorFields={ERROR_FIELDS}
        label={text('account.password.title')}
      >
        <AccountField />
        <FormikPasswordField name="old_password" label={text('account.password.old')} required />
        <Text size="small">
          <Link to="/auth/forget_password">{text('access.sign_in.forgotten')}</Link>
        </Text>
        <NewPasswordFields
          label={text('access.reset.password')}
          confirmationLabel={text('access.reset.confirmation')}
        />
        <Stack align="start">
          <SubmitButton>{text('account.password.change')}</SubmitButton>
        </Stack>
      </Form>
    </AccountPage>
  );
}
