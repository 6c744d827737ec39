// The operator's command line: `<group> <subcommand> … [--json]`.
import { Command, CommanderError } from 'commander';
import { getMessages } from '../http/error-replies';
import { ApiError } from '../shared/errors';
import { StaffError } from '../shared/staff-error';
import { ACT_ROLES } from '../staff/act-roles';
import {
  addAccountCommands,
  addAccountListCommands,
  addDeletionCommands,
  addInvestorCommands,
} from './accounts';
import { addApprovalCommands } from './approvals';
import { addCapitalCallCommands } from './capital-calls';
import { addDocumentCommands } from './documents';
import { addInstallationCommands } from './installation';
import { addEnvelopeCommands, addInvestmentCommands } from './investments';
import { toMessage } from './operation/failure-message';
import { createOperation, type Session, type StaffOperation } from './operation/operation';
import { type Answer, type Printable, printAnswer, printedAsMade, type RowsAsMade } from './operation/print';
import { addProductCommands } from './products';
import { addRedemptionCommands } from './redemptions';
import { addReferralCommands } from './referrals';
import { addReportCommands } from './reports';
import { addSignInCommands, addStaffCommands } from './staff';
import { addTransactionCommands } from './transactions';
import { addWebinarCommands } from './webinars/webinars';

export interface Outcome {
  /** Exit codes: 0 done, 1 failed, 2 wrong usage. */
  exitCode: 0 | 1 | 2;
  out: string;
  error: string;
}

/**
 * Runs one command.
 * @param words arguments after the program name, such as `['investments', 'list', '--json']`
 * @param open opens the services; called only if the command is well-formed
 * @param write gets the output while it is made, which then is not in the outcome
 */
export async function runCommand(
  words: readonly string[],
  open: () => Promise<Session>,
  write?: Write,
): Promise<Outcome> {
  const written = { out: '', error: '' };
  const program = commands(open, async (text) => {
    if (write) await write(`${text}\n`);
    else written.out += `${text}\n`;
  });
  const output = {
    writeOut: (text: string) => (written.out += text),
    writeErr: (text: string) => (written.error += text),
  };
  [program, ...program.commands, ...program.commands.flatMap((group) => group.commands)].forEach((one) =>
    one.exitOverride().configureOutput(output),
  );
  try {
    await program.parseAsync(words, { from: 'user' });
    return { ...written, exitCode: 0 };
  } catch (failure) {
    if (failure instanceof CommanderError) return { ...written, exitCode: failure.exitCode === 0 ? 0 : 2 };
    if (failure instanceof StaffError) return { ...written, error: `${toMessage(failure)}\n`, exitCode: 1 };
    if (failure instanceof ApiError)
      return { ...written, error: `${getMessages(failure).join('\n')}\n`, exitCode: 1 };
    throw failure;
  }
}

/** Resolves when the text is written. */
type Write = (text: string) => Promise<void>;

/** Commander calls it with the arguments and options that the command declares, then the command. */
type Action = (...called: unknown[]) => Promise<void>;

/** @param run calls `work` with what it starts from; the arguments and options are those of the command */
const createAction =
  <S, A extends unknown[], R>(
    work: (from: S, ...args: A) => R,
    run: (start: (from: S) => R, json: boolean) => Promise<void>,
  ): Action =>
  (...called) => {
    const command = called.at(-1);
    const args = called.slice(0, -1) as A; // Commander does not type what a command declares.
    return run((from) => work(from, ...args), command instanceof Command && command.opts().json === true);
  };

/** Builders for the commands of a group. */
export type CommandTools = ReturnType<typeof createTools>;

function createTools(program: Command, open: () => Promise<Session>, print: Write) {
  let running = '';
  program.hook('preAction', (_, action) => {
    running = getName(action);
  });
  const subcommand = (parent: Command, name: string, description: string) => {
    const made = parent.command(name).description(description).option('--json', 'print JSON');
    if (!ACT_ROLES[getName(made)]) throw new Error(`no role may run "${getName(made)}"`);
    return made;
  };
  return {
    group: (name: string, description: string) => program.command(name).description(description),
    /** A command without a group. */
    rootCommand: (name: string, description: string) => subcommand(program, name, description),
    subcommand,
    /** A subcommand that changes data and accepts --dry-run. */
    act: (parent: Command, name: string, description: string) =>
      subcommand(parent, name, description).option('--dry-run', 'show the result without changing anything'),
    /** Action that opens the services, runs `work` with the arguments and options, and prints its result. */
    toAction: <A extends unknown[]>(work: (operation: StaffOperation, ...args: A) => Promise<Answer>) =>
      createAction(work, async (start, json) => {
        const operation = createOperation(await open(), running);
        const answer = await start(operation).catch(async (failure: unknown) => {
          if (failure instanceof StaffError && failure.report) await print(printAnswer(failure.report, json));
          throw failure;
        });
        await print(printAnswer(answer, json));
      }),
    /** Like `toAction`, but needs no sign-in. */
    toPublicAction: <A extends unknown[]>(work: (session: Session, ...args: A) => Promise<Printable>) =>
      createAction(work, async (start, json) => print(printAnswer(await start(await open()), json))),
    /** Like `toAction`, for results with many rows, which are printed while they are made. */
    toRowsAction: <A extends unknown[]>(
      work: (operation: StaffOperation, ...args: A) => Promise<RowsAsMade>,
    ) =>
      createAction(work, async (start, json) => {
        const result = await start(createOperation(await open(), running));
        for await (const text of printedAsMade(result, json)) await print(text);
      }),
    /** Like `toAction`, for long results: prints one JSON object per line. */
    toLinesAction: <A extends unknown[]>(
      work: (operation: StaffOperation, ...args: A) => AsyncIterable<Printable>,
    ) =>
      createAction(work, async (start) => {
        for await (const line of start(createOperation(await open(), running)))
          await print(JSON.stringify(line));
      }),
  };
}

/** Builds all commands. @throws Error for a command that is not in `ACT_ROLES` */
export function commands(open: () => Promise<Session>, print: Write): Command {
  const program = new Command('npm run ops --')
    .description('Command line for staff. Every change is written to the audit log.')
    .showHelpAfterError();
  const tools = createTools(program, open, print);
  addSignInCommands(tools);
  addStaffCommands(tools);
  addApprovalCommands(tools);
  addInvestmentCommands(tools);
  addEnvelopeCommands(tools);
  addCapitalCallCommands(tools);
  addTransactionCommands(tools);
  addProductCommands(tools);
  addWebinarCommands(tools);
  addInstallationCommands(tools);
  addRedemptionCommands(tools);
  addDocumentCommands(tools);
  addReportCommands(tools);
  addAccountCommands(tools);
  addAccountListCommands(tools);
  addReferralCommands(tools);
  addInvestorCommands(tools);
  addDeletionCommands(tools);
  return program;
}

/** Key of a command in `ACT_ROLES`. */
export const getName = (command: Command): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();
