// Entry point of the operator's command line. Uses the database of a running server, or opens it if none is running.
import { readConfig } from '../config';
import { explainFailure } from '../database/usable-database';
import { demoOperator } from '../demo/demo-accounts';
import { createLogger } from '../http/log';
import { runCommand } from '../ops/commands';
import { failureMessage } from '../ops/operation/failure-message';
import { readToken } from '../ops/staff';
import type { Services } from '../services';
import { allowClosedOutput, ConfigError, errorCode } from '../shared/errors';
import { StaffError } from '../shared/staff-error';
import { verifyStaffToken } from '../staff/sign-in';
import { buildServices, type OpenServices } from './build-services';

/** Prints progress only to a terminal, to keep logs short. */
const onProgress = (done: number, total: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
};

/** In demo mode, the first demo operator acts if nobody is signed in. */
async function signedInStaff(services: Services) {
  const { staff, demo } = services.config;
  const token = staff.token ?? (await readToken(staff.tokenFile));
  const otherwise = demo ? await demoOperator(services) : undefined;
  return (token === undefined ? undefined : await verifyStaffToken(services, token)) ?? otherwise;
}

allowClosedOutput(); // `write` reports it.

/**
 * Waits until a pipe has taken the text, so that a long output does not collect in memory.
 * @throws StaffError if the reader has closed the pipe, as `head` does, or the disk is full
 */
const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (failure) => (failure ? reject(unwritable(failure)) : resolve()));
  });

const unwritable = (failure: Error) =>
  new StaffError(
    `The rest of the output could not be written (${errorCode(failure)}). If the command changes data, check what it has done.`,
  );

let opened: OpenServices | undefined;

try {
  const { exitCode, out, error } = await runCommand(
    process.argv.slice(2),
    async () => {
      opened = await buildServices(readConfig(process.env), createLogger('silent'), { isCommand: true });
      const { services } = opened;
      return { services, staff: await signedInStaff(services), onProgress };
    },
    write,
  );
  await write(out);
  process.stderr.write(error);
  process.exitCode ??= exitCode;
} catch (thrown) {
  const failure = explainFailure(thrown) ?? thrown;
  const known = failure instanceof ConfigError || failure instanceof StaffError;
  if (!known) createLogger('error', process.stderr).error({ err: failure }, 'the command failed');
  process.stderr.write(`${known ? failure.message : failureMessage(failure)}\n`);
  process.exitCode ??= 1;
} finally {
  await opened?.close();
}
