import type { ReplyOf } from '@quoin/contract';
import { isUsResidence, maskPhone, parseDate, validateProfile, RETENTION } from '@quoin/rules';
import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { accounts, applications, investments, investors } from '../../database/tables';
import type { Handler, SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import {
  notifyOwner,
  recordSecurityChange,
  requireCheck,
  revokeSessions,
  sendEmailCode,
  updatePassword,
  verifyEmailCode,
  verifyPassword,
} from '../access';
import { throwProblems } from '../join';
import {
  checkDataArchive,
  downloadData,
  loadExport,
  liveArchive,
  requestDataArchive,
  requestDataKey,
} from './archive';
import { bankAccountHandlers } from './bank-accounts';
import { brokerageAccountHandlers } from './brokerage-accounts';
import { deletionReply, isDeletable, newestDeletion, requestDeletion, withdrawDeletion } from './deletion';
import { paymentsHeldUntil } from './payout-hold';
import { sendNewPhoneCode, updatePhone } from './phone';

async function userInfo({ clock, db }: Services, accountId: string): Promise<ReplyOf<'getUserInfo'>> {
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
const updateUserInfo: Handler<'updateUserInfo'> = async ({ body: given, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId } = signedIn;
  throwProblems(validateProfile(given, todayInNewYork(clock)));
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

async function loadTwoStep({ db }: Services, accountId: string): Promise<ReplyOf<'getTwoStep'>> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('not_signed_in');
  const { phone, twofaOn, twofaSince } = account;
  return {
    on: twofaOn,
    since: twofaSince?.toISOString() ?? null,
    masked_phone: phone === null ? null : maskPhone(phone),
  };
}

/** Does nothing if the setting is unchanged. @throws ApiError password_check_needed, no_phone_on_record */
const setTwoStep: Handler<'setTwoStep'> = async ({ body: { on }, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId, sessionId } = signedIn;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  if (on && (await loadTwoStep(services, accountId)).masked_phone === null) {
    throw new ApiError('no_phone_on_record');
  }
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ twofaOn: on, twofaSince: on ? clock.now() : null })
      .where(and(eq(accounts.id, accountId), ne(accounts.twofaOn, on)))
      .returning({ id: accounts.id });
    if (changed.length === 0) return;
    await revokeSessions(tx, services, { accountId, keep: sessionId });
    await recordSecurityChange(tx, services, accountId, on ? 'twofa_on' : 'twofa_off');
  });
  return loadTwoStep(services, accountId);
};

/** The purpose of codes by e-mail, as the portal sends it. */
const EMAIL_CODE_TYPE = 29;

export const accountHandlers = {
  ...bankAccountHandlers,
  ...brokerageAccountHandlers,

  getUserInfo: ({ signedIn }, services) => userInfo(services, signedIn.accountId),
  updateUserInfo,
  async changeCountry({ body, signedIn }) {
    if (body.country !== signedIn.country) throw new ApiError('country_by_operations');
    return { done: true };
  },
  verifyPassword: ({ body, signedIn }, services) => verifyPassword(services, signedIn, body.password),
  updatePassword,
  async emailCode({ params, body, signedIn, language }, services) {
    if (body.type !== EMAIL_CODE_TYPE) throw new ApiError('unsupported_act');
    return params.action === 'send'
      ? sendEmailCode(services, signedIn, language)
      : verifyEmailCode(services, signedIn, body.code ?? '');
  },
  sendNewPhoneCode,
  updatePhone,
  getTwoStep: ({ signedIn }, services) => loadTwoStep(services, signedIn.accountId),
  setTwoStep,

  async getMyData({ signedIn: { accountId } }, { clock, db }) {
    const [made] = await loadExport(db, accountId);
    const deletion = await newestDeletion(db, accountId);
    return {
      archive: liveArchive(made, clock.now()),
      deletion: deletion ? deletionReply(deletion) : null,
      deletable: await isDeletable(db, accountId),
      kept: [...RETENTION],
    };
  },
  requestDataArchive,
  requestDataKey,
  downloadData,
  checkDataArchive,
  requestDeletion,
  withdrawDeletion,
} satisfies SomeHandlers;
