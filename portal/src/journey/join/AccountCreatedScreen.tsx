// After sign-up: what happens next, what to do if the e-mail does not arrive, and the products meanwhile.
import { ACTIVATION_LINK_HOURS, FIRST_APPLICATION_MINUTES } from '@quoin/rules';
import {
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
import { Link, useParams } from 'react-router-dom';
import { useText } from '../../i18n';
import { ButtonLink } from '../../navigation/router-link';
import { CorrectEmail } from './CorrectEmail';
import { useCorrectionTicket } from './created-account';
import { mailboxOf } from './mailbox';
import { ResendActivation } from '../../components/ResendEmail';

const NEXT = ['open', 'sign_in', 'invest'] as const;

export default function AccountCreatedScreen() {
  const text = useText();
  const { email = '' } = useParams();
  const mailbox = mailboxOf(email);
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
