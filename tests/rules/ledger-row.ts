import { dollars, type LedgerTransaction } from '@quoin/rules';

/** A row of a holding's ledger. @param amount whole dollars */
export const row = (
  type: LedgerTransaction['type'],
  date: string,
  amount: number,
  shares: string | null = null,
): LedgerTransaction => ({ type, date, amount: dollars(amount), shares });
