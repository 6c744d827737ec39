// Maps the API's redemptions to the component's props.
import type { ReplyOf } from '@quoin/contract';
import { payeeLabel } from '@quoin/rules';
import type { Redemption as RedemptionOnCard } from '@quoin/ui';

export type Redemptions = ReplyOf<'getRedemptions'>;
export type Redemption = Redemptions['items'][number];

interface Messages {
  /** Next step, if it differs from the usual one of the status. */
  next: string | undefined;
  /** Label for an old request without an account. */
  unnamed: string;
}

export const redemptionOnCard = (redemption: Redemption, { next, unnamed }: Messages): RedemptionOnCard => ({
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

type EstimatedRedemption = Pick<Redemptions, 'ongoing' | 'held' | 'estimate'>;

/** Whether the amount of an ongoing partial redemption exceeds the value of all units at the last valuation. */
export const isNotCovered = ({ ongoing, held, estimate }: EstimatedRedemption): boolean =>
  ongoing?.type === 'partial' && held !== null && estimate === null;
