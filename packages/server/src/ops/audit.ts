// Commands on the audit log: verify and export the chain.
import { chainedActs, checkChain, type Fault, type Head } from '../audit/chain';
import type { CommandTools } from './commands';
import { type Operation, OperatorError } from './operation/operation';
import { typedDate } from './operation/typed-values';

export function addAuditCommands({ noun, verb, answering, listing }: CommandTools): void {
  const audit = noun('audit', 'The trail of every act');
  verb(audit, 'verify', 'Says whether the trail is whole, or where it is first broken')
    .option('--noted <head>', 'a head printed earlier and kept elsewhere: the trail must hold it')
    .action((given) => answering(verifyAudit)(given.json, given));
  verb(audit, 'export', 'Writes the trail as JSON, a row a line, with its hashes')
    .option('--since <date>', 'YYYY-MM-DD in New York; all of it unless given')
    .action((given) => listing(exportAudit)(given));
}

const SENTENCES: Record<Fault, (place: { position: number; seq: number | null }) => string> = {
  changed: ({ position, seq }) => `Row ${seq}, link ${position}, is not what was recorded.`,
  missing: ({ position }) => `Link ${position} is missing.`,
  not_chained: ({ seq }) => `Row ${seq} was put in without a link.`,
  tail_cut: ({ position }) => `Link ${position} and what follows it is missing at the end.`,
  head_changed: ({ position }) => `The head is not that of the last link, ${position}.`,
  not_as_noted: ({ position, seq }) => `Row ${seq}, link ${position}, is not the one that was noted.`,
};

/**
 * Verifies the chain.
 * @param given.noted head printed by an earlier check and stored where the database administrator can't change it
 * @throws OperatorError that describes the first broken link
 */
async function verifyAudit({ services: { db } }: Operation, given: { noted?: string }) {
  const check = await checkChain(db, given.noted === undefined ? undefined : typedHead(given.noted));
  if (!check.intact) throw new OperatorError(SENTENCES[check.how](check), check);
  const { position, hash } = check.head;
  return { intact: true, rows: position, head: `${position}:${hash}` };
}

/** Exports one object per row, in chain order. */
async function* exportAudit({ services: { db } }: Operation, given: { since?: string }) {
  const since = given.since === undefined ? undefined : typedDate(given.since);
  for await (const row of chainedActs(db, since)) yield { ...row, detail: JSON.parse(row.detail) as object }; // jsonb is an object here
}

function typedHead(text: string): Head {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash)
    throw new OperatorError(`"${text}" is no head. Give one as \`audit verify\` prints it.`);
  return { position: Number(position), hash };
}
