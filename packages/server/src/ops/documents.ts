// Commands on documents of investors: uploaded files, and statements created from the ledger.
import { DOCUMENT_TYPES, type DocumentType } from '@quoin/rules';
import { Option } from 'commander';
import { basename } from 'node:path';
import { type Confirmed, type Posted, postToHolders } from '../decisions/documents';
import { issueAllStatements, reissueStatement } from '../decisions/statements';
import { replaceDocument, withdrawDocument } from '../decisions/withdraw-documents';
import { openDocument } from '../disclosure/open-item';
import { DOCUMENT_STATES, documentRecord, listDocuments } from '../reports/document-lists';
import { writeNewFile } from '../shared/write-new-file';
import type { CommandTools } from './commands';
import { importDocuments } from './import/import-documents';
import { documentByPrefix, investmentByPrefix, productByPrefix } from './operation/find-by-prefix';
import { addFilters, createListAction } from './operation/listing';
import {
  type DryRun,
  type Operation,
  OperatorError,
  perform,
  performOn,
  showing,
} from './operation/operation';
import type { RowsAsMade } from './operation/print';
import { readGivenDocument } from './operation/read-file';
import { parseIsoDate } from './operation/typed-values';

const SHARED_OPTION = [
  '--shared',
  'also if another investor has the same tax document or statement',
] as const;

export function addDocumentCommands(tools: CommandTools): void {
  const { group, act, toAction, toRowsAction } = tools;
  const posted = group('documents', 'Documents of an investment');
  act(posted, 'post', 'Posts a PDF or an image, and sends an e-mail')
    .argument('[id]', 'id of an investment; use --product for all its investors')
    .option('--product <id>', 'every current investment of this product')
    .requiredOption('--file <path>', 'PDF or image')
    .addOption(new Option('--type <type>', 'kind').choices(DOCUMENT_TYPES).makeOptionMandatory())
    .option('--name <name>', 'shown to the investor (default: name of the file)')
    .option('--period <date>', 'last day of its period (default: the last quarter or year)')
    .option('--again', 'also if the same file was posted before')
    .option(...SHARED_OPTION)
    .action(toAction(postFile));
  act(posted, 'import', 'Posts the documents in a manifest, one line per file, all or none')
    .argument('<file>', 'a .csv or .json file; paths in it are relative to its folder')
    .option('--again', 'also if the same file was posted before')
    .option(...SHARED_OPTION)
    .action(toAction(importDocuments));
  addReadDocumentCommands(posted, tools);
  act(posted, 'withdraw', 'Withdraws a document: the investor can no longer open it, and gets an e-mail')
    .argument('<id>', 'id of the document, or a unique prefix')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action(
      toAction(
        performOn(documentByPrefix, async (tx, used, { id }, options: { reason: string }) => ({
          id,
          withdrawn: true,
          opened: await withdrawDocument(tx, used, id, options),
        })),
      ),
    );
  act(posted, 'replace', 'Replaces a document with another file of the same type and period')
    .argument('<id>', 'id of the document, or a unique prefix')
    .requiredOption('--file <path>', 'PDF or image')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .option('--name <name>', 'shown to the investor (default: name of the file)')
    .option(...SHARED_OPTION)
    .action(toAction(replace));

  const statements = group('statements', 'Statements from the ledger');
  act(statements, 'issue', 'Issues the statements of a quarter that are not issued yet')
    .argument('[id]', 'only for this investment (default: all investments held in the quarter)')
    .requiredOption('--to <date>', 'last day of the quarter, YYYY-MM-DD')
    .action(toRowsAction(issueAll));
  act(statements, 'reissue', 'Replaces a statement with one from the current ledger, marked as corrected')
    .argument('<id>', 'id of the investment, or a unique prefix')
    .requiredOption('--to <date>', 'last day of the quarter, YYYY-MM-DD')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action(toAction(reissue));
}

