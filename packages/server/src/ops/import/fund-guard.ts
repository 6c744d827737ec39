// Imports for one fund reject lines of other funds, and report the total to compare with the file of the fund's administrator.
import { cents, type Cents, moneyToWire } from '@quoin/rules';
import { productByPrefix } from '../operation/find-by-prefix';
import { type Operation, OperatorError } from '../operation/operation';

/** @returns the id of the product, or undefined for lines of any product */
export const fundOf = async ({ services }: Operation, prefix: string | undefined) =>
  prefix === undefined ? undefined : (await productByPrefix(services.db, prefix)).id;

/** @throws OperatorError */
export function assertOfFund(productId: string, fund: string | undefined): void {
  if (fund !== undefined && productId !== fund)
    throw new OperatorError(`The investment is in ${productId}, not in ${fund}. Remove the line.`);
}

export const totalsOf = (amounts: readonly Cents[]) => ({
  lines: amounts.length,
  total: moneyToWire(cents(amounts.reduce((sum, amount) => sum + amount, 0))),
});
