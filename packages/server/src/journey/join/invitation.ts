// Invitations: the inviting account, the offer, and the attestations of the invited person.
import type { BodyOf } from '@quoin/contract';
import {
  BRAND,
  canSignUp,
  dollars,
  moneyToWire,
  validateInvitation,
  prefixPaths,
  type Problems,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, signUpStatements } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';

type SignUp = BodyOf<'register'>;

/** The account with this referral code (the `ref_id` of a link), if any. */
export async function loadInviter(db: Executor, code: string | undefined): Promise<string | undefined> {
  const referralCode = code?.trim().toUpperCase();
  if (!referralCode) return undefined;
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.referralCode, referralCode), eq(accounts.status, 'activated')));
  return row?.id;
}

/** @throws ApiError invitation_invalid */
export const getInvitation: Handler<'getInvitation'> = async ({ query }, { db, config }) => {
  if (!(await loadInviter(db, query.ref_id))) throw new ApiError('invitation_invalid');
  const { referral } = BRAND;
  return {
    credit: moneyToWire(dollars(referral.friendCredit)),
    credit_months: referral.creditMonths,
    discount: moneyToWire(dollars(referral.invitedDiscount)),
    discount_above: moneyToWire(dollars(referral.invitedDiscountAbove)),
    discount_months: referral.invitedDiscountMonths,
    rulebook_edition: config.rulebookEdition,
  };
};

/**
 * Checks the attestations that an invited person must make, unless their country of residence makes them unnecessary.
 */
export const validateInvitedSignUp = ({ invitation, country }: SignUp): Problems =>
  invitation || !canSignUp(country)
    ? prefixPaths('invitation', validateInvitation(invitation ?? {}, country))
    : {};

export async function storeStatements(
  tx: Executor,
  { clock }: Services,
  accountId: string,
  { invitation }: SignUp,
): Promise<void> {
  if (!invitation) return;
  const { investor_type: investorType, qualifications, attestations } = invitation;
  const statements = { investorType, qualifications, attestations, madeAt: clock.now() };
  await tx.insert(signUpStatements).values({ accountId, ...statements });
}
