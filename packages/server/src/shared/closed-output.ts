import { constants } from 'node:os';
import { errorCode } from './errors';

/**
 * Keeps a reader that closes the pipe, as `head` does, from ending the process with a stack trace. The exit code is then that of
 * a program that SIGPIPE ends.
 */
export function allowClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (failure) => {
      if (errorCode(failure) === 'EPIPE') process.exitCode = 128 + constants.signals.SIGPIPE;
    });
}
