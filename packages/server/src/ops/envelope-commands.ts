// `envelopes <verb>`: requests for signature.
import { ENVELOPE_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import type { CommandTools } from './commands';
import { listEnvelopes, resend } from './envelopes';

export function addEnvelopeCommands({ noun, verb, act, answering }: CommandTools): void {
  const envelopes = noun('envelopes', 'Requests for signature');
  verb(envelopes, 'list', 'Lists requests for signature, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(ENVELOPE_STATUSES))
    .action((given) => answering(listEnvelopes)(given.json, given.status));
  act(envelopes, 'resend', 'Mails the link to sign once more, for another seven days')
    .argument('<id>', 'the envelope’s id, or its beginning')
    .action((id, given) => answering(resend)(given.json, id, given));
}
