import { isEmail, problemsOfSignIn } from '@quoin/rules';
import { Banner, Button, Text } from '@quoin/ui';
import { FormikPasswordField, FormikTextField } from '@quoin/ui/formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { hashPassword } from '../../api/hash-password';
import { Form } from '../../form';
import { useErrorSentence, useText } from '../../i18n';
import { ResendActivation } from '../../components/ResendEmail';
import type { Ticket } from './CodeStep';
import { PasskeySignIn } from './PasskeySignIn';

interface PasswordStepProps {
  /** As it was typed before. */
  email: string;
  /** Why an earlier try has to begin again. */
  failure?: CallError;
  onSignedIn: (token: string) => void;
  /** The password is right; the code is next. */
  onTicket: (ticket: Ticket, email: string) => void;
}

export function PasswordStep({ email: typed, failure, onSignedIn, onTicket }: PasswordStepProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [signIn] = api.useSignInMutation();
  const [notActivated, setNotActivated] = useState(false);

  async function tryPassword({ email, password }: { email: string; password: string }) {
    setNotActivated(false);
    try {
      const body = { email, password: await hashPassword(email, password) };
      const reply = await signIn({ body }).unwrap();
      if (reply.step === 'signed_in') onSignedIn(reply.token);
      else onTicket(reply, email);
    } catch (error) {
      setNotActivated(isCallError(error) && error.name === 'account_not_activated');
      throw error;
    }
  }

  return (
    <Form
      initialValues={{ email: typed, password: '' }}
      problemsOf={problemsOfSignIn}
      onSubmit={tryPassword}
      label={text('access.sign_in.form')}
    >
      {({ isSubmitting, submitCount, values }) => (
        <>
          {failure && submitCount === 0 && (
            <Banner signal="warning" announce="assertive">
              {errorSentence(failure)}
            </Banner>
          )}
          {notActivated && isEmail(values.email) && <ResendActivation email={values.email} />}
          <FormikTextField
            name="email"
            type="email"
            label={text('access.sign_in.email')}
            autoComplete="username webauthn"
            required
          />
          <FormikPasswordField
            name="password"
            label={text('access.sign_in.password')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" busy={isSubmitting}>
            {text('access.sign_in.continue')}
          </Button>
          <PasskeySignIn onSignedIn={onSignedIn} />
          <Text size="small">
            <Link to="/auth/forget_password">{text('access.sign_in.forgotten')}</Link>
          </Text>
          <Text size="small" tone="secondary">
            {text('access.sign_in.no_account')}{' '}
            <Link to="/auth/signup">{text('access.sign_in.register')}</Link>
          </Text>
        </>
      )}
    </Form>
  );
}
