// Commands on documents of investors: uploaded files, and statements created from the ledger.
import { DOCUMENT_TYPES, type DocumentType } from '@quoin/rules';
import { Option } from 'commander';
import { basename } from 'node:path';
import type { investments } from '../database/tables';
import {
  checkedPeriod,
  checkedQuarterEnd,
  currentInvestmentsOf,
  examinedFile,
  type Posted,
  postToInvestments,
  replaceDocument,
  withdrawDocument,
} from '../decisions/documents';
import {
  accountsWithHoldings,
  countAccountsWithHoldings,
  issueStatements,
  reissueStatement,
} from '../decisions/statements';
import { displayName } from '../journey/investors';
import { ownHolding } from '../ledger/holdings';
import type { CommandTools } from './commands';
import { importDocuments } from './import/import-documents';
import { documentByPrefix, investmentByPrefix, productByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import type { RowsAsMade } from './operation/print';
import { readGivenFile } from './operation/read-file';
import { addReadDocumentCommands } from './read-documents';
import { pastDate, typedDate } from './operation/typed-values';

const SHARED = ['--shared', 'also if another investor has the same tax document or statement'] as const;

export function addDocumentCommands(tools: CommandTools): void {
  const { noun, act, answering, reporting } = tools;
  const posted = noun('documents', 'Documents of an investment');
  act(posted, 'post', 'Posts a PDF or an image, and sends an e-mail')
    .argument('[id]', 'id of an investment; use --product for all its investors')
    .option('--product <id>', 'every current investment of this product')
    .requiredOption('--file <path>', 'PDF or image')
    .addOption(new Option('--type <type>', 'kind').choices(DOCUMENT_TYPES).makeOptionMandatory())
    .option('--name <name>', 'shown to the investor (default: name of the file)')
    .option('--period <date>', 'last day of its period (default: the last quarter or year)')
    .option('--again', 'also if the same file was posted before')
    .option(...SHARED)
    .action((id, given) => answering(postFile)(given.json, id, given));
  act(posted, 'import', 'Posts the documents in a manifest, one line per file, all or none')
    .argument('<file>', 'a .csv or .json file; paths in it are relative to its folder')
    .option('--again', 'also if the same file was posted before')
    .option(...SHARED)
    .action((file, given) => answering(importDocuments)(given.json, file, given));
  addReadDocumentCommands(posted, tools);
  act(posted, 'withdraw', 'Withdraws a document: the investor can no longer open it, and gets an e-mail')
    .argument('<id>', 'id of the document, or a unique prefix')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action((id, given) => answering(withdraw)(given.json, id, given));
  act(posted, 'replace', 'Replaces a document with another file of the same type and period')
    .argument('<id>', 'id of the document, or a unique prefix')
    .requiredOption('--file <path>', 'PDF or image')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .option('--name <name>', 'shown to the investor (default: name of the file)')
    .option(...SHARED)
    .action((id, given) => answering(replace)(given.json, id, given));

  const statements = noun('statements', 'Statements from the ledger');
  act(statements, 'issue', 'Issues the statements of a quarter that are not issued yet')
    .argument('[id]', 'only for this investment (default: all investments held in the quarter)')
    .requiredOption('--to <date>', 'last day of the quarter, YYYY-MM-DD')
    .action((id, given) => reporting(issueAll)(given.json, id, given));
  act(statements, 'reissue', 'Replaces a statement with one from the current ledger, marked as corrected')
    .argument('<id>', 'id of the investment, or a unique prefix')
    .requiredOption('--to <date>', 'last day of the quarter, YYYY-MM-DD')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action((id, given) => answering(reissue)(given.json, id, given));
}

async function fileFrom({ services }: Operation, path: string) {
  return examinedFile(services, await readGivenFile(path), path);
}

/** Posts a file to one investment, or to all current investments of a product that do not have it yet. */
async function postFile(
  operation: Operation,
  prefix: string | undefined,
  given: DryRun & {
    file: string;
    type: DocumentType;
    name?: string;
    product?: string;
    period?: string;
    again?: boolean;
    shared?: boolean;
  },
) {
  const holders = await holdersOf(operation, prefix, given.product);
  const periodEnd =
    given.period === undefined
      ? undefined
      : checkedPeriod(operation.services, given.type, typedDate(given.period));
  const content = await fileFrom(operation, given.file);
  const name = displayName(given.name ?? basename(given.file));
  const document = { content, name, documentType: given.type, periodEnd };
  // A file for all investors of a product is not personal.
  const shared = given.shared || prefix === undefined;
  return perform(operation, given.dryRun, (tx, used) =>
    postToInvestments(tx, used, holders, {
      document,
      file: given.file,
      again: given.again,
      shared,
      onProgress: used.onProgress,
    }),
  );
}

async function holdersOf(
  { services: { db } }: Operation,
  prefix: string | undefined,
  product: string | undefined,
): Promise<(typeof investments.$inferSelect)[]> {
  if ((prefix === undefined) === (product === undefined))
    throw new OperatorError('Give the id of one investment, or --product for all its investors.');
  if (prefix !== undefined) return [await investmentByPrefix(db, prefix)];
  const { id } = await productByPrefix(db, product ?? '');
  return currentInvestmentsOf(db, id);
}

async function withdraw(operation: Operation, prefix: string, given: DryRun & { reason: string }) {
  const { id } = await documentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => ({
    id,
    withdrawn: true,
    opened: await withdrawDocument(tx, used, id, given),
  }));
}

