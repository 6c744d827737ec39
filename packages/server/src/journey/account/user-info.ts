// The signed-in person's profile, and the fields that need no verification to change.
import type { ReplyOf } from '@quoin/contract';
import { isUsResidence, maskPhone, parseDate, problemsOfProfile } from '@quoin/rules';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { todayInNewYork } from '../../shared/clock';
import { accounts, applications, investments, investors } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { notifyOwner } from '../access';
import { throwProblems } from '../join';
import { paymentsHeldUntil } from './payout-hold';

export async function userInfo({ clock, db }: Services, accountId: string): Promise<ReplyOf<'getUserInfo'>> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('not_signed_in');
  const signed = db
    .select({ id: investments.id })
    .from(investments)
    .innerJoin(applications, eq(applications.investmentId, investments.id))
    .where(and(eq(investments.investorId, investors.id), eq(applications.state, 'agreement_signed')));
  const own = await db
    .select({
      id: investors.id,
      investor_type: investors.investorType,
      name: investors.name,
      identity_on_file: sql<boolean>`${exists(signed)}`,
    })
    .from(investors)
    .where(eq(investors.accountId, account.id))
    .orderBy(asc(investors.createdAt));
  const { phone, phoneRegion } = account;
  return {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    country: account.country,
    birth_date: account.birthDate,
    phone: phone === null || phoneRegion === null ? null : { region: phoneRegion, masked: maskPhone(phone) },
    preferred_language: account.preferredLanguage,
    referral_code: account.referralCode,
    accredited: account.accredited,
    us: isUsResidence(account.country),
    twofa: { on: account.twofaOn, since: account.twofaSince?.toISOString() ?? null },
    password_upgrade: account.passwordUpgrade,
    phone_required: account.phoneRequired,
    payments_held_until: paymentsHeldUntil(account, null, clock)?.toISOString() ?? null,
    investors: own,
  };
}

/** @throws ApiError illegal_parameter */
export const updateUserInfo: Handler<'updateUserInfo'> = async ({ body: given, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId } = signedIn;
  throwProblems(problemsOfProfile(given, todayInNewYork(clock)));
  const fields = Object.keys(given);
  if (fields.length === 0) return userInfo(services, accountId);
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({
        firstName: given.first_name?.trim(),
        lastName: given.last_name?.trim(),
        birthDate: given.birth_date && parseDate(given.birth_date),
        preferredLanguage: given.preferred_language,
      })
      .where(eq(accounts.id, accountId));
    const actor = `account:${accountId}` as const;
    const detail = { fields: fields.join(' ') };
    await recordAct(tx, clock, { actor, act: 'account.update_info', object: actor, detail });
    if (fields.some(isOfThePerson)) await notifyOwner(tx, services, accountId, 'person');
  });
  return userInfo(services, accountId);
};

/** Whether the field is about the person. The language is a preference for e-mails. */
const isOfThePerson = (field: string) => field !== 'preferred_language';
