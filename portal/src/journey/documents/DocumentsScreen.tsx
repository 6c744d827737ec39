// My Documents: everything the account was sent, to find, look at and take home.
import { Banner, DocumentLibrary, EmptyState, Heading, LinkButton, Page, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { RouterAnchor } from '../../app/router-link';
import { useErrorSentence, useText } from '../../i18n';
import { IdentityCheck } from '../investors';
import type { DocumentRow } from './archives';
import { DocumentReader } from './DocumentReader';
import { useDownload } from './use-download';
import { useLibraryQuery } from './use-library-query';

/** The most that one answer holds. */
const AT_ONCE = 1000;
const NONE: readonly DocumentRow[] = [];

export default function DocumentsScreen() {
  const text = useText();
  const errorSentence = useErrorSentence();
  const { data, error, refetch, isLoading } = api.useListDocumentsQuery(
    { query: { page: 1, page_size: AT_ONCE } },
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.items ?? NONE;
  const [query, setQuery] = useLibraryQuery();
  const [openId, setOpenId] = useState<string>();
  const { asked, downloading, error: refused, download, passed, dismiss } = useDownload(rows);
  const open = rows.find(({ file_id }) => file_id === openId);
  const firstAsked = rows.find(({ file_id }) => asked?.includes(file_id));

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{text('documents.title')}</Heading>
          <Text tone="secondary">{text('documents.lead')}</Text>
        </Stack>
        {refused && (
          <Banner signal="danger" announce="assertive">
            {errorSentence(refused)}
          </Banner>
        )}
        {data && data.total > rows.length && (
          <Banner>{text('documents.newest_only', { shown: rows.length, total: data.total })}</Banner>
        )}
        <DocumentLibrary
          documents={rows.map((row) => ({
            id: row.file_id,
            name: row.name,
            type: row.document_type,
            productName: row.product_name,
            investorType: row.investor_type,
            updatedAt: row.updated_at,
            read: row.read,
          }))}
          loading={isLoading}
          error={!data && isCallError(error) ? errorSentence(error) : undefined}
          onRetry={() => void refetch()}
          query={query}
          onQueryChange={setQuery}
          onOpen={setOpenId}
          onDownload={download}
          downloading={downloading}
          empty={
            <EmptyState title={text('documents.empty')} level={2}>
              {text('documents.empty.text')}
            </EmptyState>
          }
        />
      </Stack>
      {open && (
        <DocumentReader
          fileId={open.file_id}
          name={open.name}
          onClose={() => setOpenId(undefined)}
          actions={
            <LinkButton as={RouterAnchor} href={`/my-document/file?id=${open.file_id}`} variant="secondary">
              {text('documents.own_page')}
            </LinkButton>
          }
        />
      )}
      {firstAsked && (
        <IdentityCheck
          investorId={firstAsked.investor_id}
          purpose="documents"
          onPassed={passed}
          onClose={dismiss}
        />
      )}
    </Page>
  );
}
