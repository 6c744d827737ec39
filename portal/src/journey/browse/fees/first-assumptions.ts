// Initial assumptions: the minimum investment, the minimum holding period and the product's expected return.
import {
  cents,
  MOST_HOLDING_YEARS,
  MOST_YEARLY_RETURN_BP,
  parseMoney,
  type FeeAssumptions,
  type TypedFeeAssumptions,
} from '@quoin/rules';
import type { ProductDetail } from '../ProductScreen';

const USUAL_YEARS = 5;
const USUAL_RETURN_BP = 800;
const BP = 10_000;

export function firstAssumptions(product: ProductDetail): TypedFeeAssumptions {
  const { lock_up: lockUp, expected_annualized_return: expected } = product;
  const lockedYears = lockUp.unit === 'years' ? lockUp.count : Math.ceil(lockUp.count / 12);
  const expectedBp = expected === null ? USUAL_RETURN_BP : Math.round(Number(expected) * BP);
  return {
    amount: product.minimum_investment,
    years: Math.min(lockedYears || USUAL_YEARS, MOST_HOLDING_YEARS),
    return_bp: Math.min(Math.max(expectedBp, 0), MOST_YEARLY_RETURN_BP),
  };
}

/** Assumptions of valid input. */
export const assumptionsOf = ({ amount, years, return_bp }: TypedFeeAssumptions): FeeAssumptions => ({
  amount: parseMoney(amount) ?? cents(0),
  years: years ?? 1,
  grossReturn: String((return_bp ?? 0) / BP),
});
