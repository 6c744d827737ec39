// Corrects the e-mail of a new account. Requires the password again, because its hash depends on the e-mail.
import { gather, problemOfEmail, problemsOfNewPassword } from '@quoin/rules';
import { Button, Stack, Text } from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api';
import { hashPassword } from '../../api/hash-password';
import { EmailField, Form, FormActions } from '../../form';
import { useText } from '../../i18n';
import { createdState } from './created-account';

const problemsOf = ({ email, password }: { email: string; password: string }) => ({
  ...gather({ email: problemOfEmail(email) }),
  ...problemsOfNewPassword({ password }),
});

export function CorrectEmail({ ticket }: { ticket: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [correct] = api.useCorrectEmailMutation();
  const [open, setOpen] = useState(false);

  if (!open)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {text('join.correct.open')}
        </Button>
      </div>
    );
  return (
    <Form
      initialValues={{ email: '', password: '' }}
      problemsOf={problemsOf}
      onSubmit={async (values) => {
        const password = await hashPassword(values.email, values.password);
        const { email } = await correct({ body: { ticket, email: values.email, password } }).unwrap();
        await navigate(`/auth/signup/ok/${encodeURIComponent(email)}`, {
          replace: true,
          state: createdState(ticket),
        });
        setOpen(false);
      }}
      label={text('join.correct.open')}
    >
      <Stack gap={6}>
        <Text>{text('join.correct.lead')}</Text>
        <EmailField label={text('join.correct.email')} autoComplete="username" />
        <FormikPasswordField
          name="password"
          label={text('join.correct.password')}
          autoComplete="current-password"
          required
        />
        <FormActions submit={text('join.correct.save')}>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {text('join.correct.cancel')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
