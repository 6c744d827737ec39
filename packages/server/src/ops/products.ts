// Commands on products: status, redemption terms and unit prices.
import {
  PRODUCT_STATUSES,
  REDEMPTION_FREQUENCIES,
  type RedemptionFrequency,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from '@quoin/rules';
import { Argument, type Command, Option } from 'commander';
import { requestEscrow } from '../approvals/request-escrow';
import { moveProduct, setRedemptionTerms, withdrawEscrow } from '../decisions/products';
import { recordValuation } from '../decisions/record-valuation';
import { listReservations } from '../reports/investment-lists';
import { listEscrowAccounts, listProducts } from '../reports/product-lists';
import type { ProductEvent } from '../states/product-states';
import type { CommandTools } from './commands';
import { importProducts } from './import/import-products';
import { importValuations } from './import/import-valuations';
import { productByPrefix } from './operation/find-by-prefix';
import { createListAction, addPaging, addAccountPaging } from './operation/listing';
import {
  type DryRun,
  type Operation,
  perform,
  performOn,
  showing,
  type StaffOperation,
} from './operation/operation';
import { parseCount, parseDayOrToday } from './operation/typed-values';
import { addProductDocumentCommands } from './product-documents';

export function addProductCommands(tools: CommandTools): void {
  const { group, subcommand, act, toAction } = tools;
  const products = group('products', 'Products');
  const largeChange = ['--large-change', 'also a price of five times the last one, or of a fifth'] as const;
  const createProductArgument = () => new Argument('<id>', 'id of the product, or a unique prefix');

  addPaging(
    subcommand(products, 'list', 'Lists products in the order of the product list'),
    PRODUCT_STATUSES,
  ).action(toAction(createListAction(listProducts)));
  addAccountPaging(
    subcommand(products, 'reservations', 'Lists reservations, oldest first'),
    RESERVATION_STATUSES,
  )
    .argument('[id]', 'only for this product')
    .action(
      toAction((operation, id: string | undefined, options: { status?: ReservationStatus }) =>
        createListAction(listReservations)(operation, { ...options, product: id }),
      ),
    );
  act(products, 'import', 'Creates and updates products from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action(toAction(importProducts));
  act(products, 'import-valuations', 'Records valuations from a file, all rows or none')
    .argument('<file>', 'columns product_id, date, unit_price, and optionally inception_return')
    .option(...largeChange)
    .action(toAction(importValuations));
  addProductDocumentCommands(products, tools);
  const moving = (name: string, description: string, event: ProductEvent) =>
    act(products, name, description)
      .addArgument(createProductArgument())
      .action(toAction(performOn(productByPrefix, (tx, used, { id }) => moveProduct(tx, used, id, event))));
  moving('publish', 'Opens an upcoming product to investors', 'published');
  moving('close', 'Closes a product to new investors', 'closed');
  moving('exit', 'Marks a closed product as exited, when its fund has ended', 'exited');
  act(
    products,
    'set-redemption',
    'Sets redemption days, notice and payment for agreements signed from now on',
  )
    .addArgument(createProductArgument())
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
    .action(toAction(setRedemption));
  addEscrowCommands(products, tools);
  act(products, 'set-valuation', 'Records the unit price at the end of a day')
    .addArgument(createProductArgument())
    .requiredOption('--price <dollars>', 'price of one unit, up to eight decimal places')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .option(
      '--inception-return <fraction>',
      'annual return since inception as stated by the manager, such as 0.0825',
    )
    .option(...largeChange)
    .action(toAction(setValuation));
}

async function setValuation(
  operation: Operation,
  prefix: string,
  options: DryRun & { price: string; date?: string; inceptionReturn?: string; largeChange?: boolean },
) {
  const { dryRun, price: unitPrice, inceptionReturn = null, largeChange } = options;
  const date = parseDayOrToday(operation, options.date);
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
  options: DryRun & {
    frequency: RedemptionFrequency;
    notice: string;
    payoutDays?: string;
    holdback?: string;
  },
) {
  const { dryRun, frequency, notice, payoutDays, holdback } = options;
  const noticeDays = parseCount('notice', notice);
  const terms = {
    frequency,
    noticeDays,
    payoutDays: payoutDays === undefined ? undefined : parseCount('payout-days', payoutDays),
    holdback,
  };
  const { id } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, async (tx, used) => {
    const { changes } = await setRedemptionTerms(tx, used, id, terms);
    return { id, frequency, notice_days: noticeDays, changes };
  });
}

interface GivenAccount extends DryRun {
  country: string;
  bank: string;
  bankAddress: string;
  accountName: string;
  accountNumber?: string;
  iban?: string;
  aba?: string;
  swift?: string;
  intermediaryBank?: string;
  intermediaryAba?: string;
  intermediarySwift?: string;
  furtherCreditTo?: string;
  referenceFormat: string;
}

function addEscrowCommands(products: Command, { subcommand, act, toAction }: CommandTools): void {
  const ofProduct = ['<id>', 'id of the product, or a unique prefix'] as const;

  subcommand(products, 'escrow', 'Lists the escrow accounts of a product, the newest first')
    .argument(...ofProduct)
    .action(toAction(showing(productByPrefix, (services, { id }) => listEscrowAccounts(services, id))));
  act(products, 'set-escrow', 'Sets the account that investors wire to')
    .argument(...ofProduct)
    .requiredOption('--country <country>', 'country of the bank, two letters, such as US')
    .requiredOption('--bank <name>', 'name of the bank, in Latin letters')
    .requiredOption('--bank-address <address>', 'address of the bank, in Latin letters')
    .requiredOption('--account-name <name>', 'the holder of the account')
    .option('--account-number <number>', 'if the bank does not use IBANs')
    .option('--iban <iban>', 'if the bank uses IBANs')
    .option('--aba <number>', 'routing number for wires, for a bank in the US')
    .option('--swift <code>', 'required for a bank outside the US')
    .option('--intermediary-bank <name>', 'correspondent bank in the US')
    .option('--intermediary-aba <number>', 'routing number of the correspondent bank')
    .option('--intermediary-swift <code>', 'SWIFT code of the correspondent bank')
    .option('--further-credit-to <text>', 'instruction to the bank')
    .addOption(
      new Option(
        '--reference-format <text>',
        'reference of a wire; {id} is replaced by the first characters of the investment’s id',
      ).default('{id}'),
    )
    .action(toAction(setEscrow));
  act(products, 'withdraw-escrow', 'Withdraws the change that is on hold')
    .argument(...ofProduct)
    .action(toAction(performOn(productByPrefix, (tx, used, { id }) => withdrawEscrow(tx, used, id))));
}

async function setEscrow(operation: StaffOperation, prefix: string, options: GivenAccount) {
  const { id: productId } = await productByPrefix(operation.services.db, prefix);
  const account = {
    country: options.country.toUpperCase(),
    bank_name: options.bank,
    bank_address: options.bankAddress,
    account_holder: options.accountName,
    ...(options.accountNumber !== undefined && { account_number: options.accountNumber }),
    ...(options.iban !== undefined && { iban: options.iban }),
    ...(options.aba !== undefined && { aba_wire: options.aba }),
    ...(options.swift !== undefined && { swift: options.swift }),
    ...(options.intermediaryBank !== undefined && { intermediary_name: options.intermediaryBank }),
    ...(options.intermediaryAba !== undefined && { intermediary_aba: options.intermediaryAba }),
    ...(options.intermediarySwift !== undefined && { intermediary_swift: options.intermediarySwift }),
    ...(options.furtherCreditTo !== undefined && { further_credit_to: options.furtherCreditTo }),
  };
  return requestEscrow(operation, { productId, account, referenceFormat: options.referenceFormat }, options);
}
