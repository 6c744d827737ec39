import type { BodyOf } from '@quoin/contract';
import {
  BRAND,
  isPasswordHash,
  normaliseEmail,
  type Problems,
  validateResidence,
  validateSignUp,
} from '@quoin/rules';
import { randomInt } from 'node:crypto';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { accounts } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { useChallenge } from '../../security/challenges';
import { hashForStorage, isPublishedPassword } from '../../security/passwords';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { requestActivation } from './activation';
import { offerCorrection } from './correct-email';
import { loadInviter, validateInvitedSignUp, storeStatements } from './invitation';
import { checkPhoneCode, codeReceiver } from './phone';
import { throwProblems } from './throw-problems';

type SignUp = BodyOf<'register'>;

/** Letters and digits that do not look alike. */
const REFERRAL_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const REFERRAL_LENGTH = 10;

/**
 * Creates the account, uses up the code and enqueues the e-mail in one transaction.
 * @returns the normalised address, and the ticket with which this browser may correct it
 */
export const register: Handler<'register'> = async ({ body: values }, services) => {
  if (!values.code.trim()) throw new ApiError('code_empty', { problems: { code: { name: 'required' } } });
  const inviter = await loadInviter(services.db, values.referral_code);
  if (values.invitation && !inviter) {
    const problems = { referral_code: { name: 'invitation_invalid' as const } };
    throw new ApiError('invitation_invalid', { problems });
  }
  throwProblems(validate(services, values, inviter !== undefined));
  const email = normaliseEmail(values.email);
  const phone = codeReceiver(values.region, values.phone_number);
  const challenge = await checkPhoneCode(services, phone, values.code);
  const passwordHash = await hashForStorage(values.password);
  const ticket = await services.db.transaction(async (tx) => {
    if (!(await useChallenge(tx, services.clock, challenge.id))) throw new ApiError('send_code_first');
    const id = await insertAccount(tx, services, { ...values, email, phone, passwordHash, inviter });
    if (!id) {
      throw new ApiError('email_registered', { problems: { email: { name: 'email_registered' } } });
    }
    await storeStatements(tx, services, id, values);
    const actor = `account:${id}` as const;
    const detail = { terms_of_use: BRAND.termsOfUseFrom };
    await recordAct(tx, services.clock, { actor, act: 'account.register', object: actor, detail });
    await requestActivation(tx, services, id);
    return offerCorrection(tx, services, id);
  });
  return { email, ticket };
};

const validate = ({ config }: Services, values: SignUp, invited: boolean): Problems => ({
  ...validateResidence(values, invited),
  ...(invited ? validateInvitedSignUp(values) : {}),
  ...validateSignUp(values),
  // The browser checks the policy, because only it sees the password. Input that is not a hash is not from the portal.
  ...(isPasswordHash(values.password) && !isPublishedPassword(config, values.password)
    ? {}
    : { password: { name: 'password_weak' as const } }),
});

interface NewAccount extends SignUp {
  phone: string;
  passwordHash: string;
  inviter: string | undefined;
}

/** @returns undefined if the address has an account. The unique index decides, also between concurrent requests. */
async function insertAccount(
  tx: Executor,
  { clock }: Services,
  account: NewAccount,
): Promise<string | undefined> {
  const now = clock.now();
  const [row] = await tx
    .insert(accounts)
    .values({
      id: newId(),
      email: account.email,
      firstName: account.first_name.trim(),
      lastName: account.last_name.trim(),
      passwordHash: account.passwordHash,
      status: 'registered',
      country: account.country,
      phoneRegion: account.region,
      phone: account.phone,
      preferredLanguage: account.preferred_language,
      accredited: account.accredited,
      twofaOn: true,
      twofaSince: now,
      referralCode: newReferralCode(),
      // An unknown code does not prevent sign-up.
      referredBy: account.inviter,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return row?.id;
}

const newReferralCode = () =>
  Array.from({ length: REFERRAL_LENGTH }, () => REFERRAL_LETTERS[randomInt(REFERRAL_LETTERS.length)]).join(
    '',
  );
