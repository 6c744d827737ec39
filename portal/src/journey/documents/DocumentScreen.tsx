// One document on a page of its own, at an address that can be kept.
import { Heading, Page, Skeleton, Stack, Text, useFormat } from '@quoin/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { usePageTitle } from '../../app/navigation-effects';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { RecordedPdf } from './RecordedPdf';

export default function DocumentScreen() {
  const text = useText();
  const [parameters] = useSearchParams();
  const fileId = parameters.get('id');
  if (!fileId) return <Navigate to="/my-document" replace />;
  return (
    <Page>
      <Stack gap={6}>
        <RouterAnchor href="/my-document">{text('documents.title')}</RouterAnchor>
        <Document key={fileId} fileId={fileId} />
      </Stack>
    </Page>
  );
}

function Document({ fileId }: { fileId: string }) {
  const text = useText();
  const format = useFormat();
  const {
    currentData: file,
    error,
    refetch,
  } = api.useReadDocumentQuery({ params: { fileId } }, { refetchOnMountOrArgChange: true });
  usePageTitle(file?.name ?? text('documents.file.title'));

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
          <bdi>{file.name}</bdi>
        </Heading>
        <Text tone="secondary">
          {[
            file.pages !== null && text('documents.file.pages', { count: file.pages }),
            file.end_reached_at !== null &&
              text('documents.file.read', { date: format.date(file.end_reached_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <RecordedPdf fileId={fileId} url={file.url} name={file.name} onRetry={refetch} />
    </>
  );
}
