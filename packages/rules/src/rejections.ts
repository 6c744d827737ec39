// Why staff reject an application or a redemption.

export const REJECTION_REASONS = [
  'identity_not_verified',
  'documents_insufficient',
  'not_eligible',
  'fund_full',
  'duplicate',
  'compliance',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Reasons after which the same investor can't apply for the same product again. */
const FINAL_REASONS: ReadonlySet<RejectionReason> = new Set(['compliance']);

export const mayApplyAfter = (reason: RejectionReason): boolean => !FINAL_REASONS.has(reason);

export const REDEMPTION_REJECTION_REASONS = [
  'payee_not_verified',
  'identity_not_verified',
  'terms_not_met',
  'fund_suspended',
  'other',
] as const;
export type RedemptionRejectionReason = (typeof REDEMPTION_REJECTION_REASONS)[number];
