// Commands that list, show and open documents of investors.
import { DOCUMENT_TYPES } from '@quoin/rules';
import { Option } from 'commander';
import { basename } from 'node:path';
import { openDocument } from '../disclosure/open-item';
import { DOCUMENT_STATES, documentRecord, listDocuments } from '../reports/document-lists';
import { writeNewFile } from '../shared/write-new-file';
import type { CommandTools } from './commands';
import { documentByPrefix } from './operation/find-by-prefix';
import { filtering, listed } from './operation/listing';
import { type Operation, OperatorError } from './operation/operation';

type Noun = ReturnType<CommandTools['noun']>;

export function addReadDocumentCommands(posted: Noun, { verb, answering }: CommandTools): void {
  const ofDocument = ['<id>', 'id of the document, or a unique prefix'] as const;
  filtering(verb(posted, 'list', 'Lists documents of investors, also withdrawn ones, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(DOCUMENT_STATES))
    .addOption(new Option('--type <type>', 'only of this kind').choices(DOCUMENT_TYPES))
    .action(answering(listed(listDocuments)));
  verb(posted, 'show', 'Shows a document, and who opened it and when')
    .argument(...ofDocument)
    .action(answering(show));
  verb(posted, 'open', 'Writes a document to a new file; the audit log names you and the reason')
    .argument(...ofDocument)
    .requiredOption('--reason <text>', 'for the audit log; without personal data')
    .option('--to <path>', 'new file (default: the name of the document, in this folder)')
    .action(answering(open));
}

/** Signed agreements and withdrawn documents included. */
async function open({ services, actor }: Operation, prefix: string, given: { reason: string; to?: string }) {
  const { id } = await documentByPrefix(services.db, prefix);
  const opened = await openDocument(services, id, { actor, reason: given.reason });
  if (!opened) throw new OperatorError(`Document ${id} no longer exists.`);
  const file = given.to ?? basename(opened.name);
  await writeNewFile(file, opened.bytes);
  return { id, investment: opened.investmentId, file, sha256: opened.sha256 };
}

async function show({ services: { db } }: Operation, prefix: string) {
  const { id } = await documentByPrefix(db, prefix);
  return documentRecord(db, id);
}
