// Requests for approval. A request runs the act and rolls it back, so that both people see its effect. An approval runs it
// again, and commits only if the effect is the same.
import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { isInForce } from '../database/stored-times';
import { APPROVAL_VALID_MS, approvals, staff } from '../database/tables';
import type { ApprovalStatus } from '../database/tables/staff';
import { actOrUndo } from '../database/transact-or-undo';
import type { Services } from '../services';
import { type Clock, isRunning } from '../shared/clock';
import { newId } from '../shared/new-id';
import { StaffError, staffText } from '../shared/staff-error';
import { getActor, assertRole, hasRole, type StaffMember } from '../staff/roles';
import { listStaff, lockAllStaff } from '../staff/staff-accounts';
import { moveState, stateTable } from '../states/state-table';
import { type ActName, ACTS } from './acts';

const approvalStates = stateTable<ApprovalStatus, 'approved' | 'rejected'>()({
  name: 'approval',
  rows: approvals,
  stamps: (decidedAt) => ({ decidedAt }),
  audit: ({ act }) => ({ detail: { act } }),
  mails: { approved: null, rejected: null },
  transitions: [
    { from: 'pending', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'pending', event: 'rejected', to: 'rejected', who: 'operator' },
  ],
});

export type Shown = Record<string, unknown>;
type ParametersOf<N extends ActName> = Static<(typeof ACTS)[N]['parameters']>;

export interface Requester {
  services: Services;
  staff: StaffMember;
}

/**
 * @param dryRun only returns what the act would do
 * @throws StaffError if the act cannot be executed now, or if nobody else may approve it
 */
