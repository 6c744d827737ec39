import type { ReplyOf } from '@quoin/contract';
import { EmptyState, DocumentTable, Heading, Stack, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';
import { useState } from 'react';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { DocumentReader } from '../../document-reader/StoredPdf';
import { useDocumentTitle } from '../../document-reader/use-document-title';

export function DocumentsPart({ investment }: { investment: Investment }) {
  const text = useText();
  return (
    <InvestmentPart investmentId={investment.id} type="documents">
      {({ items, read_before_signing: read }) => (
        <Stack gap={8}>
          {items.length === 0 ? (
            <EmptyState title={text('portfolio.detail.no_documents')}>
              {text('portfolio.detail.no_documents.text')}
            </EmptyState>
          ) : (
            <OpenableDocuments documents={items} />
          )}
          {read.length > 0 && <ReadBeforeSigning documents={read} />}
        </Stack>
      )}
    </InvestmentPart>
  );
}

type DocumentsReply = Extract<ReplyOf<'getInvestmentPart'>, { type: 'documents' }>;

/** Versions of the product's documents, which open without an identity check. */
function ReadBeforeSigning({ documents }: { documents: DocumentsReply['read_before_signing'] }) {
  const text = useText();
  const format = useFormat();
  const [openId, setOpenId] = useState<string>();
  const rows = documents.map(({ file_id, name, group, version, effective_date: date }) => ({
    id: file_id,
    name: text('portfolio.detail.read_version', { name, version, date: format.date(date) }),
    type: group,
  }));
  const open = rows.find(({ id }) => id === openId);
  return (
    <Stack gap={4}>
      <Heading level={2}>{text('portfolio.detail.read_before_signing')}</Heading>
      <DocumentTable documents={rows} onOpen={setOpenId} captionHidden />
      {open && <DocumentReader fileId={open.id} name={open.name} onClose={() => setOpenId(undefined)} />}
    </Stack>
  );
}

interface OpenableDocumentsProps {
  documents: DocumentsReply['items'];
  /** Shows the fund of each document. */
  withFunds?: boolean;
}

/** Table of documents, which open in a dialog. */
export function OpenableDocuments({ documents, withFunds }: OpenableDocumentsProps) {
  const getTitle = useDocumentTitle();
  const [openId, setOpenId] = useState<string>();
  const rows = documents.map(({ file_id, name, document_type, product_name, updated_at, read }) => ({
    id: file_id,
    name,
    title: getTitle(name),
    type: document_type,
    productName: withFunds ? product_name : undefined,
    updatedAt: updated_at,
    read,
  }));
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <DocumentTable documents={rows} onOpen={setOpenId} captionHidden />
      {open && (
        <OwnDocumentReader
          fileId={open.id}
          name={open.title ?? open.name}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
