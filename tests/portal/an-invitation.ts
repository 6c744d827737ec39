// The offer to an invited friend, as the API returns it.
import type { ReplyOf } from '@quoin/contract';

export const anOffer = (): ReplyOf<'getInvitation'> => ({
  credit: '300.00',
  credit_months: 12,
  discount: '500.00',
  discount_above: '50000.00',
  discount_months: 3,
  rulebook_edition: 'specification',
});
