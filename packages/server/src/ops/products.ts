// Commands on products: status, redemption terms and unit prices.
import {
  PRODUCT_STATUSES,
  REDEMPTION_FREQUENCIES,
  type RedemptionFrequency,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from '@quoin/rules';
import { Argument, Option } from 'commander';
import { moveProduct } from '../decisions/products';
import { recordValuation } from '../decisions/record-valuation';
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
import { type DryRun, type Operation, perform } from './operation/operation';
import { typedCount, typedDay } from './operation/typed-values';

export function addProductCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const products = noun('products', 'Products');
  const largeChange = ['--large-change', 'also a price of five times the last one, or of a fifth'] as const;
  const ofProduct = () => new Argument('<id>', 'id of the product, or a unique prefix');

  paging(verb(products, 'list', 'Lists products in the order of the product list'))
    .addOption(new Option('--status <status>', 'only with this status').choices(PRODUCT_STATUSES))
    .action(answering(listed(listProducts)));
  pagingOfAccount(verb(products, 'reservations', 'Lists reservations, oldest first'))
    .argument('[id]', 'only for this product')
    .addOption(new Option('--status <status>', 'only with this status').choices(RESERVATION_STATUSES))
    .action(
      answering((operation, id: string | undefined, given: { status?: ReservationStatus }) =>
        listed(listReservations)(operation, { ...given, product: id }),
      ),
    );
  act(products, 'import', 'Creates and updates products from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action(answering(importProducts));
  act(products, 'import-valuations', 'Records valuations from a file, all rows or none')
    .argument('<file>', 'columns product_id, date, unit_price, and optionally inception_return')
    .option(...largeChange)
    .action(answering(importValuations));
  addProductDocumentCommands(products, tools);
  const moving = (name: string, description: string, event: ProductEvent) =>
    act(products, name, description)
      .addArgument(ofProduct())
      .action(answering(move(event)));
  moving('publish', 'Opens an upcoming product to investors', 'published');
  moving('close', 'Closes a product to new investors', 'closed');
  moving('exit', 'Marks a closed product as exited, when its fund has ended', 'exited');
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
    .action(answering(setRedemption));
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
    .action(answering(setValuation));
}

const move =
  (event: ProductEvent) =>
  async (operation: Operation, prefix: string, { dryRun }: DryRun) => {
    const { id } = await productByPrefix(operation.services.db, prefix);
    return perform(operation, dryRun, (tx, used) => moveProduct(tx, used, id, event));
  };

async function setValuation(
  operation: Operation,
  prefix: string,
  given: DryRun & { price: string; date?: string; inceptionReturn?: string; largeChange?: boolean },
) {
  const { dryRun, price: unitPrice, inceptionReturn = null, largeChange } = given;
  const date = typedDay(operation, given.date);
  const { id } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, async (tx, used) => ({
    id,
    date,
    unit_price: unitPrice,
    ...(await recordValuation(tx, used, { productId: id, date, unitPrice, inceptionReturn, largeChange })),
  }));
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
  const { dryRun, frequency, notice, payoutDays, holdback } = given;
  const noticeDays = typedCount('notice', notice);
  const terms = {
    frequency,
    noticeDays,
    payoutDays: payoutDays === undefined ? undefined : typedCount('payout-days', payoutDays),
    holdback,
  };
  const { id } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, async (tx, used) => {
    const { changes } = await setRedemptionTerms(tx, used, id, terms);
    return { id, frequency, notice_days: noticeDays, changes };
  });
}
