import { COMPOSITION_TOTAL_BP, compositionTotal } from '../composition';
import { PORTFOLIO_ASSETS } from '../investing-terms';
import { gather, type Problem, type Problems } from '../problems';
import type { Composition, CompositionLine } from './application-values';

const MAX_YEARS = 80;

/** The shares must total 100 %. */
export function validateTotal(composition: Composition = {}): Problem | undefined {
  const total = compositionTotal(composition);
  return total === COMPOSITION_TOTAL_BP
    ? undefined
    : { name: 'composition_total', values: { total: total / 100 } };
}

/** Problems by asset and part of its line. */
export const validateLines = (composition: Composition = {}): Problems =>
  gather(
    Object.fromEntries(
      PORTFOLIO_ASSETS.flatMap((asset) => [
        [`${asset}.share_bp`, validateShare(composition[asset])],
        [`${asset}.years`, validateYears(composition[asset])],
      ]),
    ),
  );

function validateShare({ share_bp = 0 }: CompositionLine = {}): Problem | undefined {
  const whole = Number.isInteger(share_bp) && share_bp >= 0 && share_bp <= COMPOSITION_TOTAL_BP;
  return whole ? undefined : { name: 'share_invalid' };
}

/** A share requires the years of experience. */
function validateYears({ share_bp = 0, years }: CompositionLine = {}): Problem | undefined {
  if (years === undefined) return share_bp > 0 ? { name: 'years_required' } : undefined;
  const whole = Number.isInteger(years) && years >= 0 && years <= MAX_YEARS;
  return whole ? undefined : { name: 'years_invalid', values: { max: MAX_YEARS } };
}
