// After sign-up: what happens next, what to do if the e-mail does not arrive, and the products meanwhile.
import {
  ACTIVATION_LINK_HOURS,
  FIRST_APPLICATION_MINUTES,
  gather,
  validateEmail,
  validateNewPassword,
} from '@quoin/rules';
import {
  Button,
  Card,
  ExternalLinkIcon,
  Heading,
  Icon,
  LinkButton,
  MaskedEmail,
  Page,
  PointList,
  Stack,
  Text,
} from '@quoin/ui';
import { FormikPasswordField } from '@quoin/ui/formik';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { hashPassword } from '../../api/hash-password';
import { ResendActivation } from '../../components/ResendEmail';
import { EmailField, Form, FormActions } from '../../form';
import { useText } from '../../i18n';
import { ButtonLink } from '../../navigation/router-link';
import { createdState, useCorrectionTicket } from './entry-states';

const NEXT = ['open', 'sign_in', 'invest'] as const;

export default function AccountCreatedScreen() {
  const text = useText();
  const { email = '' } = useParams();
  const mailbox = getMailbox(email);
  const values = { hours: ACTIVATION_LINK_HOURS, ...FIRST_APPLICATION_MINUTES };
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{text('join.created.title')}</Heading>
          <Text>
            {text('join.created.text')}{' '}
            <strong>
              <MaskedEmail email={email} />
            </strong>
          </Text>
        </Stack>
        <Card as="section" variant="chamfered">
          <Stack gap={6}>
            <Heading level={2} size="title">
              {text('join.created.next')}
            </Heading>
            <PointList
              numbered
              points={NEXT.map((id) => ({
                id,
                title: text(`join.created.${id}`),
                text: text(`join.created.${id}.text`, values),
              }))}
            />
            {mailbox && (
              <div>
                <LinkButton
                  href={mailbox.href}
                  target="_blank"
                  rel="noreferrer"
                  iconEnd={<Icon of={ExternalLinkIcon} size="small" />}
                >
                  {text('join.created.mailbox', { site: mailbox.site })}
                </LinkButton>
              </div>
            )}
          </Stack>
        </Card>
        <MissingEmail email={email} />
        <Stack as="section" gap={4} align="start">
          <Stack gap={1}>
            <Heading level={2} size="title">
              {text('join.created.meanwhile')}
            </Heading>
            <Text tone="secondary">{text('join.created.meanwhile.text')}</Text>
          </Stack>
          <ButtonLink href="/products" variant="secondary">
            {text('join.created.browse')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Page>
  );
}

/** Sends the e-mail again, or to the correct address. Without the ticket of the sign-up, only a new one can correct it. */
function MissingEmail({ email }: { email: string }) {
  const text = useText();
  const ticket = useCorrectionTicket();
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="title">
        {text('join.created.missing')}
      </Heading>
      <Text tone="secondary">{text('join.created.missing.text')}</Text>
      <ResendActivation key={email} email={email} justSent />
      {ticket === undefined ? (
        <Text size="small">
          {text('join.created.wrong')} <Link to="/auth/signup">{text('join.created.register')}</Link>
        </Text>
      ) : (
        <CorrectEmail ticket={ticket} />
      )}
    </Stack>
  );
}

const validate = ({ email, password }: { email: string; password: string }) => ({
  ...gather({ email: validateEmail(email) }),
  ...validateNewPassword({ password }),
});

/** Corrects the e-mail of a new account. Requires the password again, because its hash depends on the e-mail. */
function CorrectEmail({ ticket }: { ticket: string }) {
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
      validate={validate}
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

// Mailboxes in the browser, only for domains whose mail is certainly there.

const WEBMAIL_SITES: Record<string, readonly string[]> = {
  'https://mail.google.com/': ['gmail.com', 'googlemail.com'],
  'https://outlook.live.com/mail/': ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  'https://mail.yahoo.com/': ['yahoo.com', 'ymail.com'],
  'https://www.icloud.com/mail/': ['icloud.com', 'me.com', 'mac.com'],
  'https://mail.proton.me/': ['proton.me', 'protonmail.com', 'pm.me'],
  'https://mail.qq.com/': ['qq.com', 'foxmail.com'],
  'https://mail.163.com/': ['163.com'],
  'https://mail.126.com/': ['126.com'],
};

interface Mailbox {
  href: string;
  /** Host that the link opens: `mail.google.com`. */
  site: string;
}

/** Undefined for other domains: a company's mail can be anywhere. */
function getMailbox(email: string): Mailbox | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const href = Object.keys(WEBMAIL_SITES).find((site) => WEBMAIL_SITES[site]?.includes(domain));
  return href === undefined ? undefined : { href, site: new URL(href).host };
}
