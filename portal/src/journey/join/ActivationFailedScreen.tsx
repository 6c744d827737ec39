import { ACTIVATION_LINK_HOURS, gather, problemOfEmail } from '@quoin/rules';
import { Banner, Heading, Page, Stack, Text } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { useState } from 'react';
import { api } from '../../api/api';
import { Form, SubmitButton } from '../../form';
import { useText } from '../../i18n';

const problemsOf = ({ email }: { email: string }) => gather({ email: problemOfEmail(email) });

export default function ActivationFailedScreen() {
  const text = useText();
  const [resend] = api.useResendActivationMutation();
  const [sent, setSent] = useState(false);
  return (
    <Page width="narrow">
      <Stack gap={6}>
        <Heading level={1}>{text('join.activation_failed.title')}</Heading>
        <Text>{text('join.activation_failed.text', { hours: ACTIVATION_LINK_HOURS })}</Text>
        {sent && (
          <Banner signal="success" announce="polite">
            {text('join.resent')}
          </Banner>
        )}
        <Form
          initialValues={{ email: '' }}
          problemsOf={problemsOf}
          onSubmit={async (body) => {
            setSent(false);
            await resend({ body }).unwrap();
            setSent(true);
          }}
          label={text('app.resend')}
        >
          <FormikTextField
            name="email"
            type="email"
            label={text('join.details.email')}
            autoComplete="email"
            required
          />
          <SubmitButton>{text('app.resend')}</SubmitButton>
        </Form>
      </Stack>
    </Page>
  );
}
