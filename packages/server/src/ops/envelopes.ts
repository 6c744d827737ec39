// Commands on envelopes: list them, resend a signing link.
import { dateInNewYork, ENVELOPE_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import { expireIfDue, lockSubject, lockEnvelope, resendEnvelope } from '../journey/sign';
import { listEnvelopes } from '../reports/investment-lists';
import type { CommandTools } from './commands';
import { envelopeByPrefix } from './operation/find-by-prefix';
import { filtering, listed } from './operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';

export function addEnvelopeCommands({ noun, verb, act, answering }: CommandTools): void {
  const envelopes = noun('envelopes', 'Requests for signature');
  filtering(verb(envelopes, 'list', 'Lists requests for signature, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(ENVELOPE_STATUSES))
    .option('--to-countersign', 'only signed agreements that wait for "investments countersign"')
    .action((given) => answering(listed(listEnvelopes))(given.json, given));
  act(envelopes, 'resend', 'Sends the signing link again, valid for another seven days')
    .argument('<id>', 'id of the envelope, or a unique prefix')
    .action((id, given) => answering(resend)(given.json, id, given));
}

/** Sends a new link, valid for seven days. */
async function resend(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const { clock, db } = operation.services;
  const found = await envelopeByPrefix(db, prefix);
  const { id } = found;
  await expireIfDue(db, clock, id);
  return perform(operation, dryRun, async (tx, { services, actor }) => {
    await lockSubject(tx, found);
    const envelope = await lockEnvelope(tx, id);
    if (!envelope) throw new OperatorError(`Envelope ${id} no longer exists.`);
    await resendEnvelope(tx, services, envelope, actor);
    const sent = await lockEnvelope(tx, id);
    return { id, status: sent?.status, expires: sent && dateInNewYork(sent.expiresAt) };
  });
}
