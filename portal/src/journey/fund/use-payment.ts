// The payment of an investment: its capital calls, the amount due, and its funding while something is due.
import type { ReplyOf } from '@quoin/contract';
import { moneyFromWire } from '@quoin/rules';
import type { PaymentSource } from '@quoin/ui';
import { api } from '../../api/api';
import { lastDigits } from '../../bank-account/bank-account-values';

type Funding = ReplyOf<'getFunding'>;

export function usePayment(investmentId: string) {
  const params = { investmentId };
  const { data: calls, error, refetch } = api.useCheckCapitalCallQuery({ params });
  const payable = (moneyFromWire(calls?.amount_due ?? '') ?? 0) > 0;
  const { data: funding, error: unfunded } = api.useGetFundingQuery({ params }, { skip: !payable });
  return {
    calls,
    error,
    refetch,
    /** Whether something is due now. */
    payable,
    funding,
    /** Until then the page shows none of it, because its parts would move. */
    loading: (!calls && !error) || (payable && !funding && !unfunded),
  };
}

/** The chosen method, or the one named in the application; undefined before either. */
export function paymentSource({
  method,
  preferred_method,
  debited_account: debited,
  payer,
}: Funding): PaymentSource | undefined {
  if (debited) return { method: 'ach', account: toMaskedAccount(debited) };
  const chosen = method ?? preferred_method;
  if (!chosen) return undefined;
  return { method: chosen, ...(chosen === 'wire' && payer && { account: toMaskedAccount(payer) }) };
}

const toMaskedAccount = ({ name, number_masked }: { name: string; number_masked: string }) => ({
  bank: name,
  digits: lastDigits(number_masked),
});
