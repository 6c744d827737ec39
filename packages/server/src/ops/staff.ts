import { Option } from 'commander';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { requestApproval } from '../approvals/approvals';
import type { StaffRole } from '../database/tables/staff';
import { getMessages } from '../http/error-replies';
import { ApiError, errorCode } from '../shared/errors';
import { STAFF_ROLES } from '../staff/roles';
import { sendSignInCode, signInToDemo, signInWithCode, signOut, type StaffToken } from '../staff/sign-in';
import {
  addFirstStaff,
  checkNewStaff,
  disableStaff,
  listStaff,
  staffByEmail,
  toMemberRow,
} from '../staff/staff-accounts';
import type { CommandTools } from './commands';
import {
  type DryRun,
  createOperation,
  OperatorError,
  perform,
  performOn,
  type Session,
  type StaffOperation,
} from './operation/operation';
import type { Printable } from './operation/print';

export function addStaffCommands({ group, subcommand, act, toAction, toPublicAction }: CommandTools): void {
  const staff = group('staff', 'Staff and their roles');
  const roles = (flags: string) =>
    new Option(flags, 'one or more roles').choices(STAFF_ROLES).makeOptionMandatory();

  subcommand(staff, 'list', 'Lists all staff, also disabled ones').action(toAction(list));
  act(staff, 'add', 'Adds a person; the first one needs no sign-in')
    .argument('<email>')
    .requiredOption('--name <name>', 'first and last name')
    .addOption(roles('--role <roles...>'))
    .action(toPublicAction(add));
  act(staff, 'set-role', 'Changes the roles of a person')
    .argument('<email>')
    .addOption(roles('--role <roles...>'))
    .action(toAction(setRole));
  act(staff, 'disable', 'Blocks sign-in of a person and ends their sessions')
    .argument('<email>')
    .action(
      toAction(
        performOn(staffByEmail, async (tx, { services: { clock }, actor, staff: { id: self } }, { id }) =>
          toMemberRow(await disableStaff(tx, { clock, actor, self }, id)),
        ),
      ),
    );
  act(staff, 'enable', 'Lets a disabled person sign in again').argument('<email>').action(toAction(enable));
}

async function list({ services: { db } }: StaffOperation) {
  return (await listStaff(db)).map(toMemberRow);
}

async function add(
  session: Session,
  email: string,
  { name, role: roles, dryRun }: DryRun & { name: string; role: StaffRole[] },
) {
  const given = { email, name, roles };
  if (!session.staff)
    return perform(session, dryRun, async (tx, { services: { clock } }) =>
      toMemberRow(await addFirstStaff(tx, clock, given)),
    );
  return requestApproval(createOperation(session, 'staff add'), 'staff.add', checkNewStaff(given), {
    dryRun,
  });
}

async function setRole(
  operation: StaffOperation,
  email: string,
  { role: roles, ...given }: DryRun & { role: StaffRole[] },
) {
  const { id } = await staffByEmail(operation.services.db, email);
  return requestApproval(operation, 'staff.set_roles', { id, roles }, given);
}

async function enable(operation: StaffOperation, email: string, options: DryRun) {
  const { id } = await staffByEmail(operation.services.db, email);
  return requestApproval(operation, 'staff.enable', { id }, options);
}

export function addSignInCommands({ rootCommand, toPublicAction }: CommandTools): void {
  rootCommand('sign-in', 'Signs you in: sends a code by e-mail; run it again with --code')
    .argument('<email>')
    .option('--code <digits>', 'from the e-mail')
    .option('--print', 'print the token for QUOIN_STAFF_TOKEN instead of storing it')
    .action(toPublicAction(signIn));
  rootCommand('sign-out', 'Ends your sign-in').action(toPublicAction(signOutHere));
}

async function signIn(
  { services }: Session,
  email: string,
  { code, print }: { code?: string; print?: boolean },
): Promise<Printable> {
  try {
    if (code !== undefined) return await keep(services, await signInWithCode(services, email, code), print);
    if (services.config.demo) return await keep(services, await signInToDemo(services, email), print);
    await sendSignInCode(services, email);
    return { sent_to: email, next: `sign-in ${email} --code <digits>` };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const { error, details, cause } = failure;
    throw new OperatorError(getMessages({ error, details: { values: details.values }, cause }).join('\n'));
  }
}

async function keep(
  { config }: Session['services'],
  { token, expiresAt, member }: StaffToken,
  print = false,
): Promise<Printable> {
  if (!print) await writeToken(config.staff.tokenFile, token);
  return {
    name: member.name,
    roles: member.roles.join(', '),
    until: expiresAt.toISOString(),
    ...(print && { token }),
  };
}

async function signOutHere({ services }: Session): Promise<Printable> {
  const { token, tokenFile } = services.config.staff;
  const given = token ?? (await readToken(tokenFile));
  if (given !== undefined) await signOut(services, given);
  await rm(tokenFile, { force: true });
  return { signed_in: false };
}

// File with the token of the signed-in person, readable only by its owner.
const OWNER_ONLY = 0o600;

/** @throws OperatorError if others can read the file */
export async function readToken(path: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0)
      throw new OperatorError(`Other users of this machine can read ${path}. Delete it and sign in again.`);
    return (await readFile(path, 'utf8')).trim();
  } catch (failure) {
    if (errorCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

async function writeToken(path: string, token: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${token}\n`, { mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY); // Writing does not change the mode of an existing file.
}
