// One document on its own page, with a stable URL.
import { Button, EmptyState, Heading, Page, Skeleton, Stack, Text, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { usePageTitle } from '../../navigation/navigation-effects';
import { StandaloneLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { IdentityCheck } from '../../identity';
import { useDocumentTitle } from '../../document-reader/use-document-title';
import { RecordedPdf } from '../../document-reader/RecordedPdf';
import { needsIdentityCheck, useProof } from '../../document-reader/use-proof';

export default function DocumentScreen() {
  const text = useText();
  const [parameters] = useSearchParams();
  const fileId = parameters.get('id');
  if (!fileId) return <Navigate to="/my-document" replace />;
  return (
    <Page>
      <Stack gap={6}>
        <StandaloneLink href="/my-document">{text('documents.title')}</StandaloneLink>
        <Document key={fileId} fileId={fileId} />
      </Stack>
    </Page>
  );
}

function Document({ fileId }: { fileId: string }) {
  const text = useText();
  const format = useFormat();
  const proof = useProof();
  const [accessCode, setAccessCode] = useState(proof.current);
  const {
    currentData: file,
    error,
    refetch,
  } = api.useReadDocumentQuery({ params: { fileId }, accessCode }, { refetchOnMountOrArgChange: true });
  const title = useDocumentTitle()(file?.name ?? '') ?? file?.name;
  usePageTitle(title ?? text('documents.file.title'));

  if (needsIdentityCheck(error)) {
    return (
      <IdentityCheckFirst
        onPassed={(code) => {
          proof.keep(code);
          setAccessCode(code);
        }}
      />
    );
  }
  if (!file && isCallError(error)) return <FailedCall level={1} error={error} onRetry={refetch} />;
  if (!file) {
    return (
      <div aria-busy>
        <Stack gap={6}>
          <Skeleton shape="heading" />
          <Skeleton shape="block" height={640} />
        </Stack>
      </div>
    );
  }
  return (
    <>
      <Stack as="header" gap={2}>
        <Heading level={1}>
          <bdi>{title}</bdi>
        </Heading>
        <Text tone="secondary">
          {[
            title !== file.name && file.name,
            file.pages !== null && text('documents.file.pages', { count: file.pages }),
            file.end_reached_at !== null &&
              text('documents.file.read', { date: format.date(file.end_reached_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <RecordedPdf
        fileId={fileId}
        url={file.url}
        name={title ?? file.name}
        headingLevel={2}
        onRetry={refetch}
      />
    </>
  );
}

/** The identity check opens immediately; a user who closed it can open it again. */
function IdentityCheckFirst({ onPassed }: { onPassed: (accessCode: string) => void }) {
  const text = useText();
  const [checking, setChecking] = useState(true);
  return (
    <>
      <EmptyState
        title={text('documents.unproven')}
        level={1}
        action={<Button onClick={() => setChecking(true)}>{text('documents.unproven.prove')}</Button>}
      >
        {text('documents.unproven.text')}
      </EmptyState>
      {checking && (
        <IdentityCheck purpose="documents" onPassed={onPassed} onClose={() => setChecking(false)} />
      )}
    </>
  );
}
