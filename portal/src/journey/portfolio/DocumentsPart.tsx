import { DocumentTable, EmptyState } from '@quoin/ui';
import { useState } from 'react';
import { useText } from '../../i18n';
import { DocumentReader } from '../documents';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';

export function DocumentsPart({ investment }: { investment: Investment }) {
  const text = useText();
  const [openId, setOpenId] = useState<string>();
  return (
    <InvestmentPart investmentId={investment.id} type="documents">
      {({ items }) => {
        if (items.length === 0) {
          return (
            <EmptyState title={text('portfolio.detail.no_documents')}>
              {text('portfolio.detail.no_documents.text')}
            </EmptyState>
          );
        }
        const open = items.find(({ file_id }) => file_id === openId);
        return (
          <>
            <DocumentTable
              documents={items.map(({ file_id, name, document_type, updated_at }) => ({
                id: file_id,
                name,
                type: document_type,
                updatedAt: updated_at,
              }))}
              onOpen={setOpenId}
              captionHidden
            />
            {open && (
              <DocumentReader fileId={open.file_id} name={open.name} onClose={() => setOpenId(undefined)} />
            )}
          </>
        );
      }}
    </InvestmentPart>
  );
}
