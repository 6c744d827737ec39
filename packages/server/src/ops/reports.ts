import type { TransferMethod } from '@quoin/rules';
import { extname } from 'node:path';
import type { Transaction } from '../database/database';
import { fundMonth, MONTH_COLUMNS } from '../reports/fund-month';
import { writeBankFile } from '../reports/payouts/bank-file';
import { payByHand, type PaymentOf, undoPayment } from '../reports/payouts/pay-by-hand';
import { listPayoutsDue, type PayoutDue } from '../reports/payouts/payouts-due';
import { listPendingByReason } from '../reports/pending';
import { writePersonRecord } from '../reports/person-record';
import { raisedByFund } from '../reports/raised';
import { SHEET_FORMATS, sheetBytes, type SheetFormat } from '../reports/sheet';
import { money } from '../shared/money';
import { writeNewFile } from '../shared/write-new-file';
import type { CommandTools } from './commands';
import { getOption } from './operation/failure-message';
import { accountByEmail, byPrefix, findIds, lockProducts, productByPrefix } from './operation/find-by-prefix';
import {
  type DryRun,
  actOnAll,
  type Operation,
  OperatorError,
  perform,
  type StaffOperation,
} from './operation/operation';
import { parseIsoDate, parseDayOrToday } from './operation/typed-values';

export function addReportCommands(tools: CommandTools): void {
  const { group, subcommand, toAction } = tools;
  const reports = group('reports', 'Totals over all investors');
  subcommand(reports, 'raised', 'Shows what each fund has raised and received, with totals')
    .argument('[product]', 'only this product: its id, or a unique prefix')
    .action(toAction(listRaised));
  subcommand(reports, 'pending', 'Shows pending work by reason and age')
    .option('--product <id>', 'only this product')
    .action(toAction(pending));
  subcommand(reports, 'month', 'Shows the month of each fund: money, units, NAV and pending commitments')
    .requiredOption('--month <month>', 'such as 2026-06')
    .option('--product <id>', 'only this product')
    .option('--to <file>', 'writes the table to a new file; its name ends with .csv or .xlsx')
    .action(toAction(month));
  addPayoutCommands(reports, tools);
  subcommand(reports, 'person', 'Writes everything on record about a person to a new file, for an authority')
    .argument('<account>', 'e-mail address or id of the account')
    .requiredOption('--reason <text>', 'for the audit log, such as a case number')
    .requiredOption('--to <file>', 'a new file: .json, or .zip with the documents')
    .option('--numbers', 'with full identity and account numbers')
    .action(toAction(personRecord));
}

const listRaised = async ({ services }: Operation, prefix: string | undefined) =>
  raisedByFund(services, await loadProductId(services, prefix));

const pending = async ({ services }: Operation, { product }: { product?: string }) =>
  listPendingByReason(services, await loadProductId(services, product));

const loadProductId = async ({ db }: Operation['services'], prefix: string | undefined) =>
  prefix === undefined ? undefined : (await productByPrefix(db, prefix)).id;

async function month({ services }: Operation, options: { month: string; product?: string; to?: string }) {
  const format = options.to === undefined ? undefined : getFormat(options.to);
  const productId = await loadProductId(services, options.product);
  const { lines, ...about } = await fundMonth(services, { month: options.month, productId });
  if (options.to === undefined || !format) return { ...about, lines };
  const rows = lines.map((line) => ({ month: options.month, ...line }));
  await writeNewFile(options.to, await sheetBytes(format, { columns: MONTH_COLUMNS, rows }));
  return { ...about, rows: lines.length, file: options.to };
}

function getFormat(path: string): SheetFormat {
  const format = SHEET_FORMATS.find((one) => `.${one}` === extname(path).toLowerCase());
  if (!format) throw new OperatorError(`The name of "${path}" must end with .csv or .xlsx.`);
  return format;
}

async function personRecord(
  { services, actor }: Operation,
  person: string,
  options: { reason: string; to: string; numbers?: boolean },
) {
  if (!/\.(json|zip)$/i.test(options.to))
    throw new OperatorError(`The name of "${options.to}" must end with .json or .zip.`);
  const order = { person, reason: options.reason, withNumbers: options.numbers };
  const rows = await writePersonRecord(services, actor, order, options.to);
  return { file: options.to, ...rows };
}

interface GivenPayouts {
  product?: string;
  account?: string;
  until?: string;
  again?: boolean;
  bankFile?: string;
  companyId?: string;
  execution?: string;
  reason?: string;
}

