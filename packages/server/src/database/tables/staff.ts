// Staff who use the command line, and their requests for approval.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { HOUR_MS } from '../../shared/clock';
import { id, instant, refers } from './columns';

export type StaffRole = 'reviewer' | 'operations' | 'treasurer' | 'signatory' | 'auditor';

/** Never deleted, because the audit log names them. */
export const staff = pgTable('staff', {
  id: id(),
  /** Normalised. */
  email: text('email').notNull().unique('staff_email'),
  name: text('name').notNull(),
  roles: jsonb('roles').$type<StaffRole[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on the person cannot sign in or act. Null while active. */
  disabledAt: instant('disabled_at'),
});

export const staffTokens = pgTable(
  'staff_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    staffId: refers('staff_id', () => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('staff_tokens_staff').on(t.staffId)],
);

/** Lifetime of a request for approval. */
export const APPROVAL_VALID_MS = 72 * HOUR_MS;

export type ApprovalStatus = 'pending' | 'approved' | 'rejected';

/** Acts requested by one person that another one has to approve. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    /** Key of the table of acts. */
    act: text('act').notNull(),
    parameters: jsonb('parameters').notNull(),
    /** What the requester saw. Approval fails if the act would now do something else. */
    summary: jsonb('summary').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<ApprovalStatus>().notNull(),
    requestedBy: refers('requested_by', () => staff.id),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: text('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
    /** Reason of a rejection. */
    reason: text('reason'),
  },
  (t) => [index('approvals_requested').on(t.status, t.requestedAt)],
);
