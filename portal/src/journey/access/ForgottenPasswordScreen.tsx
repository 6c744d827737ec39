// Requests the e-mail of the account and sends a reset link. The reply does not reveal whether an account exists.
import { gather, validateEmail, RESET_LINK_MINUTES } from '@quoin/rules';
import { Heading, MaskedEmail, Page, Stack, Text } from '@quoin/ui';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { ResendEmail } from '../../components/ResendEmail';
import { useFlowDraft, useFlowSteps } from '../../flow';
import { EmailField, Form, SubmitButton } from '../../form';
import { useText } from '../../i18n';

const validate = ({ email }: { email: string }) => gather({ email: validateEmail(email) });

export default function ForgottenPasswordScreen() {
  const text = useText();
  const [request] = api.useRequestPasswordResetMutation();
  const [{ email: sentTo }, keep] = useFlowDraft('forgotten-password', { email: '' });
  const { step, heading, goTo } = useFlowSteps({
    steps: ['email', 'sent'],
    furthest: sentTo ? 'sent' : 'email',
    getTitle: (id) => (id === 'sent' ? text('access.forgotten.sent.title') : undefined),
  });

  return (
    <Page width="narrow">
      <Stack gap={6}>
        {step === 'email' ? (
          <>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {text('access.forgotten.title')}
            </Heading>
            <Text>{text('access.forgotten.lead')}</Text>
            <Form
              initialValues={{ email: sentTo }}
              validate={validate}
              onSubmit={async (body) => {
                await request({ body }).unwrap();
                keep(body);
                await goTo('sent');
              }}
              label={text('access.forgotten.title')}
            >
              <EmailField label={text('access.sign_in.email')} autoComplete="username" />
              <SubmitButton>{text('access.forgotten.send')}</SubmitButton>
            </Form>
          </>
        ) : (
          <>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {text('access.forgotten.sent.title')}
            </Heading>
            <Stack gap={1}>
              <Text>{text('access.forgotten.sent.text')}</Text>
              <Text weight="strong">
                <MaskedEmail email={sentTo} />
              </Text>
            </Stack>
            <Text>{text('access.forgotten.sent.valid', { minutes: RESET_LINK_MINUTES })}</Text>
            <ResendEmail
              send={() => request({ body: { email: sentTo } }).unwrap()}
              sent={text('access.forgotten.resent')}
              justSent
            />
          </>
        )}
        <Text size="small">
          <Link to="/auth/login">{text('access.forgotten.back')}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
