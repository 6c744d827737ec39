// After an activation link that failed: why, a new link by e-mail, and whom to contact.
import { ACTIVATION_LINK_HOURS, BRAND, gather, validateEmail } from '@quoin/rules';
import { Banner, Card, CircleAlertIcon, Heading, Page, PointList, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { Note } from '../../components/Note';
import { EmailField, Form, SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { ACTIVATION_FAILURES, useActivationFailure } from './entry-states';

const validate = ({ email }: { email: string }) => gather({ email: validateEmail(email) });

export default function ActivationFailedScreen() {
  const text = useText();
  const hours = ACTIVATION_LINK_HOURS;
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{text('join.activation_failed.title')}</Heading>
          <Text>{text('join.activation_failed.text', { hours })}</Text>
        </Stack>
        <Reasons />
        <Card as="section" variant="chamfered">
          <Stack gap={6}>
            <Heading level={2} size="title">
              {text('join.activation_failed.new')}
            </Heading>
            <NewLink />
          </Stack>
        </Card>
        <Stack gap={2}>
          <Text size="small">
            {text('join.sign_up.have_account')} <Link to="/auth/login">{text('app.sign_in')}</Link>
          </Text>
          <Note>
            {text('join.activation_failed.contact')}{' '}
            <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
          </Note>
        </Stack>
      </Stack>
    </Page>
  );
}

/** The reason that the server reported, or else all that are possible. */
function Reasons() {
  const text = useText();
  const failure = useActivationFailure();
  const reasons = failure ? [failure] : ACTIVATION_FAILURES;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {text('join.activation_failed.why')}
      </Heading>
      <PointList
        points={reasons.map((reason) => ({
          id: reason,
          icon: CircleAlertIcon,
          title: text(`join.activation_failed.${reason}`),
          text: text(`join.activation_failed.${reason}.text`, { hours: ACTIVATION_LINK_HOURS }),
        }))}
      />
    </Stack>
  );
}

/** Sends a new link. The reply does not reveal whether the address has an account. */
function NewLink() {
  const text = useText();
  const [resend] = api.useResendActivationMutation();
  const [sent, setSent] = useState(false);
  return (
    <Stack gap={4}>
      {sent && (
        <Banner signal="success" announce="polite">
          {text('join.resent')}
        </Banner>
      )}
      <Form
        initialValues={{ email: '' }}
        validate={validate}
        onSubmit={async (body) => {
          setSent(false);
          await resend({ body }).unwrap();
          setSent(true);
        }}
        label={text('join.activation_failed.new')}
      >
        <EmailField
          label={text('join.details.email')}
          hint={text('join.activation_failed.email')}
          autoComplete="email"
        />
        <div>
          <SubmitButton>{text('app.resend')}</SubmitButton>
        </div>
      </Form>
    </Stack>
  );
}
