// Commands on products: status, redemption terms and unit prices.
import {
  isDecimal,
  LONGEST_NOTICE_DAYS,
  PRODUCT_STATUSES,
  REDEMPTION_FREQUENCIES,
  type RedemptionFrequency,
  RESERVATION_STATUSES,
} from '@quoin/rules';
import { Argument, Option } from 'commander';
import { transactOrUndo } from '../database/transact-or-undo';
import { moveProduct } from '../decisions/products';
import { recordValuation, UNIT_PRICE } from '../decisions/record-valuation';
import { setRedemptionTerms } from '../decisions/redemption-terms';
import { listReservations } from '../reports/investment-lists';
import { listProducts } from '../reports/product-lists';
import type { ProductEvent } from '../states/product-states';
import type { CommandTools } from './commands';
import { addEscrowCommands } from './escrow';
import { importProducts } from './import/import-products';
import { importValuations } from './import/import-valuations';
import { addProductDocumentCommands } from './product-documents';
import { productByPrefix } from './operation/find-by-prefix';
import { listed, paging, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, OperatorError } from './operation/operation';
import { pastDate } from './operation/typed-values';

export function addProductCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const products = noun('products', 'Products');
  const largeChange = ['--large-change', 'also a price of five times the last one, or of a fifth'] as const;
  const ofProduct = () => new Argument('<id>', 'id of the product, or a unique prefix');

  paging(verb(products, 'list', 'Lists products in the order of the product list'))
    .addOption(new Option('--status <status>', 'only with this status').choices(PRODUCT_STATUSES))
    .action((given) => answering(listed(listProducts))(given.json, given));
  pagingOfAccount(verb(products, 'reservations', 'Lists reservations, oldest first'))
    .argument('[id]', 'only for this product')
    .addOption(new Option('--status <status>', 'only with this status').choices(RESERVATION_STATUSES))
    .action((id, given) => answering(listed(listReservations))(given.json, { ...given, product: id }));
  act(products, 'import', 'Creates and updates products from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action((file, given) => answering(importProducts)(given.json, file, given));
  act(products, 'import-valuations', 'Records valuations from a file, all rows or none')
    .argument('<file>', 'columns product_id, date, unit_price, and optionally inception_return')
    .option(...largeChange)
    .action((file, given) => answering(importValuations)(given.json, file, given));
  addProductDocumentCommands(products, tools);
  act(products, 'publish', 'Opens an upcoming product to investors')
    .addArgument(ofProduct())
    .action((id, given) => answering(move)(given.json, id, 'published', given));
  act(products, 'close', 'Closes a product to new investors')
    .addArgument(ofProduct())
    .action((id, given) => answering(move)(given.json, id, 'closed', given));
  act(products, 'exit', 'Marks a closed product as exited, when its fund has ended')
    .addArgument(ofProduct())
    .action((id, given) => answering(move)(given.json, id, 'exited', given));
  act(
    products,
    'set-redemption',
    'Sets redemption days, notice and payment for agreements signed from now on',
  )
    .addArgument(ofProduct())
    .addOption(
      new Option('--frequency <frequency>', 'redemption days')
        .choices(REDEMPTION_FREQUENCIES)
        .makeOptionMandatory(),
    )
    .option('--notice <days>', 'calendar days of notice before a redemption day', '0')
    .option(
      '--payout-days <days>',
      'calendar days from the redemption day to the payment (default: unchanged)',
    )
    .option('--holdback <fraction>', 'fraction paid after the audit, such as 0.05 (default: unchanged)')
    .action((id, given) => answering(setRedemption)(given.json, id, given));
  addEscrowCommands(products, tools);
  act(products, 'set-valuation', 'Records the unit price at the end of a day')
    .addArgument(ofProduct())
    .requiredOption('--price <dollars>', 'price of one unit, up to eight decimal places')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .option(
      '--inception-return <fraction>',
      'annual return since inception as stated by the manager, such as 0.0825',
    )
    .option(...largeChange)
    .action((id, given) => answering(setValuation)(given.json, id, given));
}

const move = async (
  operation: Operation,
  prefix: string,
  event: ProductEvent,
  { dryRun = false }: DryRun,
) => {
  const { db } = operation.services;
  const { id } = await productByPrefix(db, prefix);
  const moved = await transactOrUndo(db, dryRun, (tx) => moveProduct(tx, operation, id, event));
  return { ...moved, dry_run: dryRun };
};

export async function setValuation(
  operation: Operation,
  prefix: string,
  given: DryRun & { price: string; date?: string; inceptionReturn?: string; largeChange?: boolean },
) {
  const { dryRun = false, price, inceptionReturn = null, largeChange } = given;
  const date = pastDate(operation, given.date);
  if (!UNIT_PRICE.test(price))
    throw new OperatorError(`"${price}" is not a unit price. Use a number above zero, such as 104.25.`);
  if (inceptionReturn !== null && !isDecimal(inceptionReturn))
    throw new OperatorError(`"${inceptionReturn}" is not a decimal fraction. Write 8.25 % as 0.0825.`);
  const { db } = operation.services;
  const { id } = await productByPrefix(db, prefix);
  const done = await transactOrUndo(db, dryRun, (tx) =>
    recordValuation(tx, operation, { productId: id, date, unitPrice: price, inceptionReturn, largeChange }),
  );
  return { id, date, unit_price: price, ...done, dry_run: dryRun };
}

function wholeDays(text: string, what: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= LONGEST_NOTICE_DAYS) return Number(text);
  throw new OperatorError(
    `"${text}" is not a valid ${what}. Use whole days, at most ${LONGEST_NOTICE_DAYS}.`,
  );
}

async function setRedemption(
  operation: Operation,
  prefix: string,
  given: DryRun & {
    frequency: RedemptionFrequency;
    notice: string;
    payoutDays?: string;
    holdback?: string;
  },
) {
  const { dryRun = false, frequency, notice, payoutDays, holdback } = given;
  const terms = {
    frequency,
    noticeDays: wholeDays(notice, 'notice'),
    payoutDays: payoutDays === undefined ? undefined : wholeDays(payoutDays, 'payment period'),
    holdback,
  };
  const { db } = operation.services;
  const { id } = await productByPrefix(db, prefix);
  const { changes } = await transactOrUndo(db, dryRun, (tx) => setRedemptionTerms(tx, operation, id, terms));
  return { id, frequency, notice_days: terms.noticeDays, dry_run: dryRun, changes };
}
