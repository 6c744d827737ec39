import { EmptyState, TransactionTable } from '@quoin/ui';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';

export function TransactionsPart({ investment }: { investment: Investment }) {
  const text = useText();
  return (
    <InvestmentPart investmentId={investment.id} type="transactions">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text('portfolio.detail.no_transactions')}>
            {text('portfolio.detail.no_transactions.text')}
          </EmptyState>
        ) : (
          <TransactionTable
            transactions={items.map(({ transaction_type, ...rest }) => ({ type: transaction_type, ...rest }))}
            captionHidden
          />
        )
      }
    </InvestmentPart>
  );
}
