// Requests for approval as the staff see them.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isInForce, isOver } from '../database/stored-times';
import { APPROVAL_VALID_MS, approvals, staff } from '../database/tables';
import { type ListFilters, type ListPage, listPage, isMatching, getTotals } from '../reports/list-page';
import type { Services } from '../services';
import { HOUR_MS } from '../shared/clock';
import { StaffError } from '../shared/staff-error';
import { listStaff } from '../staff/staff-accounts';
import { actNamed, getApprovers, renameClashing, getNames, type Shown, getStatus } from './approvals';

export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'expired'] as const;

/** Newest first. */
export async function listApprovals(
  { db, clock }: Services,
  { status, before, page }: ListFilters<(typeof APPROVAL_STATUSES)[number]>,
): Promise<ListPage> {
  const now = clock.now();
  const isPending = eq(approvals.status, 'pending');
  const among = {
    pending: and(isPending, isInForce(approvals.expiresAt, now, APPROVAL_VALID_MS)),
    expired: and(isPending, isOver(approvals.expiresAt, now, APPROVAL_VALID_MS)),
    approved: eq(approvals.status, 'approved'),
    rejected: eq(approvals.status, 'rejected'),
  };
  const people = await listStaff(db);
  return listPage({
    page,
    query: db
      .select({ approval: approvals, requester: staff.name, all: getTotals() })
      .from(approvals)
      .innerJoin(staff, eq(staff.id, approvals.requestedBy))
      .where(and(status && among[status], isMatching({ before }, { began: approvals.requestedAt })))
      .orderBy(desc(approvals.requestedAt), desc(approvals.id)),
    toRow: ({ approval, requester }) => {
      const act = actNamed(approval.act);
      const waits = getStatus(approval, clock) === 'pending';
      return {
        id: approval.id,
        status: getStatus(approval, clock),
        act: act.title,
        ...getSubject(approval.summary),
        requested_by: requester,
        requested: approval.requestedAt.toISOString(),
        waiting_hours: waits ? Math.floor((now.getTime() - approval.requestedAt.getTime()) / HOUR_MS) : null,
        expires: approval.expiresAt.toISOString(),
        may_approve: waits ? getNames(getApprovers(people, act, approval.requestedBy)) : null,
      };
    },
  });
}

/** Shows a request with its summary. @throws StaffError */
export async function showApproval(services: Services, id: string): Promise<Shown> {
  const { clock, db } = services;
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  if (!row) throw new StaffError(`There is no approval ${id}.`);
  const people = await db
    .select()
    .from(staff)
    .where(inArray(staff.id, row.decidedBy === null ? [row.requestedBy] : [row.requestedBy, row.decidedBy]));
  const getName = (staffId: string | null) => people.find((one) => one.id === staffId)?.name ?? null;
  const act = actNamed(row.act);
  return {
    id,
    status: getStatus(row, clock),
    act: act.title,
    requested_by: getName(row.requestedBy),
    requested: row.requestedAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    approved_by_role: act.approvedBy.join(' or '),
    decided_by: getName(row.decidedBy),
    reason: row.reason,
    ...renameClashing(row.summary),
    ...act.reveal(services, row.parameters),
  };
}

/** Who or what an act is about, in one line of a list. */
export const getSubject = (summary: Shown): { about: unknown; amount: unknown } => ({
  about: ABOUT.map((key) => summary[key]).find((value) => value !== undefined) ?? null,
  amount: summary['amount'] ?? summary['total'] ?? null,
});

const ABOUT = ['investor', 'from_investor', 'receiver', 'email', 'product', 'file'];
