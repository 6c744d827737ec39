// Entry point of the operator's command line. It uses the database of a running server, or opens it if no server
// runs.
import { userInfo } from 'node:os';
import { buildServices, type OpenServices } from './build-services';
import { ConfigError, readConfig } from '../config';
import { createLogger } from '../http/log';
import { runCommand } from '../ops/commands';

/** Progress is printed on a terminal only, so that logs stay short. */
const onProgress = (done: number, total: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
};

let opened: OpenServices | undefined;

try {
  const { exitCode, out, error } = await runCommand(process.argv.slice(2), async () => {
    opened = await buildServices(readConfig(process.env), createLogger('silent'), { isCommand: true });
    return { services: opened.services, actor: `operator:${userInfo().username}`, onProgress };
  });
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = exitCode;
} catch (failure) {
  const known = failure instanceof ConfigError;
  process.stderr.write(known ? `${failure.message}\n` : 'The command failed. Is the database reachable?\n');
  process.exitCode = 1;
} finally {
  await opened?.close();
}
