// `deletions <verb>`: requests of investors to delete their accounts.
import { DELETION_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import type { CommandTools } from './commands';
import { completeDeletion, listDeletions, refuseDeletion } from './deletions';

export function addDeletionCommands({ noun, verb, act, answering }: CommandTools): void {
  const deletions = noun('deletions', 'Requests to delete an account');
  verb(deletions, 'list', 'Lists requests to delete an account, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(DELETION_STATUSES))
    .action((given) => answering(listDeletions)(given.json, given.status));
  act(deletions, 'complete', 'Deletes the account and all that need not be kept; it can’t be undone')
    .argument('<id>', 'the request’s id, or its beginning')
    .action((id, given) => answering(completeDeletion)(given.json, id, given));
  act(deletions, 'refuse', 'Refuses the request, and tells by mail why')
    .argument('<id>', 'the request’s id, or its beginning')
    .requiredOption('--why <sentence>', 'as the investor reads it')
    .action((id, given) => answering(refuseDeletion)(given.json, id, given));
}
