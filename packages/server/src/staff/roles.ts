import type { Act } from '../audit/record-act';
import type { StaffRole } from '../database/tables/staff';
import { StaffError } from '../shared/staff-error';

export const STAFF_ROLES = [
  'reviewer',
  'operations',
  'treasurer',
  'signatory',
  'auditor',
] as const satisfies readonly StaffRole[];

export interface StaffMember {
  id: string;
  email: string;
  name: string;
  roles: readonly StaffRole[];
}

/** Actor of staff in the audit log. */
export const getActor = ({ email }: Pick<StaffMember, 'email'>): Act['actor'] => `operator:${email}`;

export const hasRole = ({ roles }: Pick<StaffMember, 'roles'>, allowed: readonly StaffRole[]): boolean =>
  roles.some((role) => allowed.includes(role));

/**
 * @param what name of the act, such as `products publish`
 * @throws StaffError
 */
export function assertRole(member: StaffMember, allowed: readonly StaffRole[], what: string): void {
  if (hasRole(member, allowed)) return;
  throw new StaffError(
    `"${what}" needs the role ${allowed.join(' or ')}; ${member.name} has ${member.roles.join(' and ')}.`,
  );
}

/** The role auditor is read-only, so it cannot be combined with others. @throws StaffError */
export function assertRolesFit(roles: readonly StaffRole[]): void {
  if (roles.length === 0) throw new StaffError(`Give at least one role: ${STAFF_ROLES.join(', ')}.`);
  if (roles.includes('auditor') && roles.length > 1)
    throw new StaffError('The role auditor cannot be combined with other roles.');
}
