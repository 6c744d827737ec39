// The valid inputs of the fee calculator.
import { validateCommitment } from '../commitment';
import type { Cents } from '../money/money';
import { gather, type Problem, type Problems } from '../problems';

export const MAX_HOLDING_YEARS = 30;
/** Whole basis points per year: 100 %. */
export const MAX_YEARLY_RETURN_BP = 10_000;

export interface TypedFeeAssumptions {
  /** Decimal dollars. */
  amount: string;
  years: number | null;
  /** Whole basis points per year, before fees. */
  return_bp: number | null;
}

export const validateFeeAssumptions = (typed: TypedFeeAssumptions, minimum: Cents): Problems =>
  gather({
    amount: validateCommitment(typed.amount, minimum),
    years: validateYears(typed.years),
    return_bp: validateReturnRate(typed.return_bp),
  });

function validateYears(years: number | null): Problem | undefined {
  if (years === null) return { name: 'required' };
  if (Number.isInteger(years) && years >= 1 && years <= MAX_HOLDING_YEARS) return undefined;
  return { name: 'holding_years_invalid', values: { max: MAX_HOLDING_YEARS } };
}

function validateReturnRate(basisPoints: number | null): Problem | undefined {
  if (basisPoints === null) return { name: 'required' };
  if (basisPoints >= 0 && basisPoints <= MAX_YEARLY_RETURN_BP) return undefined;
  return { name: 'yearly_return_invalid', values: { max: MAX_YEARLY_RETURN_BP / 100 } };
}
