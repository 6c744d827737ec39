// `investments <verb>`: from the signed agreement to the end.
import { INVESTMENT_STATUSES } from '@quoin/rules';
import { Argument, Option } from 'commander';
import type { CommandTools } from './commands';
import { activate, approve, askAction, askReSignature, end, recordFunds } from './investment-acts';
import { listInvestments, showInvestment, showWireCode } from './read-investments';

export const ofInvestment = () =>
  new Argument('<id>', 'the investment’s id, or as much of its beginning as is unique');

export function addInvestmentCommands({ noun, verb, act, answering }: CommandTools): void {
  const investments = noun('investments', 'Investments after their application');
  const trying = (name: string, description: string) =>
    act(investments, name, description).addArgument(ofInvestment());
  const noted = (name: string, description: string) =>
    trying(name, description).requiredOption(
      '--note <text>',
      'what the investor is to do; they read it as it stands',
    );

  verb(investments, 'list', 'Lists investments, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(INVESTMENT_STATUSES))
    .action((given) => answering(listInvestments)(given.json, given.status));
  verb(investments, 'show', 'Shows one with its transactions and history')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showInvestment)(given.json, id));
  verb(investments, 'wire-code', 'Shows the code that is said on the phone before a wire')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showWireCode)(given.json, id));
  trying('approve', 'Approves one that is being reviewed').action((id, given) =>
    answering(approve)(given.json, id, given),
  );
  noted('ask-action', 'Asks the investor for something before approval').action((id, given) =>
    answering(askAction)(given.json, id, given),
  );
  noted('ask-re-signature', 'Has the agreement made anew and signed again').action((id, given) =>
    answering(askReSignature)(given.json, id, given),
  );
  trying('fund-received', 'Records that the money has arrived')
    .option('--amount <dollars>', 'the amount due unless given')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(recordFunds)(given.json, id, given));
  trying('activate', 'Issues the units; the investment becomes current')
    .option('--date <date>', 'effective date YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(activate)(given.json, id, given));
  trying('end', 'Pays all units out at the day’s price; the investment becomes past')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(end)(given.json, id, given));
}
