import { EmptyState } from '@quoin/ui';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';
import { OpenableDocuments } from './OpenableDocuments';

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
