import { extname } from 'node:path';
import { fundMonth, MONTH_COLUMNS } from '../reports/fund-month';
import { pendingByReason } from '../reports/pending';
import { writePersonRecord } from '../reports/person-record';
import { raisedByFund } from '../reports/raised';
import { SHEET_FORMATS, type SheetFormat, sheetBytes } from '../reports/sheet';
import { writeNewFile } from '../shared/write-new-file';
import type { CommandTools } from './commands';
import { productByPrefix } from './operation/find-by-prefix';
import { type Operation, OperatorError } from './operation/operation';
import { addPayoutCommands } from './payouts';

export function addReportCommands(tools: CommandTools): void {
  const { noun, verb, answering } = tools;
  const reports = noun('reports', 'Totals over all investors');
  verb(reports, 'raised', 'Shows what each fund has raised and received, with totals')
    .argument('[product]', 'only this product: its id, or a unique prefix')
    .action(answering(raised));
  verb(reports, 'pending', 'Shows pending work by reason and age')
    .option('--product <id>', 'only this product')
    .action(answering(pending));
  verb(reports, 'month', 'Shows the month of each fund: money, units, NAV and pending commitments')
    .requiredOption('--month <month>', 'such as 2026-06')
    .option('--product <id>', 'only this product')
    .option('--to <file>', 'writes the table to a new file; its name ends with .csv or .xlsx')
    .action(answering(month));
  addPayoutCommands(reports, tools);
  verb(reports, 'person', 'Writes everything on record about a person to a new file, for an authority')
    .argument('<account>', 'e-mail address or id of the account')
    .requiredOption('--reason <text>', 'for the audit log, such as a case number')
    .requiredOption('--to <file>', 'a new file: .json, or .zip with the documents')
    .option('--numbers', 'with full identity and account numbers')
    .action(answering(personRecord));
}

const raised = async ({ services }: Operation, prefix: string | undefined) =>
  raisedByFund(services, await productIdOf(services, prefix));

const pending = async ({ services }: Operation, { product }: { product?: string }) =>
  pendingByReason(services, await productIdOf(services, product));

const productIdOf = async ({ db }: Operation['services'], prefix: string | undefined) =>
  prefix === undefined ? undefined : (await productByPrefix(db, prefix)).id;

async function month({ services }: Operation, given: { month: string; product?: string; to?: string }) {
  const format = given.to === undefined ? undefined : formatOf(given.to);
  const productId = await productIdOf(services, given.product);
  const { lines, ...about } = await fundMonth(services, { month: given.month, productId });
  if (given.to === undefined || !format) return { ...about, lines };
  const rows = lines.map((line) => ({ month: given.month, ...line }));
  await writeNewFile(given.to, await sheetBytes(format, { columns: MONTH_COLUMNS, rows }));
  return { ...about, rows: lines.length, file: given.to };
}

function formatOf(path: string): SheetFormat {
  const format = SHEET_FORMATS.find((one) => `.${one}` === extname(path).toLowerCase());
  if (!format) throw new OperatorError(`The name of "${path}" must end with .csv or .xlsx.`);
  return format;
}

async function personRecord(
  { services, actor }: Operation,
  person: string,
  given: { reason: string; to: string; numbers?: boolean },
) {
  if (!/\.(json|zip)$/i.test(given.to))
    throw new OperatorError(`The name of "${given.to}" must end with .json or .zip.`);
  const order = { person, reason: given.reason, withNumbers: given.numbers };
  const rows = await writePersonRecord(services, actor, order, given.to);
  return { file: given.to, ...rows };
}
