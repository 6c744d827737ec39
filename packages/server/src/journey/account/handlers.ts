import { LANGUAGES, isUsResidence, maskPhone } from '@quoin/rules';
import { asc, eq } from 'drizzle-orm';
import { accounts, investors } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';

export const accountHandlers: Handlers<'getUserInfo'> = {
  async getUserInfo({ signedIn }, { db }) {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, signedIn.accountId));
    if (!account) throw new Refusal('not_signed_in');
    const own = await db
      .select()
      .from(investors)
      .where(eq(investors.accountId, account.id))
      .orderBy(asc(investors.createdAt));
    return {
      id: account.id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      country: account.country,
      birth_date: account.birthDate,
      phone: { region: account.phoneRegion, masked: maskPhone(account.phone) },
      preferred_language: LANGUAGES.find((language) => language === account.preferredLanguage) ?? 'en',
      referral_code: account.referralCode,
      accredited: account.accredited,
      us: isUsResidence(account.country),
      twofa: { on: account.twofaOn, since: account.twofaSince?.toISOString() ?? null },
      investors: own.map(({ id, investorType, name }) => ({ id, investor_type: investorType, name })),
    };
  },
};
