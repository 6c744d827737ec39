// "My documents": find, read and download all documents of the account.
import { dateInNewYork } from '@quoin/rules';
import {
  Banner,
  Button,
  DocumentLibrary,
  EmptyState,
  Heading,
  Page,
  Stack,
  Text,
  useTerms,
  type DocumentGrouping,
  type DocumentOnFile,
  type DocumentQuery,
} from '@quoin/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isCallError } from '../../api/call-error';
import { newYorkToday } from '../../browser/server-time';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { useDocumentTitle } from '../../document-reader/use-document-title';
import { useErrorMessage, useText } from '../../i18n';
import { IdentityCheck } from '../../identity';
import { ButtonLink } from '../../navigation/router-link';
import { ExportMenu } from '../../sheets/ExportMenu';
import { toSheet, type FilledColumn, type Sheet } from '../../sheets/sheet';
import { ArchiveProgress } from './ArchiveProgress';
import { ExpectedDocuments } from './ExpectedDocuments';
import { useAllDocuments, type DocumentRow } from './use-all-documents';
import { useArchive } from './use-archive';

const GROUPS: readonly DocumentGrouping[] = ['product', 'year'];

/** Search and filters stay below the header of the page, which is as tall on a phone. */
const Library = styled(DocumentLibrary)`
  --quoin-sticky-start: 61px;
`;

export default function DocumentsScreen() {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const { rows, total, loading, error, refetch, missing, retryMissing } = useAllDocuments();
  const getTitle = useDocumentTitle();
  const documents = useMemo(
    () => rows.map((row) => ({ ...documentOnFile(row), title: getTitle(row.name) })),
    [rows, getTitle],
  );
  const [query, setQuery] = useLibraryQuery();
  const [openId, setOpenId] = useState<string>();
  const { state: archive, download, passed, dismiss } = useArchive();
  const getDocumentsSheet = useDocumentsSheet();
  const open = rows.find(({ file_id }) => file_id === openId);
  const firstUnverified = archive?.step === 'identity_check' ? archive.fileIds[0] : undefined;

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{text('documents.title')}</Heading>
          <Text tone="secondary">{text('documents.lead')}</Text>
        </Stack>
        <ExpectedDocuments />
        {archive && <ArchiveProgress state={archive} onRetry={download} onClose={dismiss} />}
        {missing && (
          <Banner
            signal="warning"
            announce="polite"
            action={
              <Button variant="secondary" size="small" onClick={retryMissing}>
                {text('documents.older_missing.retry')}
              </Button>
            }
          >
            {text('documents.older_missing', { shown: rows.length, total })} {getErrorMessage(missing)}
          </Banner>
        )}
        <Library
          documents={documents}
          groupBy={GROUPS}
          loading={loading}
          error={isCallError(error) ? getErrorMessage(error) : undefined}
          onRetry={() => void refetch()}
          query={query}
          onQueryChange={setQuery}
          onOpen={setOpenId}
          onDownload={download}
          downloading={archive?.step === 'coming'}
          actions={(found) =>
            found.length > 0 && <ExportMenu size="small" sheet={() => getDocumentsSheet(found)} />
          }
          empty={
            <EmptyState
              title={text('documents.empty')}
              level={2}
              action={<ButtonLink href="/products">{text('portfolio.empty.action')}</ButtonLink>}
            >
              {text('documents.empty.text')}
            </EmptyState>
          }
        />
      </Stack>
      {open && (
        <OwnDocumentReader
          fileId={open.file_id}
          investorId={open.investor_id}
          name={getTitle(open.name) ?? open.name}
          onClose={() => setOpenId(undefined)}
          actions={
            <ButtonLink href={`/my-document/file?id=${open.file_id}`} variant="secondary">
              {text('documents.own_page')}
            </ButtonLink>
          }
        />
      )}
      {firstUnverified !== undefined && (
        <IdentityCheck
          investorId={rows.find(({ file_id }) => file_id === firstUnverified)?.investor_id}
          purpose="documents"
          onPassed={passed}
          onClose={dismiss}
        />
      )}
    </Page>
  );
}

const documentOnFile = (row: DocumentRow): DocumentOnFile => ({
  id: row.file_id,
  name: row.name,
  type: row.document_type,
  productId: row.product_id,
  productName: row.product_name,
  investorType: row.investor_type,
  updatedAt: row.updated_at,
  read: row.read,
});

const PARAMETERS = ['search', 'productId', 'investorType', 'type'] as const;

/** Search and filters of the documents, kept in the URL so that it can be bookmarked and shared. */
function useLibraryQuery() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(
    (): DocumentQuery =>
      Object.fromEntries(
        PARAMETERS.flatMap((name) => {
          const value = parameters.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    [parameters],
  );
  const setQuery = (next: DocumentQuery) =>
    setParameters(
      PARAMETERS.flatMap((name): [string, string][] => (next[name] ? [[name, next[name]]] : [])),
      { replace: true, preventScrollReset: true },
    );
  return [query, setQuery] as const;
}

/** The filtered documents as a table to export. */
function useDocumentsSheet() {
  const text = useText();
  const terms = useTerms();
  return (documents: readonly DocumentOnFile[]): Sheet => {
    const columns: FilledColumn<DocumentOnFile>[] = [
      { header: text('documents.sheet.name'), kind: 'text', of: ({ name }) => name },
      { header: text('documents.sheet.fund'), kind: 'text', of: ({ productName = null }) => productName },
      {
        header: text('documents.sheet.investor_type'),
        kind: 'text',
        of: ({ investorType }) => (investorType ? terms.investorType[investorType] : null),
      },
      { header: text('documents.sheet.type'), kind: 'text', of: ({ type }) => terms.documentType[type] },
      {
        header: text('documents.sheet.updated'),
        kind: 'date',
        of: ({ updatedAt }) => (updatedAt ? dateInNewYork(new Date(updatedAt)) : null),
      },
    ];
    return toSheet(`${text('documents.title')} ${newYorkToday()}`, columns, documents);
  };
}