/** Posts a file to one investment, or to all current investments of a product that do not have it yet. */
async function postFile(
  operation: Operation,
  prefix: string | undefined,
  options: DryRun &
    Confirmed & { file: string; type: DocumentType; name?: string; product?: string; period?: string },
) {
  const holders = await readHolders(operation, prefix, options.product);
  const document = {
    content: await readGivenDocument(operation, options.file),
    name: options.name ?? basename(options.file),
    documentType: options.type,
    periodEnd: options.period === undefined ? undefined : parseIsoDate(options.period),
    again: options.again,
    shared: options.shared,
  };
  return perform(operation, options.dryRun, (tx, used) =>
    postToHolders(tx, used, holders, document, used.onProgress),
  );
}

async function readHolders(
  { services: { db } }: Operation,
  prefix: string | undefined,
  product: string | undefined,
) {
  if ((prefix === undefined) === (product === undefined))
    throw new OperatorError('Give the id of one investment, or --product for all its investors.');
  if (prefix !== undefined) return { investment: await investmentByPrefix(db, prefix) };
  return { productId: (await productByPrefix(db, product ?? '')).id };
}

async function replace(
  operation: Operation,
  prefix: string,
  options: DryRun & { file: string; reason: string; name?: string; shared?: boolean },
) {
  const { id } = await documentByPrefix(operation.services.db, prefix);
  const content = await readGivenDocument(operation, options.file);
  return perform(operation, options.dryRun, (tx, used) =>
    replaceDocument(tx, used, id, { ...options, name: options.name ?? basename(options.file), content }),
  );
}

async function issueAll(
  operation: Operation,
  prefix: string | undefined,
  { dryRun, ...given }: DryRun & { to: string },
): Promise<RowsAsMade> {
  const to = parseIsoDate(given.to);
  const investment = prefix ? await investmentByPrefix(operation.services.db, prefix) : undefined;
  let issued = 0;
  async function* rows(): AsyncGenerator<Posted> {
    const { onProgress } = operation;
    for await (const statement of issueAllStatements(operation, { to, investment, dryRun, onProgress })) {
      issued += 1;
      yield statement;
    }
  }
  const head = { ...(dryRun ? { dry_run: true } : {}), to };
  return { name: 'statements', head, rows: rows(), tail: () => ({ issued }) };
}

async function reissue(
  operation: Operation,
  prefix: string,
  options: DryRun & { to: string; reason: string },
) {
  const to = parseIsoDate(options.to);
  const investment = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, options.dryRun, (tx, used) =>
    reissueStatement(tx, used, investment, { to, reason: options.reason }),
  );
}

type Noun = ReturnType<CommandTools['group']>;

function addReadDocumentCommands(posted: Noun, { subcommand, toAction }: CommandTools): void {
  const ofDocument = ['<id>', 'id of the document, or a unique prefix'] as const;
  addFilters(
    subcommand(posted, 'list', 'Lists documents of investors, also withdrawn ones, newest first'),
    DOCUMENT_STATES,
  )
    .addOption(new Option('--type <type>', 'only of this kind').choices(DOCUMENT_TYPES))
    .action(toAction(createListAction(listDocuments)));
  subcommand(posted, 'show', 'Shows a document, and who opened it and when')
    .argument(...ofDocument)
    .action(toAction(showing(documentByPrefix, ({ db }, { id }) => documentRecord(db, id))));
  subcommand(posted, 'open', 'Writes a document to a new file; the audit log names you and the reason')
    .argument(...ofDocument)
    .requiredOption('--reason <text>', 'for the audit log; without personal data')
    .option('--to <path>', 'new file (default: the name of the document, in this folder)')
    .action(toAction(open));
}

/** Signed agreements and withdrawn documents included. */
async function open(
  { services, actor }: Operation,
  prefix: string,
  options: { reason: string; to?: string },
) {
  const { id } = await documentByPrefix(services.db, prefix);
  const opened = await openDocument(services, id, { actor, reason: options.reason });
  if (!opened) throw new OperatorError(`Document ${id} no longer exists.`);
  const file = options.to ?? basename(opened.name);
  await writeNewFile(file, opened.bytes);
  return { id, investment: opened.investmentId, file, sha256: opened.sha256 };
}
