// The rule of a commitment: whole thousands, from the product's minimum to the maximum of every product.
import { cents, type Cents, isMultipleOf, parseMoney } from './money/money';
import type { Problem } from './problems';
import { isBlank } from './required';

/** 1,000 dollars; commitments and redemptions are multiples of it. */
export const COMMITMENT_MULTIPLE: Cents = /* @__PURE__ */ cents(1_000_00);

/** 100 million dollars: a larger amount is more likely a typing error than a commitment. */
export const COMMITMENT_MAXIMUM: Cents = /* @__PURE__ */ cents(100_000_000_00);

/** The minimum of a product, which can be committed itself: a multiple of 1,000, up to the maximum. */
export const isMinimumInvestment = (amount: Cents): boolean =>
  amount > 0 && amount <= COMMITMENT_MAXIMUM && isMultipleOf(amount, COMMITMENT_MULTIPLE);

/** @param text as typed or in wire format. @param minimum the product's minimum subscription. */
export function validateCommitment(text: string | undefined, minimum: Cents): Problem | undefined {
  if (isBlank(text)) return { name: 'required' };
  const amount = parseMoney(text);
  if (amount === undefined) return { name: 'money_invalid' };
  if (amount === 0 || amount < minimum) {
    return { name: 'commitment_minimum', values: { minimum: { money: minimum } } };
  }
  if (amount > COMMITMENT_MAXIMUM)
    return { name: 'commitment_maximum', values: { maximum: { money: COMMITMENT_MAXIMUM } } };
  if (isMultipleOf(amount, COMMITMENT_MULTIPLE)) return undefined;
  return { name: 'commitment_multiple', values: { multiple: { money: COMMITMENT_MULTIPLE } } };
}
