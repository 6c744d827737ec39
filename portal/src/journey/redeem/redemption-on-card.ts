// From the API's names to those of the component.
import type { ReplyOf } from '@quoin/contract';
import { payeeLabel } from '@quoin/rules';
import type { Redemption as RedemptionOnCard } from '@quoin/ui';

export type Redemptions = ReplyOf<'getRedemptions'>;
export type Redemption = Redemptions['items'][number];

interface Words {
  /** Where it does not go as its status says. */
  next: string | undefined;
  /** In place of the account in an old request that names none. */
  unnamed: string;
}

export const redemptionOnCard = (redemption: Redemption, { next, unnamed }: Words): RedemptionOnCard => ({
  status: redemption.status,
  name: redemption.product_name,
  type: redemption.type,
  amount: redemption.amount,
  redemptionDay: redemption.redemption_day,
  requestedDate: redemption.requested_date,
  payouts: redemption.payouts,
  account: redemption.bank_account ? payeeLabel(redemption.bank_account) : unnamed,
  next,
  documents: redemption.documents.map(({ file_id, name }) => ({ id: file_id, name })),
});

type Reckoned = Pick<Redemptions, 'ongoing' | 'held' | 'estimate'>;

/** A partial redemption under way whose amount is, at the last value, more than all units are worth. */
export const isNotCovered = ({ ongoing, held, estimate }: Reckoned): boolean =>
  ongoing?.type === 'partial' && held !== null && estimate === null;
