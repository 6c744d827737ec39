import { isEmail, normaliseEmail } from '@quoin/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import { staff, type StaffRole, staffTokens } from '../database/tables/staff';
import type { Clock } from '../shared/clock';
import { newId } from '../shared/new-id';
import { StaffError, staffName } from '../shared/staff-error';
import { assertRolesFit } from './roles';

type StaffRow = typeof staff.$inferSelect;

/** A person as lists and approvals show them. */
export const toMemberRow = ({ email, name, roles, disabledAt }: StaffRow) => ({
  email,
  name,
  roles: roles.join(', '),
  status: disabledAt ? 'disabled' : 'active',
});

/** In order of creation. */
export const listStaff = (db: Executor): Promise<StaffRow[]> =>
  db.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.email));

/** Locks the table of staff until the transaction ends: rows, locked one by one, could deadlock. */
export const lockAllStaff = (tx: Transaction) =>
  tx.execute(sql`lock table ${staff} in share row exclusive mode`);

/** Locks the table of staff until the transaction ends, and counts all rows, including disabled people. */
export async function countStaff(tx: Transaction): Promise<number> {
  await lockAllStaff(tx);
  return tx.$count(staff);
}

export interface NewStaff {
  email: string;
  name: string;
  roles: readonly StaffRole[];
}

/** @throws StaffError */
export function checkNewStaff({ email, name, roles }: NewStaff) {
  if (!isEmail(email)) throw new StaffError(`"${email}" is not an e-mail address.`);
  assertRolesFit(roles);
  return {
    email: normaliseEmail(email),
    name: staffName(name, 'name of the person'),
    roles: [...new Set(roles)],
  };
}

interface By {
  clock: Clock;
  actor: Act['actor'];
}

/** @throws StaffError */
export async function addStaff(
  tx: Transaction,
  { clock, actor }: By,
  given: NewStaff,
  act: 'staff.add' | 'staff.bootstrap' = 'staff.add',
): Promise<StaffRow> {
  const { email, name, roles } = checkNewStaff(given);
  const id = newId();
  const [added] = await tx
    .insert(staff)
    .values({ id, email, name, roles: [...roles], createdAt: clock.now(), disabledAt: null })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new StaffError(`A staff account with the e-mail ${email} already exists.`);
  await recordAct(tx, clock, { actor, act, object: `staff:${id}`, detail: { roles: roles.join(' ') } });
  return added;
}

/**
 * Adds the first person of an installation, without a signed-in actor.
 * @throws StaffError if there is staff already
 */
export async function addFirstStaff(tx: Transaction, clock: Clock, given: NewStaff): Promise<StaffRow> {
  if ((await countStaff(tx)) > 0)
    throw new StaffError('You are not signed in.', { remedy: { act: 'sign_in' } });
  if (!given.roles.includes('operations'))
    throw new StaffError('The first person must have the role operations, to add the others.');
  const actor = `operator:${normaliseEmail(given.email)}` as const;
  return addStaff(tx, { clock, actor }, given, 'staff.bootstrap');
}

/** @throws StaffError */
export async function setStaffRoles(
  tx: Transaction,
  { clock, actor }: By,
  { id, roles }: { id: string; roles: readonly StaffRole[] },
): Promise<StaffRow & { before: readonly StaffRole[] }> {
  assertRolesFit(roles);
  const before = await lockStaff(tx, id);
  const [after] = await tx
    .update(staff)
    .set({ roles: [...new Set(roles)] })
    .where(eq(staff.id, id))
    .returning();
  await recordAct(tx, clock, {
    actor,
    act: 'staff.set_roles',
    object: `staff:${id}`,
    detail: { from: before.roles.join(' '), to: roles.join(' ') },
  });
  return { ...(after ?? before), before: before.roles };
}

/** Disables the account and revokes all its tokens. @throws StaffError */
export async function disableStaff(
  tx: Transaction,
  by: By & { self: string },
  id: string,
): Promise<StaffRow> {
  if (id === by.self) throw new StaffError('You cannot disable your own account. Ask another person.');
  const before = await lockStaff(tx, id);
  if (before.disabledAt) throw new StaffError(`The account of ${before.name} is already disabled.`);
  const now = by.clock.now();
  await tx
    .update(staffTokens)
    .set({ revokedAt: now })
    .where(and(eq(staffTokens.staffId, id), isNull(staffTokens.revokedAt)));
  return setDisabledAt(tx, by, before, now);
}

/** @throws StaffError */
export async function enableStaff(tx: Transaction, by: By, id: string): Promise<StaffRow> {
  const before = await lockStaff(tx, id);
  if (!before.disabledAt) throw new StaffError(`The account of ${before.name} is not disabled.`);
  return setDisabledAt(tx, by, before, null);
}

async function setDisabledAt(
  tx: Transaction,
  { clock, actor }: By,
  { id, ...before }: StaffRow,
  disabledAt: Date | null,
): Promise<StaffRow> {
  await tx.update(staff).set({ disabledAt }).where(eq(staff.id, id));
  await recordAct(tx, clock, {
    actor,
    act: disabledAt ? 'staff.disable' : 'staff.enable',
    object: `staff:${id}`,
  });
  return { ...before, id, disabledAt };
}

/** @throws StaffError */
export async function staffByEmail(db: Executor, email: string): Promise<StaffRow> {
  const [found] = await db
    .select()
    .from(staff)
    .where(eq(staff.email, normaliseEmail(email)));
  if (!found) throw new StaffError(`There is no staff account with the e-mail ${email}.`);
  return found;
}

async function lockStaff(tx: Transaction, id: string): Promise<StaffRow> {
  await lockAllStaff(tx);
  const [row] = await tx.select().from(staff).where(eq(staff.id, id));
  if (!row) throw new StaffError(`There is no staff account ${id}.`);
  return row;
}
