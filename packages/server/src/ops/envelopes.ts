// Commands on envelopes: list them, resend a signing link.
import { ENVELOPE_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import { resendLink } from '../decisions/envelopes';
import { listEnvelopes } from '../reports/investment-lists';
import type { CommandTools } from './commands';
import { envelopeByPrefix } from './operation/find-by-prefix';
import { filtering, listed } from './operation/listing';
import { type DryRun, type Operation, perform } from './operation/operation';

export function addEnvelopeCommands({ noun, verb, act, answering }: CommandTools): void {
  const envelopes = noun('envelopes', 'Requests for signature');
  filtering(verb(envelopes, 'list', 'Lists requests for signature, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(ENVELOPE_STATUSES))
    .option('--to-countersign', 'only signed agreements that wait for "investments countersign"')
    .action(answering(listed(listEnvelopes)));
  act(envelopes, 'resend', 'Sends the signing link again, valid for another seven days')
    .argument('<id>', 'id of the envelope, or a unique prefix')
    .action(answering(resend));
}

async function resend(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const found = await envelopeByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, (tx, used) => resendLink(tx, used, found));
}
