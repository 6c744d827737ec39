import { EmptyState, type DocumentOnFile, DocumentTable } from '@quoin/ui';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';
import { useState } from 'react';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';

export function DocumentsPart({ investment }: { investment: Investment }) {
  const text = useText();
  return (
    <InvestmentPart investmentId={investment.id} type="documents">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text('portfolio.detail.no_documents')}>
            {text('portfolio.detail.no_documents.text')}
          </EmptyState>
        ) : (
          <OpenableDocuments
            documents={items.map(({ file_id, name, document_type, updated_at, read }) => ({
              id: file_id,
              name,
              type: document_type,
              updatedAt: updated_at,
              read,
            }))}
          />
        )
      }
    </InvestmentPart>
  );
}

/** Documents in a table; one that is opened lies over the page. */
export function OpenableDocuments({ documents }: { documents: readonly DocumentOnFile[] }) {
  const [openId, setOpenId] = useState<string>();
  const open = documents.find(({ id }) => id === openId);
  return (
    <>
      <DocumentTable documents={documents} onOpen={setOpenId} captionHidden />
      {open && <OwnDocumentReader fileId={open.id} name={open.name} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
