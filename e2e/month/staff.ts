// The firm's staff at the command line, each with a home folder that stores the session.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandLine, PROJECT, type Printed } from '../journey/support/command-line';
import { FOLDER, MOVED_CLOCK, type World } from './world';

const COMMAND_LINE = join(PROJECT, 'packages', 'server', 'dist', 'ops.js');

/** The JSON output of a command. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each command has its own output
export type Answer = any;

export class StaffMember {
  private readonly home: string;

  constructor(
    private readonly world: World,
    private readonly commandLine: CommandLine,
    readonly name: string,
    readonly email: string,
  ) {
    this.home = join(FOLDER, 'homes', email);
    mkdirSync(this.home, { recursive: true });
  }

  /** Runs a command in its own process, as at a terminal. @returns its output */
  async type(...words: string[]): Promise<Answer> {
    return getAnswer(words, await this.inOwnProcess([...words, '--json']));
  }

  /** Runs a command in the shared process. */
  async run(...words: string[]): Promise<Answer> {
    return getAnswer(words, await this.inSharedProcess([...words, '--json']));
  }

  /** Expects the command to fail. @returns its error output */
  async fails(...words: string[]): Promise<string> {
    const { error, out, exitCode } = await this.inSharedProcess(words);
    if (exitCode !== 1) throw new Error(`${words.join(' ')} did not fail`);
    return error + out;
  }

  /** Runs a command that another person must approve, and approves it. @returns the output of the approval */
  async runWith(approver: StaffMember, ...words: string[]): Promise<Answer> {
    const { approval } = await this.run(...words);
    return approver.run('approvals', 'approve', approval);
  }

  /** Signs in with the code from the e-mail. */
  async signIn(): Promise<void> {
    const code = await this.world.messages.next(this.email, /\b\d{5}\b/, () =>
      this.run('sign-in', this.email),
    );
    await this.run('sign-in', this.email, '--code', code);
  }

  private inSharedProcess(words: string[]): Promise<Printed> {
    return this.commandLine.run(words, { HOME: this.home });
  }

  private inOwnProcess(words: string[]): Promise<Printed> {
    const env = { ...this.world.environment, HOME: this.home };
    return new Promise((done) => {
      execFile(
        process.execPath,
        [...MOVED_CLOCK, COMMAND_LINE, ...words],
        { cwd: PROJECT, env },
        (failure, out, error) => done({ out, error, exitCode: Number(failure?.code ?? 0) }),
      );
    });
  }
}

function getAnswer(words: string[], { out, error, exitCode }: Printed): Answer {
  if (exitCode !== 0) throw new Error(`${words.join(' ')} failed: ${error}${out}`);
  return JSON.parse(out);
}