async function replace(
  operation: Operation,
  prefix: string,
  given: DryRun & { file: string; reason: string; name?: string; shared?: boolean },
) {
  const { id } = await documentByPrefix(operation.services.db, prefix);
  const content = await fileFrom(operation, given.file);
  const name = displayName(given.name ?? basename(given.file));
  return perform(operation, given.dryRun, (tx, used) =>
    replaceDocument(tx, used, id, { ...given, name, content }),
  );
}

/**
 * Uses one transaction per account, so that an interrupted command can be run again to continue. Concurrent commands share
 * the work: each skips accounts that another one has locked, and checks them at the end.
 */
async function issueAll(
  operation: Operation,
  prefix: string | undefined,
  given: DryRun & { to: string },
): Promise<RowsAsMade> {
  const { db } = operation.services;
  const to = checkedQuarterEnd(pastDate(operation, given.to));
  const only = prefix ? await investmentByPrefix(db, prefix) : undefined;
  let issued = 0;
  async function* rows(): AsyncGenerator<Posted> {
    for await (const statement of issuedStatements(operation, { ...given, to, only })) {
      issued += 1;
      yield statement;
    }
    if (prefix && issued === 0)
      throw new OperatorError(
        `There is no new statement as of ${to}: nothing was held, or it was already issued.`,
      );
  }
  const head = { ...(given.dryRun ? { dry_run: true } : {}), to };
  return { name: 'statements', head, rows: rows(), tail: () => ({ issued }) };
}

async function* issuedStatements(
  operation: Operation,
  { dryRun, to, only }: DryRun & { to: string; only?: typeof investments.$inferSelect },
): AsyncGenerator<Posted> {
  const { db } = operation.services;
  const passedOver: string[] = [];
  const issue = async (accountId: string, isPatient: boolean): Promise<readonly Posted[]> => {
    let issued: Posted[] | undefined;
    await perform(operation, dryRun, async (tx, used) => {
      issued = await issueStatements(tx, used, { accountId, investmentId: only?.id, to, isPatient });
      return {};
    });
    if (!issued && !isPatient) passedOver.push(accountId);
    return issued ?? [];
  };
  const total = only ? 1 : await countAccountsWithHoldings(db);
  let done = 0;
  for await (const page of only ? [[only.accountId]] : accountsWithHoldings(db)) {
    for (const accountId of page) {
      yield* await issue(accountId, false);
      done += 1;
      operation.onProgress?.(done, total);
    }
  }
  for (const accountId of passedOver) yield* await issue(accountId, true);
}

async function reissue(operation: Operation, prefix: string, given: DryRun & { to: string; reason: string }) {
  const to = checkedQuarterEnd(pastDate(operation, given.to));
  const { id, accountId } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const holding = await ownHolding(tx, accountId, id);
    if (!holding) throw new OperatorError(`Investment ${id} no longer exists.`);
    return reissueStatement(tx, used, holding, { to, reason: given.reason });
  });
}
