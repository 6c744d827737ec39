import { isEmail, validateSignIn } from '@quoin/rules';
import { Text } from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { hashPassword } from '../../api/hash-password';
import { CallErrorBanner } from '../../components/FailedCall';
import { EmailField, Form, SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { Note } from '../../components/Note';
import { ResendActivation } from '../../components/ResendEmail';
import type { Ticket } from './CodeStep';

interface PasswordStepProps {
  /** The e-mail entered before. */
  email: string;
  /** Why the sign-in has to start over. */
  failure?: CallError;
  onSignedIn: (token: string) => void;
  /** Called when the password is correct and a code is required. */
  onTicket: (ticket: Ticket, email: string) => void;
}

export function PasswordStep({ email: typed, failure, onSignedIn, onTicket }: PasswordStepProps) {
  const text = useText();
  const [signIn] = api.useSignInMutation();
  // What is above the fields changes with the reply, not with the click: see Form.
  const [rejected, setRejected] = useState(false);
  const [notActivated, setNotActivated] = useState(false);

  async function tryPassword({ email, password }: { email: string; password: string }) {
    try {
      const body = { email, password: await hashPassword(email, password) };
      const reply = await signIn({ body }).unwrap();
      if (reply.step === 'signed_in') onSignedIn(reply.token);
      else onTicket(reply, email);
    } catch (error) {
      setRejected(true);
      setNotActivated(isCallError(error) && error.name === 'account_not_activated');
      throw error;
    }
  }

  return (
    <Form
      initialValues={{ email: typed, password: '' }}
      validate={validateSignIn}
      onSubmit={tryPassword}
      label={text('access.sign_in.form')}
    >
      {({ values }) => (
        <>
          {!rejected && <CallErrorBanner signal="warning" error={failure} />}
          {notActivated && isEmail(values.email) && <ResendActivation email={values.email} />}
          <EmailField label={text('access.sign_in.email')} autoComplete="username webauthn" />
          <FormikPasswordField
            name="password"
            label={text('access.sign_in.password')}
            autoComplete="current-password"
            required
          />
          <SubmitButton>{text('access.sign_in.continue')}</SubmitButton>
          <Text size="small">
            <Link to="/auth/forget_password">{text('access.sign_in.forgotten')}</Link>
          </Text>
          <Note>
            {text('access.sign_in.no_account')}{' '}
            <Link to="/auth/signup">{text('access.sign_in.register')}</Link>
          </Note>
        </>
      )}
    </Form>
  );
}
