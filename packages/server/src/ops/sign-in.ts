import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorReply } from '../http/error-replies';
import { ApiError, errorCode } from '../shared/errors';
import { sendSignInCode, signInToDemo, signInWithCode, signOut, type StaffToken } from '../staff/sign-in';
import type { CommandTools } from './commands';
import { OperatorError, type Session } from './operation/operation';
import type { Printable } from './operation/print';

export function addSignInCommands({ command, opening }: CommandTools): void {
  command('sign-in', 'Signs you in: sends a code by e-mail; run it again with --code')
    .argument('<email>')
    .option('--code <digits>', 'from the e-mail')
    .option('--print', 'print the token for QUOIN_STAFF_TOKEN instead of storing it')
    .action(opening(signIn));
  command('sign-out', 'Ends your sign-in').action(opening(signOutHere));
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
    const { error, details } = failure;
    throw new OperatorError(errorReply({ error, values: details.values }, 'en', '').message);
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
  await removeToken(tokenFile);
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

const removeToken = (path: string): Promise<void> => rm(path, { force: true });
