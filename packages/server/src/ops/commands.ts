// The operator's command line: `<noun> <verb> … [--json]`.
import { INVESTMENT_STATUSES } from '@quoin/rules';
import { Argument, Command, CommanderError, Option } from 'commander';
import { Refusal } from '../http/refusal';
import { showAccount, unlockAccount } from './accounts';
import { activate, approve, askAction, recordFunds } from './investment-acts';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { printed, type Printable } from './print';
import { listInvestments, showInvestment } from './read-investments';

export interface Outcome {
  /** 0 done, 1 refused, 2 wrong usage. */
  exitCode: 0 | 1 | 2;
  out: string;
  error: string;
}

/**
 * Runs one command.
 * @param words after the program's name, as `['investments', 'list', '--json']`
 * @param open opens the services; called only when a command is well formed
 */
export async function runCommand(words: readonly string[], open: () => Promise<Operation>): Promise<Outcome> {
  const written = { out: '', error: '' };
  const program = commands(open, (text) => (written.out += `${text}\n`));
  const output = {
    writeOut: (text: string) => (written.out += text),
    writeErr: (text: string) => (written.error += text),
  };
  [program, ...program.commands, ...program.commands.flatMap((noun) => noun.commands)].forEach((one) =>
    one.exitOverride().configureOutput(output),
  );
  try {
    await program.parseAsync(words, { from: 'user' });
    return { ...written, exitCode: 0 };
  } catch (failure) {
    if (failure instanceof CommanderError) return { ...written, exitCode: failure.exitCode === 0 ? 0 : 2 };
    if (failure instanceof OperatorError) return { ...written, error: `${failure.message}\n`, exitCode: 1 };
    if (failure instanceof Refusal) return { ...written, error: `Refused: ${failure.error}\n`, exitCode: 1 };
    throw failure;
  }
}

function commands(open: () => Promise<Operation>, print: (text: string) => void): Command {
  const program = new Command('npm run ops --')
    .description('What the operator does: on the same services as the API, every act in the audit trail.')
    .showHelpAfterError();
  const noun = (name: string, description: string) => program.command(name).description(description);
  const verb = (parent: Command, name: string, description: string) =>
    parent.command(name).description(description).option('--json', 'print JSON');
  /** Opens the services, does the work, prints its answer. */
  const answering =
    <A extends unknown[]>(work: (operation: Operation, ...given: A) => Promise<Printable | Printable[]>) =>
    async (json: boolean | undefined, ...given: A) =>
      print(printed(await work(await open(), ...given), json === true));

  const ofInvestment = () =>
    new Argument('<id>', 'the investment’s id, or as much of its beginning as is unique');

  const investments = noun('investments', 'Investments after their application');
  verb(investments, 'list', 'Lists investments, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(INVESTMENT_STATUSES))
    .action((given) => answering(listInvestments)(given.json, given.status));
  verb(investments, 'show', 'Shows one with its transactions and history')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showInvestment)(given.json, id));
  verb(investments, 'approve', 'Approves one that is being reviewed')
    .addArgument(ofInvestment())
    .action((id, given) => answering(approve)(given.json, id));
  verb(investments, 'ask-action', 'Asks the investor for something before approval')
    .addArgument(ofInvestment())
    .requiredOption('--note <text>', 'what the investor is to do; they read it as it stands')
    .action((id, given) => answering(askAction)(given.json, id, given.note));
  verb(investments, 'fund-received', 'Records that the money has arrived')
    .addArgument(ofInvestment())
    .option('--amount <dollars>', 'the commitment unless given')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(recordFunds)(given.json, id, given));
  verb(investments, 'activate', 'Issues the units; the investment becomes current')
    .addArgument(ofInvestment())
    .option('--date <date>', 'effective date YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(activate)(given.json, id, given));

  const accounts = noun('accounts', 'Accounts of investors');
  verb(accounts, 'show', 'Shows an account and its investors')
    .argument('<email>')
    .action((email, given) => answering(showAccount)(given.json, email));
  verb(accounts, 'unlock', 'Ends the lock after failed sign-ins')
    .argument('<email>')
    .action((email, given) => answering(unlockAccount)(given.json, email));
  return program;
}
