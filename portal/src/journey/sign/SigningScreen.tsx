// A signature request from its creation to its seal. The envelope's status decides which part is shown.
import { BRAND } from '@quoin/rules';
import { Button, Card, Heading, Page, Skeleton, Spinner, Stack, Tag, Text, useFormat } from '@quoin/ui';
import { useState, type ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedInvestment } from '../../components/FailedCall';
import { PartHeading } from '../../components/PartHeading';
import { ResendLink } from '../../components/SignBanner';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { useText } from '../../i18n';
import { useResourceTitle } from '../../navigation/navigation-effects';
import { ButtonLink } from '../../navigation/router-link';
import { Decline } from './Decline';
import { ReadAndSign } from './ReadAndSign';
import {
  currentSignerNumber,
  KIND_MESSAGES,
  readsTranslation,
  signTogether,
  type Envelope,
  type KindMessages,
} from './envelope';

/** The server is processing these; the page polls until it has finished. */
const PROCESSING_STATUSES: readonly Envelope['status'][] = ['preparing', 'sealing'];
const POLL_MS = 1500;

const PARTS: Record<Envelope['status'], ComponentType<{ envelope: Envelope }>> = {
  preparing: Waiting,
  sent: ReadAndSign,
  viewed: ReadAndSign,
  sealing: Waiting,
  signed: Signed,
  expired: Expired,
  cancelled: Cancelled,
};

/** Whether signers have yet to act, even if the link has expired. */
const isPending = ({ status }: Envelope) => PARTS[status] === ReadAndSign || status === 'expired';

export default function SigningScreen() {
  const text = useText();
  const { envelopeId = '' } = useParams();
  const arg = { params: { envelopeId } };
  const { data: known } = api.endpoints.getEnvelope.useQueryState(arg);
  const working = known !== undefined && PROCESSING_STATUSES.includes(known.status);
  const {
    data: envelope,
    error,
    refetch,
  } = api.useGetEnvelopeQuery(arg, {
    pollingInterval: working ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });

  useResourceTitle(text('sign.title'), envelope?.title);

  if (!envelope && isCallError(error))
    return <FailedInvestment width="form" error={error} onRetry={refetch} />;
  if (!envelope) {
    return (
      <Page width="form" aria-busy>
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
        <Skeleton shape="block" height={480} />
      </Page>
    );
  }
  const Part = PARTS[envelope.status];
  return (
    <Page width={Part === ReadAndSign && readsTranslation(envelope) ? 'page' : 'form'}>
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Text tone="secondary">{envelope.title}</Text>
          <Heading level={1}>{text('sign.title')}</Heading>
        </Stack>
        {signTogether(envelope) && isPending(envelope) && <Signers envelope={envelope} />}
        <Part key={currentSignerNumber(envelope)} envelope={envelope} />
        {isPending(envelope) && <Decline envelope={envelope} />}
      </Stack>
    </Page>
  );
}

/** Shown while the server creates or seals the agreement. The screen polls for the status. */
function Waiting({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const count = envelope.signers.length;
  const sealing = envelope.status === 'sealing';
  return (
    <Card>
      <Stack gap={4} role="status">
        <PartHeading>{text(sealing ? 'sign.sealing.title' : 'sign.preparing.title', { count })}</PartHeading>
        <Text measure>{text(sealing ? 'sign.sealing.text' : 'sign.preparing.text', { count })}</Text>
        <Spinner size="large" />
      </Stack>
    </Card>
  );
}

/** Next steps with links; after an agreement, the three links of the specification. */
function Signed({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  const { done, whatNow, read, back } = KIND_MESSAGES[envelope.kind];
  const href = back.getHref(envelope);

  return (
    <Card variant="chamfered">
      <Stack gap={6}>
        <Stack gap={3}>
          <PartHeading>{text(done)}</PartHeading>
          <Text measure>{text(whatNow)}</Text>
        </Stack>
        <Stack direction="horizontal" gap={3} phone="vertical">
          <ButtonLink href={href}>{text(back.label)}</ButtonLink>
          {envelope.document && (
            <Button variant="secondary" onClick={() => setReading(true)}>
              {text(read)}
            </Button>
          )}
        </Stack>
        {envelope.kind === 'subscription_agreement' && (
          <Stack as="nav" direction="horizontal" gap={6} phone="vertical" aria-label={text(done)}>
            <Link to="/products">{text('sign.done.products')}</Link>
            <a href={`mailto:${BRAND.supportEmail}`}>{text('sign.done.contact')}</a>
          </Stack>
        )}
      </Stack>
      {reading && envelope.document && (
        <OwnDocumentReader
          fileId={envelope.document.file_id}
          name={envelope.title}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  );
}

/** The application may be open or canceled too; the list of investments shows which. */
const TO_PORTFOLIO: KindMessages['back'] = {
  label: 'sign.to_portfolio',
  getHref: () => '/my-investment/all',
};

/** The envelope was cancelled or declined. An instruction can be requested again on the page where it began. */
function Cancelled({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const { label, getHref } =
    envelope.kind === 'subscription_agreement' ? TO_PORTFOLIO : KIND_MESSAGES[envelope.kind].back;
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.cancelled.title')}</PartHeading>
        <Text measure>{text('sign.cancelled.text')}</Text>
        <ButtonLink href={getHref(envelope)}>{text(label)}</ButtonLink>
      </Stack>
    </Card>
  );
}

/** The link expired after seven days: the investor can request a new link for the same agreement. */
function Expired({ envelope }: { envelope: Envelope }) {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.expired.title')}</PartHeading>
        <Text measure>{text('sign.expired.text')}</Text>
        <ResendLink envelopeId={envelope.id}>{text('sign.expired.resend')}</ResendLink>
      </Stack>
    </Card>
  );
}

/** The signers in order, with their status. */
function Signers({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const format = useFormat();
  const { signers, signer_name: name } = envelope;
  const current = currentSignerNumber(envelope);
  return (
    <Card as="section" aria-labelledby="signers">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading id="signers" level={2} size="title">
            {text('sign.turn', { place: current, count: signers.length, name })}
          </Heading>
          <Text measure>{text('sign.turn.lead')}</Text>
        </Stack>
        <Stack as="ol" gap={4}>
          {signers.map((signer, index) => (
            // Index in the key: two signers may have the same name.
            <li key={`${index} ${signer.name}`}>
              <Stack direction="horizontal" align="center" gap={2}>
                <Text as="span" weight="strong">
                  {index + 1}. {signer.name}
                </Text>
                {signer.signed_at ? (
                  <Text as="span" tone="secondary">
                    {text('sign.turn.signed_on', { date: format.instant(signer.signed_at) })}
                  </Text>
                ) : (
                  <Tag tone={index + 1 === current ? 'accent' : 'neutral'}>
                    {text(index + 1 === current ? 'sign.turn.now' : 'sign.turn.later')}
                  </Tag>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
