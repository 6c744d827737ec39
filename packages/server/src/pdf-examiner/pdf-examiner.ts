// Examines PDFs in child processes with limits on memory and time, since a malicious PDF can exhaust both and block
// the server.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDER } from '../config';
import type { RewrittenPdf } from './rewrite-pdf';

/** The entry file for `fork`: TypeScript next to this file in `src`, part of the bundle in `dist`. */
const PROGRAM = fileURLToPath(
  new URL(`./pdf-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

export interface PdfExaminer {
  /** The rewritten PDF; undefined: see `rewritePdf`, or it exceeded memory or time. */
  examine(bytes: Uint8Array): Promise<RewrittenPdf | undefined>;
  close(): void;
}

const MEGABYTES = 512;
const WITHIN_MS = 30_000;
/** Starting a process takes longer than examining a typical file. */
const KEPT_IDLE_MS = 60_000;

export function pdfExaminer(): PdfExaminer {
  const programs = new Set<ChildProcess>();
  /** Idle processes with their timers; the most recently used is the last. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const start = async (): Promise<ChildProcess> => {
    const program = fork(PROGRAM, [], OPTIONS);
    programs.add(program);
    program.once('exit', () => {
      programs.delete(program);
      leave(program);
    });
    if ((await answerOf(program)) === undefined)
      throw new Error('the program that looks at PDFs did not start');
    return program;
  };

  const keep = (program: ChildProcess): void => {
    program.unref();
    program.channel?.unref();
    const end = () => {
      leave(program); // Removed at once, because it could get another file before its exit event.
      program.kill();
    };
    idle.set(program, setTimeout(end, KEPT_IDLE_MS).unref());
  };

  const leave = (program: ChildProcess): void => {
    clearTimeout(idle.get(program));
    idle.delete(program);
  };

  const take = (): ChildProcess | undefined => {
    const program = [...idle.keys()].at(-1);
    if (program) leave(program);
    return program;
  };

  return {
    async examine(bytes) {
      const program = take() ?? (await start());
      program.ref();
      program.channel?.ref();
      const answer = answerOf(program);
      program.send(bytes);
      const reply = await answer;
      if (reply === undefined) program.kill('SIGKILL');
      else keep(program);
      return (reply as { rewritten?: RewrittenPdf } | undefined)?.rewritten; // Sent by pdf-process.ts.
    },
    close: () => programs.forEach((program) => program.kill()),
  };
}

const OPTIONS: ForkOptions = {
  cwd: PROJECT_FOLDER,
  env: {},
  execArgv: [`--max-old-space-size=${MEGABYTES}`, ...(PROGRAM.endsWith('.ts') ? ['--import', 'tsx'] : [])],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
};

/** The next message; undefined when the process exits or times out. */
function answerOf(program: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (message?: unknown) => {
      clearTimeout(timer);
      program.off('message', end).off('exit', fail).off('error', fail);
      resolve(message);
    };
    const fail = () => end();
    const timer = setTimeout(fail, WITHIN_MS);
    program.on('message', end).on('exit', fail).on('error', fail);
  });
}
