import type { Act } from '../audit/record-act';
import type { StaffRole } from '../database/tables/staff';
import { StaffError } from '../shared/errors';

export const STAFF_ROLES = [
  'reviewer',
  'operations',
  'treasurer',
  'auditor',
] as const satisfies readonly StaffRole[];

export interface StaffMember {
  id: string;
  email: string;
  name: string;
  roles: readonly StaffRole[];
}

/** How the audit log names them. */
export const actorOf = ({ email }: Pick<StaffMember, 'email'>): Act['actor'] => `operator:${email}`;

/**
 * @param what names the act, as `products publish`
 * @throws StaffError
 */
export function assertRole({ name, roles }: StaffMember, allowed: readonly StaffRole[], what: string): void {
  if (roles.some((role) => allowed.includes(role))) return;
  throw new StaffError(
    `"${what}" needs the role ${allowed.join(' or ')}; ${name} has ${roles.join(' and ')}.`,
  );
}

/** An auditor only reads, so the role is not combined with others. @throws StaffError */
export function assertRolesFit(roles: readonly StaffRole[]): void {
  if (roles.length === 0) throw new StaffError(`Give a role: ${STAFF_ROLES.join(', ')}.`);
  if (roles.includes('auditor') && roles.length > 1)
    throw new StaffError('An auditor only reads. Give the role auditor alone.');
}
