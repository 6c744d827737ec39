// The portfolio composition in whole basis points (1 % is 100), so that it can total 100 % exactly.
import type { Composition } from './application/application-values';
import { PORTFOLIO_ASSETS, type PortfolioAsset } from './investing-terms';

export const COMPOSITION_TOTAL_BP = 10_000;

/** The sum of all lines, in basis points. A share that is not a number (`NaN`) counts as 0. */
export const compositionTotal = (composition: Composition): number =>
  PORTFOLIO_ASSETS.reduce((total, asset) => total + (composition[asset]?.share_bp || 0), 0);

/** The remainder to 100 % in basis points; negative if the total is above 100 %. */
export const remainingBp = (composition: Composition): number =>
  COMPOSITION_TOTAL_BP - compositionTotal(composition);

/**
 * Spreads the remainder evenly, in whole basis points; the first lines take the odd ones. The remainder goes to the empty
 * lines (a typed 0 is not empty), otherwise to the lines above zero, otherwise to all. Without a remainder nothing changes.
 */
export function splitRest(composition: Composition): Composition {
  const rest = remainingBp(composition);
  if (rest <= 0) return composition;
  const lines = linesForTheRest(composition);
  const each = Math.floor(rest / lines.length);
  const odd = rest % lines.length;
  const result: Composition = { ...composition };
  lines.forEach((asset, place) => {
    const line = composition[asset];
    result[asset] = { ...line, share_bp: (line?.share_bp || 0) + each + (place < odd ? 1 : 0) };
  });
  return result;
}

function linesForTheRest(composition: Composition): readonly PortfolioAsset[] {
  const share = (asset: PortfolioAsset) => composition[asset]?.share_bp;
  const open = PORTFOLIO_ASSETS.filter((asset) => share(asset) === undefined);
  if (open.length > 0) return open;
  const held = PORTFOLIO_ASSETS.filter((asset) => (share(asset) ?? 0) > 0);
  return held.length > 0 ? held : PORTFOLIO_ASSETS;
}
