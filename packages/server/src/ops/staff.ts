import { Option } from 'commander';
import { requestApproval } from '../approvals/approvals';
import type { StaffRole } from '../database/tables/staff';
import { STAFF_ROLES } from '../staff/roles';
import { addFirstStaff, checkNewStaff, disableStaff, listStaff, staffByEmail } from '../staff/staff-accounts';
import type { CommandTools } from './commands';
import {
  type DryRun,
  operationOf,
  perform,
  performOn,
  type Session,
  type StaffOperation,
} from './operation/operation';

export function addStaffCommands({ noun, verb, act, answering, opening }: CommandTools): void {
  const staff = noun('staff', 'Staff and their roles');
  const roles = (flags: string) =>
    new Option(flags, 'one or more roles').choices(STAFF_ROLES).makeOptionMandatory();

  verb(staff, 'list', 'Lists all staff, also disabled ones').action(answering(list));
  act(staff, 'add', 'Adds a person; the first one needs no sign-in')
    .argument('<email>')
    .requiredOption('--name <name>', 'first and last name')
    .addOption(roles('--role <roles...>'))
    .action(opening(add));
  act(staff, 'set-role', 'Changes the roles of a person')
    .argument('<email>')
    .addOption(roles('--role <roles...>'))
    .action(answering(setRole));
  act(staff, 'disable', 'Blocks sign-in of a person and ends their sessions')
    .argument('<email>')
    .action(
      answering(
        performOn(staffByEmail, async (tx, { services: { clock }, actor, staff: { id: self } }, { id }) =>
          shown(await disableStaff(tx, { clock, actor, self }, id)),
        ),
      ),
    );
  act(staff, 'enable', 'Lets a disabled person sign in again').argument('<email>').action(answering(enable));
}

async function list({ services: { db } }: StaffOperation) {
  return (await listStaff(db)).map(shown);
}

async function add(
  session: Session,
  email: string,
  { name, role: roles, dryRun }: DryRun & { name: string; role: StaffRole[] },
) {
  const given = { email, name, roles };
  if (!session.staff)
    return perform(session, dryRun, async (tx, { services: { clock } }) =>
      shown(await addFirstStaff(tx, clock, given)),
    );
  return requestApproval(operationOf(session, 'staff add'), 'staff.add', checkNewStaff(given), { dryRun });
}

async function setRole(
  operation: StaffOperation,
  email: string,
  { role: roles, ...given }: DryRun & { role: StaffRole[] },
) {
  const { id } = await staffByEmail(operation.services.db, email);
  return requestApproval(operation, 'staff.set_roles', { id, roles }, given);
}

async function enable(operation: StaffOperation, email: string, given: DryRun) {
  const { id } = await staffByEmail(operation.services.db, email);
  return requestApproval(operation, 'staff.enable', { id }, given);
}

const shown = (member: {
  email: string;
  name: string;
  roles: readonly StaffRole[];
  disabledAt?: Date | null;
}) => ({
  email: member.email,
  name: member.name,
  roles: member.roles.join(', '),
  status: member.disabledAt ? 'disabled' : 'active',
});
