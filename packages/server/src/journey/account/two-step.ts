// Turns 2-step verification on or off after a password check, and records the date.
import type { ReplyOf } from '@quoin/contract';
import { maskPhone } from '@quoin/rules';
import { and, eq, ne } from 'drizzle-orm';
import { accounts } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { requireCheck, recordSecurityChange, revokeSessions } from '../access';

export async function twoStepOf({ db }: Services, accountId: string): Promise<ReplyOf<'getTwoStep'>> {
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
export const setTwoStep: Handler<'setTwoStep'> = async ({ body: { on }, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId, sessionId } = signedIn;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  if (on && (await twoStepOf(services, accountId)).masked_phone === null) {
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
  return twoStepOf(services, accountId);
};