export async function requestApproval<N extends ActName>(
  { services, staff: requester }: Requester,
  name: N,
  parameters: ParametersOf<N>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Shown> {
  const act = ACTS[name];
  const { db, clock } = services;
  assertRole(requester, act.requestedBy, act.title);
  const actor = getActor(requester);
  const { summary } = await actOrUndo({ services, actor }, true, (tx, undone) =>
    act.run(tx, undone, parameters),
  );
  if (dryRun) return { dry_run: true, ...summary };
  return db.transaction(async (tx) => {
    if (await act.isDirect?.(tx, requester))
      return mergeShown(await act.run(tx, { services, actor }, parameters));
    await assertNotPending(tx, clock, name, parameters);
    const approvers = getApprovers(await listStaff(tx), act, requester.id);
    if (approvers.length === 0) throw withoutApprover(name);
    const id = newId();
    const requestedAt = clock.now();
    const expiresAt = new Date(requestedAt.getTime() + APPROVAL_VALID_MS);
    await tx.insert(approvals).values({
      id,
      act: name,
      parameters,
      summary,
      status: 'pending',
      requestedBy: requester.id,
      requestedAt,
      expiresAt,
    });
    await recordAct(tx, clock, {
      actor,
      act: 'approval.request',
      object: `approval:${id}`,
      detail: { act: name },
    });
    return {
      approval: id,
      status: 'pending',
      needs: `the approval of another person with the role ${act.approvedBy.join(' or ')}`,
      may_approve: getNames(approvers),
      expires: expiresAt.toISOString(),
      act: act.title,
      ...renameClashing(summary),
    };
  });
}

/** Two equal requests would be two decisions about one act. @throws StaffError */
async function assertNotPending(tx: Transaction, clock: Clock, act: ActName, parameters: unknown) {
  const isPending = and(
    eq(approvals.act, act),
    eq(approvals.status, 'pending'),
    isInForce(approvals.expiresAt, clock.now(), APPROVAL_VALID_MS),
  );
  const rows = await tx.select().from(approvals).where(isPending);
  const stored: unknown = JSON.parse(JSON.stringify(parameters));
  const same = rows.find((row) => isDeepStrictEqual(row.parameters, stored));
  if (same)
    throw new StaffError(
      `The same is already requested, as ${same.id}. Wait for its approval, or reject it and request it again.`,
      { remedy: { act: 'approvals.reject', id: same.id } },
    );
}

/**
 * Executes the requested act.
 * @throws StaffError if the request is decided, expired or the approver's own, or if the act would now do something else
 */
export async function approve(
  tx: Transaction,
  services: Services,
  approver: StaffMember,
  id: string,
): Promise<Shown> {
  const row = await lockPending(tx, services.clock, id);
  const act = actNamed(row.act);
  if (row.requestedBy === approver.id)
    throw new StaffError('You requested this yourself, so another person must approve it.');
  assertRole(approver, act.approvedBy, `approve: ${act.title}`);
  const requester = await assertBothActive(tx, row.requestedBy, approver.id);
  const actor = getActor(approver);
  const outcome = await act.run(tx, { services, actor }, row.parameters);
  const now: unknown = JSON.parse(JSON.stringify(outcome.summary));
  if (!isDeepStrictEqual(now, row.summary))
    throw new StaffError('The result has changed since the request. Reject the request and make it again.', {
      report: {
        rows: [
          { when: 'requested', ...row.summary },
          { when: 'now', ...outcome.summary },
        ],
      },
    });
  await moveState(tx, services, approvalStates, {
    id,
    from: 'pending',
    event: 'approved',
    actor,
    changes: { decidedBy: approver.id },
    detail: { requested_by: requester.email },
  });
  return { approval: id, ...mergeShown(outcome) };
}

/** Rejects a request. The requester can withdraw it in the same way. @throws StaffError */
export async function reject(
  tx: Transaction,
  services: Services,
  member: StaffMember,
  { id, ...given }: { id: string; reason: string },
): Promise<Shown> {
  const reason = staffText(given.reason, 'reason', 'A reason is required; the requester sees it.');
  const row = await lockPending(tx, services.clock, id);
  const act = actNamed(row.act);
  if (row.requestedBy !== member.id) assertRole(member, act.approvedBy, `reject: ${act.title}`);
  await moveState(tx, services, approvalStates, {
    id,
    from: 'pending',
    event: 'rejected',
    actor: getActor(member),
    changes: { decidedBy: member.id, reason },
    detail: { reason },
  });
  return { approval: id, status: 'rejected', act: act.title, reason };
}

type ApprovalRow = typeof approvals.$inferSelect;

export const getStatus = ({ status, expiresAt }: ApprovalRow, clock: Clock) =>
  status === 'pending' && !isRunning(expiresAt, clock.now(), APPROVAL_VALID_MS) ? 'expired' : status;

type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

export const getApprovers = (
  people: readonly StaffRow[],
  { approvedBy }: (typeof ACTS)[ActName],
  requesterId: string,
): StaffRow[] =>
  people.filter((one) => one.id !== requesterId && one.disabledAt === null && hasRole(one, approvedBy));

export const getNames = (approvers: readonly StaffRow[]): string =>
  approvers.map(({ name }) => name).join(', ') || 'nobody';

function withoutApprover(name: ActName): StaffError {
  const { approvedBy } = ACTS[name];
  const message = `This needs the approval of another active person with the role ${approvedBy.join(' or ')}, and there is none.`;
  return name.startsWith('staff.')
    ? new StaffError(
        `${message} The only other ones are disabled: docs/operating.md shows under "Approvals" how to enable one again.`,
      )
    : new StaffError(`${message} Add one, then request it again.`, {
        remedy: { act: 'staff.add', role: approvedBy[0] ?? 'treasurer' },
      });
}

const mergeShown = ({ summary, made }: { summary: Shown; made?: Shown }): Shown => ({ ...summary, ...made });

/** Renames the keys of a summary that would collide with columns of the request. */
export const renameClashing = (summary: Shown): Shown =>
  Object.fromEntries(Object.entries(summary).map(([key, value]) => [NAMES_BESIDE[key] ?? key, value]));

const NAMES_BESIDE: Readonly<Record<string, string>> = { id: 'of', status: 'becomes', reason: 'because' };

async function lockPending(tx: Transaction, clock: Clock, id: string): Promise<ApprovalRow> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!row) throw new StaffError(`There is no approval ${id}.`);
  const status = getStatus(row, clock);
  if (status !== 'pending') throw new StaffError(`The request is already ${status}. Make a new request.`);
  return row;
}

/** Locks all staff, so that neither is disabled before the act is executed. @returns the requester */
async function assertBothActive(tx: Transaction, requesterId: string, approverId: string) {
  await lockAllStaff(tx);
  const people = await tx
    .select()
    .from(staff)
    .where(inArray(staff.id, [requesterId, approverId]));
  const disabled = people.find(({ disabledAt }) => disabledAt !== null);
  if (disabled) throw new StaffError(`The account of ${disabled.name} is disabled. Reject the request.`);
  const requester = people.find(({ id }) => id === requesterId);
  if (!requester) throw new Error(`the staff account ${requesterId} no longer exists`);
  return requester;
}

export function actNamed(name: string): (typeof ACTS)[ActName] {
  const found = Object.entries(ACTS).find(([key]) => key === name)?.[1];
  if (!found) throw new Error(`there is no act ${name}`);
  return found;
}
