// Looks at PDFs in a program of its own, with a limit of memory and of time: parsing one that was made for it takes all
// it can get, and would keep the server from answering anybody.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDER } from '../config';
import type { RewrittenPdf } from './rewrite-pdf';

/** The file that `fork` runs: TypeScript beside this one in `src`, beside the bundle in `dist` a part of it. */
const PROGRAM = fileURLToPath(
  new URL(`./pdf-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

export interface PdfExaminer {
  /** The PDF written anew; undefined: see `rewritePdf`, or it took too much memory or time. */
  examine(bytes: Uint8Array): Promise<RewrittenPdf | undefined>;
  close(): void;
}

const MEGABYTES = 512;
const WITHIN_MS = 30_000;
/** To start it takes longer than to look at a usual file. */
const KEPT_IDLE_MS = 60_000;

export function pdfExaminer(): PdfExaminer {
  const programs = new Set<ChildProcess>();
  /** With what ends each of them; the one used last is the last. */
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
      leave(program); // at once: until it is told that the program has ended, it would be given another file
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
      const told = await answer;
      if (told === undefined) program.kill('SIGKILL');
      else keep(program);
      return (told as { rewritten?: RewrittenPdf } | undefined)?.rewritten; // what pdf-process.ts sends
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

/** The next message; undefined when the program ends or takes too long. */
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
