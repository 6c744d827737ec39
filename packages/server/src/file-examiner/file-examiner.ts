// Decodes uploaded PDFs and images in child processes with limits on memory and time, since a malicious file can
// exhaust both and block the server.
import type { UploadError } from '@quoin/contract';
import type { UploadFormat } from '@quoin/rules';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDER } from '../config';
import { limitConcurrency } from '../shared/concurrency-limit';
import type { ApiError } from '../shared/errors';
import { tooManyPixels, UnfitFile } from './unfit-file';

/** The entry file for `fork`: TypeScript next to this file in `src`, part of the bundle in `dist`. */
const PROGRAM = fileURLToPath(
  new URL(`./examiner-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

export interface ExaminedFile {
  /** Safe to keep: rewritten without scripts, attachments and metadata. */
  bytes: Uint8Array;
  /** Null for an image. */
  pages: number | null;
  /** Whether the original cannot be kept in place of it. */
  changed: boolean;
}

export interface ExaminerRequest {
  bytes: Uint8Array;
  format: UploadFormat;
}

export type ExaminerReply =
  { file: ExaminedFile } | { error: UploadError; values: ApiError['details']['values'] };

export interface FileExaminer {
  /** @throws UnfitFile, ApiError unavailable */
  examine(bytes: Uint8Array, format: UploadFormat): Promise<ExaminedFile>;
  close(): void;
}

/** The heap of the process; what an image takes outside of it is limited by its pixels. */

const MEGABYTES = 512;
const WITHIN_MS = 30_000;
/** Starting a process takes longer than examining a typical file. */
const KEPT_IDLE_MS = 60_000;

export function fileExaminer(): FileExaminer {
  /** Limits concurrent examinations. A large image takes up to 750 MB, so there is one at a time. */
  const examining = {
    pdf: limitConcurrency({ atOnce: 2, waiting: 50 }),
    image: limitConcurrency({ atOnce: 1, waiting: 50 }),
  };
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
      throw new Error('the program that examines files did not start');
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

  /** Undefined when the file exceeded memory or time. */
  const ask = async (request: ExaminerRequest): Promise<ExaminerReply | undefined> => {
    const program = take() ?? (await start());
    program.ref();
    program.channel?.ref();
    const answer = answerOf(program);
    program.send(request);
    const reply = await answer;
    if (reply === undefined) program.kill('SIGKILL');
    else keep(program);
    return reply as ExaminerReply | undefined; // Sent by examiner-process.ts.
  };

  return {
    async examine(bytes, format) {
      const reply = await examining[format === 'pdf' ? 'pdf' : 'image'](() => ask({ bytes, format }));
      if (!reply) throw format === 'pdf' ? new UnfitFile('pdf_too_complex') : tooManyPixels();
      if ('error' in reply) throw new UnfitFile(reply.error, reply.values);
      return reply.file;
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
