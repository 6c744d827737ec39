import { EmptyState, Stack, TransactionTable } from '@quoin/ui';
import { useText } from '../../i18n';
import { ExportMenu } from '../../sheets/ExportMenu';
import type { Investment } from './investment-on-card';
import { InvestmentPart } from './InvestmentPart';
import { useTransactionsSheet } from './use-sheets';

export function TransactionsPart({ investment }: { investment: Investment }) {
  const text = useText();
  const sheetOfTransactions = useTransactionsSheet();
  return (
    <InvestmentPart investmentId={investment.id} type="transactions">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text('portfolio.detail.no_transactions')}>
            {text('portfolio.detail.no_transactions.text')}
          </EmptyState>
        ) : (
          <Stack gap={6}>
            <Stack direction="horizontal" justify="end">
              <ExportMenu sheet={() => sheetOfTransactions(items, investment.product.name)} />
            </Stack>
            <TransactionTable
              transactions={items.map(({ transaction_type, reverses, ...rest }) => ({
                type: transaction_type,
                isReversal: reverses !== null,
                ...rest,
              }))}
              captionHidden
            />
          </Stack>
        )
      }
    </InvestmentPart>
  );
}
