// Step two: who the person is, a phone that is theirs, a password, and the terms.
import { problemsOfNewPassword, problemsOfSignUp } from '@quoin/rules';
import { Button, Stack, Text, useLocale } from '@quoin/ui';
import { FormikPasswordField, FormikTextField } from '@quoin/ui/formik';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api';
import { Form, NameFields } from '../../form';
import { useText } from '../../i18n';
import { PhoneConfirmation } from './PhoneConfirmation';
import { TermsAcceptance } from './TermsAcceptance';

export const NO_ACCOUNT = {
  first_name: '',
  last_name: '',
  email: '',
  region: 'US',
  phone_number: '',
  code: '',
  password: '',
  confirmation: '',
  terms_accepted: false,
};
export type AccountValues = typeof NO_ACCOUNT;

const problemsOfAccount = (values: AccountValues) => ({
  ...problemsOfSignUp(values),
  ...problemsOfNewPassword({ password: values.password, confirmation: values.confirmation }),
});

interface AccountFormProps {
  country: string;
  initial: AccountValues;
  onBack: (typed: AccountValues) => void;
}

export function AccountForm({ country, initial, onBack }: AccountFormProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [register] = api.useRegisterMutation();

  async function create({ password, confirmation: _typedAgain, ...values }: AccountValues) {
    const { hashPassword } = await import('@quoin/rules/password');
    const { email } = await register({
      body: {
        ...values,
        password: await hashPassword(values.email, password),
        country,
        accredited: true, // the step before lets nobody else pass
        preferred_language: locale,
      },
    }).unwrap();
    await navigate(`/auth/signup/ok/${encodeURIComponent(email)}`);
  }

  return (
    <Form
      initialValues={initial}
      problemsOf={problemsOfAccount}
      onSubmit={create}
      label={text('join.details.form')}
    >
      {({ isSubmitting, values }) => (
        <>
          <Text>{text('join.details.lead')}</Text>
          <NameFields />
          <FormikTextField
            name="email"
            type="email"
            label={text('join.details.email')}
            hint={text('join.details.email_hint')}
            autoComplete="username"
            required
          />
          <PhoneConfirmation />
          <FormikPasswordField name="password" label={text('join.details.password')} choosing required />
          <FormikPasswordField
            name="confirmation"
            label={text('join.details.confirmation')}
            autoComplete="new-password"
            required
          />
          <TermsAcceptance />
          <Stack direction="horizontal" phone="vertical" gap={3}>
            <Button type="submit" busy={isSubmitting}>
              {text('join.details.create')}
            </Button>
            <Button variant="quiet" onClick={() => onBack(values)} disabled={isSubmitting}>
              {text('app.back')}
            </Button>
          </Stack>
        </>
      )}
    </Form>
  );
}