function addPayoutCommands(
  reports: ReturnType<CommandTools['group']>,
  { group, subcommand, act, toAction }: CommandTools,
): void {
  subcommand(reports, 'payouts', 'Lists the payouts due to investors, and writes payment files for the bank')
    .option('--product <id>', 'only from this product; required for a bank file')
    .option('--account <email>', 'only to this account')
    .option('--until <date>', 'due by this day (default for a bank file: today)')
    .option('--again', 'also payouts that a bank file already contains')
    .option('--bank-file <file>', 'new file: .ach for ACH (Nacha), .xml for wires (ISO 20022 pain.001)')
    .option('--company-id <digits>', 'for ACH: ten digits that the bank assigned')
    .option('--execution <date>', 'day on which the bank pays (default: the next business day)')
    .option('--reason <text>', 'reason for the bank file, for the audit log; without personal data')
    .action(toAction(payouts));

  const payments = group('payouts', 'Payments to investors');
  const paying = (name: string, description: string) =>
    act(payments, name, description)
      .argument('<id...>', 'ids from "reports payouts", or unique prefixes')
      .option('--after-audit', 'the second payment of a redemption, after the audit');
  paying('pay', 'Records payouts that were paid without a bank file, all or none')
    .requiredOption('--reference <text>', 'reference of the payment, such as the number of the wire')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .action(toAction(pay));
  paying('unpay', 'Undoes the record of a payment; the payout is due again')
    .requiredOption('--reason <text>', 'for the audit log; without personal data')
    .action(toAction(unpay));
}

async function payouts(operation: StaffOperation, options: GivenPayouts) {
  const { services } = operation;
  const productId =
    options.product === undefined ? undefined : (await productByPrefix(services.db, options.product)).id;
  const until = options.until === undefined ? undefined : parseIsoDate(options.until);
  if (options.bankFile !== undefined)
    return bankFile(operation, options.bankFile, { ...options, productId, until });
  for (const option of ['companyId', 'execution', 'reason'] as const)
    if (options[option] !== undefined)
      throw new OperatorError(`${getOption(option)} is of a bank file. Add --bank-file, or remove it.`);
  const email =
    options.account === undefined ? undefined : (await accountByEmail(services.db, options.account)).email;
  const due = await listPayoutsDue(services, { productId, email, until, again: options.again });
  return { ...getTotals(due), rows: due.map(getLine) };
}

const METHODS: Readonly<Record<string, TransferMethod>> = { '.ach': 'ach', '.xml': 'wire' };

async function bankFile(
  { services, staff }: StaffOperation,
  file: string,
  { productId, account, until, again, companyId, ...given }: GivenPayouts & { productId: string | undefined },
) {
  const method = METHODS[extname(file).toLowerCase()];
  if (!method) throw new OperatorError(`The name of "${file}" must end with .ach for ACH or .xml for wires.`);
  if (productId === undefined)
    throw new OperatorError('--product is missing: each product pays from its own account.');
  if (account !== undefined)
    throw new OperatorError('A bank file contains all payouts of a product. Remove --account.');
  const execution = given.execution === undefined ? undefined : parseIsoDate(given.execution);
  const order = { productId, method, until, execution, companyId, again, reason: given.reason };
  const paid = await writeBankFile(services, staff, order, (content) =>
    writeNewFile(file, Buffer.from(content)),
  );
  return { file, ...getTotals(paid), rows: paid.map(getLine) };
}

const getTotals = (due: readonly PayoutDue[]) => ({
  payouts: due.length,
  amount: money(due.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
});

const getLine = (payout: PayoutDue) => ({
  due: payout.due,
  kind: payout.part === 'after_audit' ? `${payout.kind}, after the audit` : payout.kind,
  id: payout.id,
  investment: payout.investmentId,
  investor: payout.investor,
  product: payout.product,
  amount: money(payout.amount),
  state: payout.state,
  method: payout.bank?.method ?? null,
  bank: payout.paidTo?.name ?? null,
  holder: payout.paidTo?.holder ?? null,
  number: payout.paidTo?.number_masked ?? null,
  sent: payout.sentAt?.toISOString() ?? null,
});

interface GivenPayment extends DryRun {
  afterAudit?: boolean;
}

function pay(
  operation: StaffOperation,
  prefixes: string[],
  options: GivenPayment & { reference: string; date?: string },
) {
  const terms = {
    date: parseDayOrToday(operation, options.date),
    reference: options.reference,
  };
  return withPayouts(operation, prefixes, options, (tx, treasurer, payment) =>
    payByHand(tx, treasurer, payment, terms),
  );
}

function unpay(operation: StaffOperation, prefixes: string[], options: GivenPayment & { reason: string }) {
  return withPayouts(operation, prefixes, options, (tx, treasurer, payment) =>
    undoPayment(tx, treasurer, payment, { reason: options.reason }),
  );
}

async function withPayouts(
  operation: StaffOperation,
  prefixes: string[],
  { dryRun, afterAudit = false }: GivenPayment,
  decide: (tx: Transaction, operation: StaffOperation, payment: PaymentOf) => Promise<PayoutDue>,
) {
  const due = await listPayoutsDue(operation.services, { again: true });
  const ofPart = due.filter(({ part }) => (part === 'after_audit') === afterAudit);
  const find = (prefix: string) =>
    byPrefix('due payout', prefix, async () => ofPart.filter(({ id }) => id.startsWith(prefix)));
  const ids = await findIds(prefixes, find);
  return perform(operation, dryRun, async (tx, used) => {
    await lockProducts(
      tx,
      ofPart.filter(({ id }) => ids.includes(id)),
    );
    return actOnAll('payouts', ids, async (id) => getLine(await decide(tx, used, await find(id))));
  });
}
