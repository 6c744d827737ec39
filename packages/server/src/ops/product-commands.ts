// `products <verb>`: the shelf, as staff keeps it.
import { PRODUCT_STATUSES, REDEMPTION_FREQUENCIES, RESERVATION_STATUSES } from '@quoin/rules';
import { Argument, Option } from 'commander';
import type { CommandTools } from './commands';
import { importProducts } from './import/import-products';
import { importValuations } from './import/import-valuations';
import { close, exit, publish, setRedemption, setValuation } from './product-acts';
import { listProducts } from './read-products';
import { listReservations } from './read-reservations';

export function addProductCommands({ noun, verb, act, answering }: CommandTools): void {
  const products = noun('products', 'Products on the shelf');
  const ofProduct = () => new Argument('<id>', 'the product’s id, or as much of its beginning as is unique');

  verb(products, 'list', 'Lists products in the order of the shelf')
    .addOption(new Option('--status <status>', 'only these').choices(PRODUCT_STATUSES))
    .action((given) => answering(listProducts)(given.json, given.status));
  verb(products, 'reservations', 'Lists what investors have reserved, in the order it was reserved')
    .argument('[id]', 'of this product only')
    .addOption(new Option('--status <status>', 'only these').choices(RESERVATION_STATUSES))
    .action((id, given) => answering(listReservations)(given.json, id, given.status));
  act(products, 'import', 'Creates and updates products from a file: all of its rows or none')
    .argument('<file>', '.csv with column names, or .json with a list of objects')
    .action((file, given) => answering(importProducts)(given.json, file, given));
  act(products, 'import-valuations', 'Records valuations from a file: all of its rows or none')
    .argument('<file>', 'product_id, date, unit_price, and inception_return where it is known')
    .action((file, given) => answering(importValuations)(given.json, file, given));
  act(products, 'publish', 'Opens an upcoming product to investors')
    .addArgument(ofProduct())
    .action((id, given) => answering(publish)(given.json, id, given));
  act(products, 'close', 'Takes no new investors any more')
    .addArgument(ofProduct())
    .action((id, given) => answering(close)(given.json, id, given));
  act(products, 'exit', 'Ends a closed product: the fund is over')
    .addArgument(ofProduct())
    .action((id, given) => answering(exit)(given.json, id, given));
  act(products, 'set-redemption', 'Says on which days the fund takes units back, and the notice it asks for')
    .addArgument(ofProduct())
    .addOption(
      new Option('--frequency <frequency>', 'the days').choices(REDEMPTION_FREQUENCIES).makeOptionMandatory(),
    )
    .option('--notice <days>', 'calendar days that a request has to be in before its day', '0')
    .action((id, given) => answering(setRedemption)(given.json, id, given));
  act(products, 'set-valuation', 'Records what a unit was worth at the end of a day')
    .addArgument(ofProduct())
    .requiredOption('--price <dollars>', 'of one unit, up to eight places')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .option('--inception-return <fraction>', 'yearly since inception, as 0.0825, where the manager states it')
    .action((id, given) => answering(setValuation)(given.json, id, given));
}
