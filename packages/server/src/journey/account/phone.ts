// Changes the phone in four steps: password, code by e-mail, code by SMS to the new phone, confirmation. The first
// phone of an account needs no code by e-mail.
import type { BodyOf } from '@quoin/contract';
import { CODE_VALID_MINUTES, type Language, maskPhone, SMS_CODE_LENGTH } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { accounts, sessions } from '../../database/tables';
import type { Handler, SignedIn } from '../../http/handler';
import { useChallenge } from '../../security/challenges';
import { checkCode, type CodeUse, sendCode, sendText } from '../../security/codes';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { requireCheck, revokeSessions, notifyOwner } from '../access';
import { codeReceiver } from '../join';

/** @throws ApiError those of `assertRecentlyChecked` and `codeReceiver`, resend_after_one_minute */
export const sendNewPhoneCode: Handler<'sendNewPhoneCode'> = async (
  { body, signedIn, language },
  services,
) => {
  const phone = codeReceiver(body.region, body.phone, 'phone');
  await assertRecentlyChecked(services, signedIn, phone);
  return sendCode(services, codeUse(signedIn, phone), SMS_CODE_LENGTH, (code) =>
    sendText(services, { to: phone, text: newPhoneCodeText(code, language), code }),
  );
};

/** @throws ApiError those of `assertRecentlyChecked`, phone_not_saved, region_unsupported and those of a code */
export const updatePhone: Handler<'updatePhone'> = async ({ body: given, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId, sessionId } = signedIn;
  const phone = savedPhone(given);
  await assertRecentlyChecked(services, signedIn, phone);
  const challenge = await checkCode(services, codeUse(signedIn, phone), given.code);
  await db.transaction(async (tx) => {
    if (!(await useChallenge(tx, clock, challenge.id))) throw new ApiError('send_code_first');
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const twoStep = before?.phoneRequired
      ? { phoneRequired: false, twofaOn: true, twofaSince: clock.now() }
      : {};
    await tx
      .update(accounts)
      .set({ phone, phoneRegion: given.region, ...twoStep })
      .where(eq(accounts.id, accountId));
    await tx.update(sessions).set({ emailCheckedAt: null }).where(eq(sessions.id, sessionId));
    await revokeSessions(tx, services, { accountId, keep: sessionId });
    const actor = `account:${accountId}` as const;
    await recordAct(tx, clock, { actor, act: 'account.update_phone', object: actor });
    await notifyOwner(tx, services, accountId, 'phone');
  });
  return { region: given.region, masked: maskPhone(phone) };
};

/** @throws ApiError password_check_needed, email_check_needed, phone_already_verified */
async function assertRecentlyChecked(services: Services, signedIn: SignedIn, phone: string): Promise<void> {
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const [account] = await services.db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, signedIn.accountId));
  if (account?.phone === phone) throw new ApiError('phone_already_verified');
  if (account?.phone) await requireCheck(services, signedIn, 'emailCheckedAt');
}

/** @throws ApiError phone_not_saved, region_unsupported */
function savedPhone({ region, phone_number }: BodyOf<'updatePhone'>): string {
  try {
    return codeReceiver(region, phone_number);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.error === 'region_unsupported') throw failure;
    throw new ApiError('phone_not_saved', failure.details);
  }
}

const codeUse = ({ accountId }: SignedIn, phone: string): CodeUse => ({
  purpose: 'new_phone',
  subject: accountId,
  sentTo: phone,
});

const newPhoneCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code to confirm this phone. It is valid for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您用于确认此手机的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];
