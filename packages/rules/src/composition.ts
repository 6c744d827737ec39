// The portfolio composition in whole basis points (1 % is 100), so that it can total 100 % exactly.
import type { CompositionLine } from './application/application-values';
import { PORTFOLIO_ASSETS } from './investing-terms';

export const COMPOSITION_TOTAL_BP = 10_000;

/** A composition of any list of assets; that of an application is of `PORTFOLIO_ASSETS`. */
export type AssetShares = Partial<Record<string, CompositionLine>>;

/** The sum of all lines, in basis points. A share that is not a number (`NaN`) counts as 0. */
export const compositionTotal = (
  composition: AssetShares,
  assets: readonly string[] = PORTFOLIO_ASSETS,
): number => assets.reduce((total, asset) => total + (composition[asset]?.share_bp || 0), 0);

/** The remainder to 100 % in basis points; negative if the total is above 100 %. */
export const getRemainingBp = (composition: AssetShares, assets?: readonly string[]): number =>
  COMPOSITION_TOTAL_BP - compositionTotal(composition, assets);

/**
 * Spreads the remainder evenly, in whole basis points; the first lines take the odd ones. The remainder goes to the empty
 * lines (a typed 0 is not empty), otherwise to the lines above zero, otherwise to all. Without a remainder nothing changes.
 */
export function splitRest(
  composition: AssetShares,
  assets: readonly string[] = PORTFOLIO_ASSETS,
): AssetShares {
  const rest = getRemainingBp(composition, assets);
  if (rest <= 0) return composition;
  const lines = linesForTheRest(composition, assets);
  const each = Math.floor(rest / lines.length);
  const odd = rest % lines.length;
  const result: AssetShares = { ...composition };
  lines.forEach((asset, index) => {
    const line = composition[asset];
    result[asset] = { ...line, share_bp: (line?.share_bp || 0) + each + (index < odd ? 1 : 0) };
  });
  return result;
}

function linesForTheRest(composition: AssetShares, assets: readonly string[]): readonly string[] {
  const share = (asset: string) => composition[asset]?.share_bp;
  const open = assets.filter((asset) => share(asset) === undefined);
  if (open.length > 0) return open;
  const held = assets.filter((asset) => (share(asset) ?? 0) > 0);
  return held.length > 0 ? held : assets;
}
