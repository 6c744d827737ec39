// From the API's names to those of the component.
import type { ReplyOf } from '@quoin/contract';
import type { Redemption as RedemptionOnCard } from '@quoin/ui';

export type Redemptions = ReplyOf<'getRedemptions'>;
export type Redemption = Redemptions['items'][number];

/** @param next where it does not go as its status says */
export const redemptionOnCard = (redemption: Redemption, next?: string): RedemptionOnCard => ({
  status: redemption.status,
  name: redemption.product_name,
  type: redemption.type,
  amount: redemption.amount,
  redemptionDay: redemption.redemption_day,
  requestedDate: redemption.requested_date,
  payoutDate: redemption.payout_date,
  account: redemption.bank_account
    ? `${redemption.bank_account.name} ${redemption.bank_account.number_masked}`
    : undefined,
  next,
  documents: redemption.documents.map(({ file_id, name }) => ({ id: file_id, name })),
});
