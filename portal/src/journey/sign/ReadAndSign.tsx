// In this order: identity check if required, consent, the document to its last page, and the signature.
import { Stack, Text, useFormat } from '@quoin/ui';
import type { PdfReaderControls } from '@quoin/ui/pdf';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../api/api';
import { useText } from '../../i18n';
import { StoredPdf } from '../../document-reader/StoredPdf';
import { BothTexts } from './BothTexts';
import { Consent } from './Consent';
import {
  KIND_WORDS,
  signerParameter,
  readsTranslation,
  useReloadIfOutdated,
  type Envelope,
} from './envelope';
import { PartHeading } from '../../components/PartHeading';
import { ProveOwnNumber } from './ProveOwnNumber';
import { ProveSigner } from './ProveSigner';
import { SignatureForm } from './SignatureForm';
import { SigningBar } from './SigningBar';

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
            <PartHeading>{text(KIND_WORDS[envelope.kind].document)}</PartHeading>
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
