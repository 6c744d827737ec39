// In this order: identity check if required, consent, the document to its last page, and the signature.
import { Button, Card, Checkbox, Stack, Text, useFormat } from '@quoin/ui';
import type { PdfReaderControls } from '@quoin/ui/pdf';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { IdentityPurpose, NationalIdType } from '@quoin/rules';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { useText } from '../../i18n';
import { StoredPdf } from '../../document-reader/StoredPdf';
import { BothTexts } from './BothTexts';
import {
  currentSignerNumber,
  type Envelope,
  KIND_MESSAGES,
  readsTranslation,
  signerParameter,
  useReloadIfOutdated,
} from './envelope';
import { PartHeading } from '../../components/PartHeading';
import { SignatureForm } from './SignatureForm';
import { SigningBar } from './SigningBar';
import { isCallError } from '../../api/call-error';
import { useNotify } from '../../notices/notices-slice';
import { IdentityCheck, IdentityQuestion, verifiableInvestorId } from '../../identity';

export function ReadAndSign({ envelope }: { envelope: Envelope }) {
  const { consent, document, identity_check: purpose, signer_check: number } = envelope;
  if (purpose) return <ProveSigner envelope={envelope} purpose={purpose} />;
  if (number) return <ProveOwnNumber envelope={envelope} kind={number} />;
  if (!consent.given_at) return <Consent envelope={envelope} />;
  if (!document) return null;
  return <DocumentToSign envelope={envelope} document={document} consentedAt={consent.given_at} />;
}

interface DocumentToSignProps {
  envelope: Envelope;
  document: NonNullable<Envelope['document']>;
  consentedAt: string;
}

/** Leaves room for the header of the page and the action bar: the reader fills the rest of the screen. */
const ReaderRoom = styled(Stack)`
  --quoin-pdf-reader-around: 13.5rem;
`;

function DocumentToSign({ envelope, document, consentedAt }: DocumentToSignProps) {
  const text = useText();
  const format = useFormat();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [recordEndReached] = api.useRecordEndReachedMutation();
  const [page, setPage] = useState(1);
  const reader = useRef<PdfReaderControls>(null);
  const { end_reached_at: endReached } = envelope;
  const { sha256 } = document;

  const endShown = useCallback(
    async (pages: number[]) => {
      if (endReached) return;
      try {
        await recordEndReached({
          params: { envelopeId: envelope.id },
          body: { ...signerParameter(envelope), sha256, pages },
        }).unwrap();
      } catch (failure) {
        await reloadIfOutdated(failure);
        throw failure;
      }
    },
    [reloadIfOutdated, recordEndReached, envelope, sha256, endReached],
  );

  return (
    <Stack gap={8}>
      <Text tone="secondary">{text('sign.consent.given', { date: format.instant(consentedAt) })}</Text>
      {readsTranslation(envelope) && <BothTexts envelope={envelope} />}
      <SignatureForm
        envelope={envelope}
        open={Boolean(endReached)}
        sha256={sha256}
        document={
          <ReaderRoom as="section" gap={4}>
            <PartHeading>{text(KIND_MESSAGES[envelope.kind].document)}</PartHeading>
            <StoredPdf
              fileId={document.file_id}
              name={envelope.title}
              controls={reader}
              onPageChange={setPage}
              onEndReached={endShown}
            />
          </ReaderRoom>
        }
      >
        <SigningBar
          envelope={envelope}
          page={page}
          pages={document.pages}
          onReadOn={() => reader.current?.readOn()}
        />
      </SignatureForm>
    </Stack>
  );
}

/** Identity check before a payment-related document is shown and signed; it is valid for ten minutes. */
function ProveSigner({ envelope, purpose }: { envelope: Envelope; purpose: IdentityPurpose }) {
  const text = useText();
  const notify = useNotify();
  const [checking, setChecking] = useState(false);
  const { data: me } = api.useGetUserInfoQuery();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [prove, { isLoading }] = api.useProveSignerMutation();
  const investorId = me && verifiableInvestorId(me);
  const nothingToCompare = me !== undefined && !investorId;

  async function passed(access_code: string) {
    setChecking(false);
    const { error } = await prove({ params: { envelopeId: envelope.id }, body: { access_code } });
    if (isCallError(error)) notify('danger', error);
    await reloadIfOutdated(error);
  }

  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.identity.title')}</PartHeading>
        <Text measure>
          {nothingToCompare ? (
            <>
              {text('sign.identity.none')} <Link to="/contact">{text('sign.identity.contact')}</Link>
            </>
          ) : (
            text('sign.identity.text')
          )}
        </Text>
        <Button disabled={!investorId} busy={isLoading} onClick={() => setChecking(true)}>
          {text('sign.identity.go_on')}
        </Button>
      </Stack>
      {checking && investorId && (
        <IdentityCheck
          investorId={investorId}
          purpose={purpose}
          onPassed={(code) => void passed(code)}
          onClose={() => setChecking(false)}
        />
      )}
    </Card>
  );
}

/** Several signers share the device: each proves their identity by their own number before they see the document. */
function ProveOwnNumber({ envelope, kind }: { envelope: Envelope; kind: NationalIdType }) {
  const text = useText();
  const [checking, setChecking] = useState(false);
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [check, { error, isLoading, reset }] = api.useCheckSignerMutation();
  const { signer_name: name } = envelope;
  const handedOver = currentSignerNumber(envelope) > 1 && !envelope.consent.given_at;

  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <PartHeading>
          {text(handedOver ? 'sign.own_number.hand_over' : 'sign.own_number.title', { name })}
        </PartHeading>
        <Text measure>{text(handedOver ? 'sign.own_number.kept' : 'sign.own_number.text', { name })}</Text>
        <Button onClick={() => setChecking(true)}>{text('sign.own_number.go_on', { name })}</Button>
      </Stack>
      {checking && (
        <IdentityQuestion
          kinds={[kind]}
          busy={isLoading}
          error={error}
          onCheck={async ({ kind: number_type, value: number }) => {
            const answer = await check({
              params: { envelopeId: envelope.id },
              body: { ...signerParameter(envelope), number_type, number },
            });
            if (answer.error) await reloadIfOutdated(answer.error);
          }}
          onClose={() => {
            setChecking(false);
            reset();
          }}
        />
      )}
    </Card>
  );
}

/** Consent to electronic records and signatures, in the displayed version. */
function Consent({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const notify = useNotify();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [agreed, setAgreed] = useState(false);
  const [giveConsent, { isLoading }] = api.useGiveConsentMutation();
  const { consent } = envelope;

  async function goOn() {
    const { error } = await giveConsent({
      params: { envelopeId: envelope.id },
      body: { ...signerParameter(envelope), version: consent.version },
    });
    if (isCallError(error)) notify('danger', error);
    await reloadIfOutdated(error);
  }

  return (
    <Card as="section">
      <Stack gap={6} align="start">
        <PartHeading>{text('sign.consent.title')}</PartHeading>
        <Stack gap={3} lang={consent.language}>
          {consent.text.map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <Checkbox label={text('sign.consent.agree')} checked={agreed} onChange={setAgreed} />
        <Button disabled={!agreed} busy={isLoading} onClick={() => void goOn()}>
          {text(KIND_MESSAGES[envelope.kind].goOn)}
        </Button>
      </Stack>
    </Card>
  );
}
