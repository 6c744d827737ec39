// Decodes uploaded PDFs and images in child processes with limits on memory and time: a malicious file could exhaust both
// and block the server.
import type { UploadError } from '@quoin/contract';
import type { RemovedPart, UploadFormat } from '@quoin/rules';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PROJECT_FOLDER } from '../config';
import { limitConcurrency } from '../shared/concurrency-limit';
import type { ApiError } from '../shared/errors';
import { PROGRAM } from './examiner-program';
import { tooManyPixels, UnfitFile } from './unfit-file';

export interface ExaminedFile {
  /** Safe to store: rewritten without scripts, attachments and metadata. */
  bytes: Uint8Array;
  /** Null for an image. */
  pages: number | null;
  /** Whether the original must not be stored instead. */
  changed: boolean;
  removed: readonly RemovedPart[];
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

const HEAP_MEGABYTES = 512;
/** Total memory of the process, including images, which are outside the heap. */
const RESIDENT_MEGABYTES = 1024;
const LOOK_AT_MEMORY_MS = 50;
const WITHIN_MS = 30_000;
/** Keeps idle processes, because starting one takes longer than examining a typical file. */
const KEPT_IDLE_MS = 60_000;

/** @param maxMegabytes kills a process that uses more memory; checked only on Linux, which shows it in /proc */
export function fileExaminer(maxMegabytes = RESIDENT_MEGABYTES): FileExaminer {
  /** Limits concurrency. Images are decoded one at a time, because a large one takes up to 750 MB. */
  const examining = {
    pdf: limitConcurrency({ atOnce: 2, waiting: 50 }),
    image: limitConcurrency({ atOnce: 1, waiting: 50 }),
  };
  const programs = new Set<ChildProcess>();
  /** Idle processes with their timers, most recently used last. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const start = async (): Promise<ChildProcess> => {
    const program = fork(PROGRAM, [], OPTIONS);
    programs.add(program);
    program.once('exit', () => {
      programs.delete(program);
      leave(program);
    });
    if ((await readAnswer(program)) === undefined)
      throw new Error('the process that examines files did not start');
    return program;
  };

  const keep = (program: ChildProcess): void => {
    program.unref();
    program.channel?.unref();
    const end = () => {
      leave(program); // Removed before its exit event, so that it gets no other file.
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

  /** Returns undefined if the file exceeded the limit on memory or time. */
  const ask = async (request: ExaminerRequest): Promise<ExaminerReply | undefined> => {
    const program = take() ?? (await start());
    program.ref();
    program.channel?.ref();
    const answer = readAnswer(program);
    program.send(request);
    const watch = setInterval(() => {
      if (residentMegabytes(program) > maxMegabytes) program.kill('SIGKILL');
    }, LOOK_AT_MEMORY_MS);
    const reply = await answer;
    clearInterval(watch);
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
  execArgv: [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...(PROGRAM.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
};

/** 0 if the system does not provide it. */
function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Resolves with the next message, or undefined if the process exits or times out. */
function readAnswer(program: ChildProcess): Promise<unknown> {
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
