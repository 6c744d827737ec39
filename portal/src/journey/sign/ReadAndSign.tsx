// In this order: identity check if required, consent, the document to its last page, and the signature.
import { Banner, Stack, Text, useFormat } from '@quoin/ui';
import { useCallback } from 'react';
import { api } from '../../api/api';
import { useText } from '../../i18n';
import { StoredPdf } from '../../document-reader/StoredPdf';
import { BothTexts } from './BothTexts';
import { Consent } from './Consent';
import { KIND_WORDS, signerParameter, readsTranslation, useReloadIfOutdated, type Envelope } from './envelope';
import { PartHeading } from '../../components/PartHeading';
import { ProveOwnNumber } from './ProveOwnNumber';
import { ProveSigner } from './ProveSigner';
import { SignatureForm } from './SignatureForm';

export function ReadAndSign({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const format = useFormat();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [recordEndReached] = api.useRecordEndReachedMutation();
  const { consent, document, end_reached_at: endReached, identity_check: purpose } = envelope;
  const { signer_check: number } = envelope;

  const sha256 = document?.sha256;
  const endShown = useCallback(
    async (pages: number[]) => {
      if (sha256 === undefined || endReached) return;
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

  if (purpose) return <ProveSigner envelope={envelope} purpose={purpose} />;
  if (number) return <ProveOwnNumber envelope={envelope} kind={number} />;
  if (!consent.given_at) return <Consent envelope={envelope} />;
  if (!document) return null;
  return (
    <Stack gap={8}>
      <Text tone="secondary">{text('sign.consent.given', { date: format.instant(consent.given_at) })}</Text>
      {readsTranslation(envelope) && <BothTexts envelope={envelope} />}
      <Stack as="section" gap={4}>
        <PartHeading>{text(KIND_WORDS[envelope.kind].document)}</PartHeading>
        <StoredPdf fileId={document.file_id} name={envelope.title} onEndReached={endShown} />
        {endReached ? (
          <Banner signal="success" announce="polite">
            {text('sign.document.read')}
          </Banner>
        ) : (
          <Text tone="secondary">{text('sign.document.unread', { pages: document.pages })}</Text>
        )}
      </Stack>
      <SignatureForm envelope={envelope} open={Boolean(endReached)} sha256={document.sha256} />
    </Stack>
  );
}
