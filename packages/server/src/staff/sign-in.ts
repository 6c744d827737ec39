// Staff sign in with a code by e-mail and get a token that is valid for some hours.
import { EMAIL_CODE_LENGTH, normaliseEmail } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { isInForce } from '../database/stored-times';
import { staff, staffTokens } from '../database/tables';
import { mailText } from '../providers/mail';
import { useChallenge } from '../security/challenges';
import { checkCode, type CodeUse, sendCode } from '../security/codes';
import { newSecret, sha256 } from '../security/secrets';
import type { Services } from '../services';
import { HOUR_MS } from '../shared/clock';
import { ApiError } from '../shared/errors';
import { getActor, type StaffMember } from './roles';

export const STAFF_TOKEN_HOURS = 8;
const TOKEN_MS = STAFF_TOKEN_HOURS * HOUR_MS;

/** Counted by address, so that unknown addresses are treated like known ones. */
const codeFor = (email: string): CodeUse => ({ purpose: 'staff_sign_in', subject: normaliseEmail(email) });

/**
 * Sends a code if the address belongs to active staff.
 * @throws ApiError resend_after_one_minute, too_many_code_attempts, unavailable
 */
export async function sendSignInCode(services: Services, email: string): Promise<void> {
  const member = await activeStaff(services, email);
  await sendCode(services, codeFor(email), EMAIL_CODE_LENGTH, async (code) => {
    if (!member) return;
    await services.mail.send({
      to: member.email,
      code,
      subject: 'Your code for the command line',
      text: mailText(
        `Hello ${member.name},`,
        `Your sign-in code is ${code}. Do not share it with anyone. If you did not request it, tell your security contact.`,
      ),
    });
  });
}

export interface StaffToken {
  token: string;
  expiresAt: Date;
  member: StaffMember;
}

/**
 * Uses up the code. After five wrong codes the address is locked for an hour.
 * @throws ApiError code_empty, send_code_first, code_incorrect, too_many_code_attempts
 */
export async function signInWithCode(services: Services, email: string, code: string): Promise<StaffToken> {
  const { id } = await checkCode(services, codeFor(email), code);
  if (!(await useChallenge(services.db, services.clock, id))) throw new ApiError('send_code_first');
  return signIn(services, email);
}

/** Needs no code: a demo shows its e-mails to everybody. @throws ApiError code_incorrect */
export async function signInToDemo(services: Services, email: string): Promise<StaffToken> {
  if (!services.config.demo) throw new Error('sign-in without a code requires demo mode');
  return signIn(services, email);
}

async function signIn(services: Services, email: string): Promise<StaffToken> {
  const { clock, db } = services;
  const token = newSecret();
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.email, normaliseEmail(email)), isNull(staff.disabledAt)))
      .for('update');
    if (!member) throw new ApiError('code_incorrect');
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + TOKEN_MS);
    await tx.insert(staffTokens).values({ hash: sha256(token), staffId: member.id, createdAt, expiresAt });
    await recordAct(tx, clock, {
      actor: getActor(member),
      act: 'staff.sign_in',
      object: `staff:${member.id}`,
    });
    return { token, expiresAt, member };
  });
}

/** Finds the person of a token that is neither expired nor revoked. */
export async function verifyStaffToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<StaffMember | undefined> {
  const [row] = await db
    .select({ member: staff })
    .from(staffTokens)
    .innerJoin(staff, eq(staff.id, staffTokens.staffId))
    .where(
      and(
        eq(staffTokens.hash, sha256(token)),
        isNull(staffTokens.revokedAt),
        isInForce(staffTokens.expiresAt, clock.now(), TOKEN_MS),
        isNull(staff.disabledAt),
      ),
    );
  return row?.member;
}

export async function signOut({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(staffTokens)
      .set({ revokedAt: clock.now() })
      .where(and(eq(staffTokens.hash, sha256(token)), isNull(staffTokens.revokedAt)))
      .returning({ staffId: staffTokens.staffId });
    for (const { staffId } of revoked) {
      const [member] = await tx.select().from(staff).where(eq(staff.id, staffId));
      if (member)
        await recordAct(tx, clock, {
          actor: getActor(member),
          act: 'staff.sign_out',
          object: `staff:${staffId}`,
        });
    }
  });
}

async function activeStaff({ db }: Services, email: string): Promise<StaffMember | undefined> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, normaliseEmail(email)), isNull(staff.disabledAt)));
  return member;
}
