// What staff can do about an error, in terms of the business. The command line translates it to its options and commands.

/** An argument that is missing or wrong. */
export type StaffArgument =
  'companyId' | 'date' | 'note' | 'period' | 'reason' | 'reference' | 'title' | 'why';

/** What an argument confirms that is unusual, but possible. */
export type Confirmation = 'again' | 'includeHeld' | 'largeChange' | 'shared';

/** Another act, which comes first or undoes what is in the way. */
export type RemedyAct =
  | { act: 'approvals.reject'; id: string }
  | { act: 'calls.cancel'; id: string }
  | { act: 'calls.fund'; id: string }
  | { act: 'calls.import' }
  | { act: 'documents.post' }
  | { act: 'escrow.set'; productId: string }
  | { act: 'payouts.list'; productId: string }
  | { act: 'payouts.pay' }
  | { act: 'payouts.unpay'; id: string; afterAudit: boolean }
  | { act: 'product_documents.import' }
  | { act: 'redemptions.reverse'; id: string }
  | { act: 'referrals.reverse' }
  | { act: 'sign_in' }
  | { act: 'staff.add'; role: string }
  | { act: 'transactions.reverse'; id: string }
  | { act: 'valuations.record'; productId: string; date: string };

export type Remedy = { give: StaffArgument } | { confirm: Confirmation } | RemedyAct;
