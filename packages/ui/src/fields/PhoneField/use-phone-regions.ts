// The regions that a phone field offers: those it was given, and on demand the rest of the world.
import { useMemo } from 'react';
import { countriesByName } from '@quoin/rules';
import { loadedLater } from '../../behaviour/loaded-later';
import { useCountryName } from '../../provider/use-country-name';
import { useLocale } from '../../provider/quoin-context';
import type * as everyRegionModule from './every-region';
import type { RegionRow } from './phone-number';

type WholeWorld = typeof everyRegionModule;

const useWholeWorld = /* @__PURE__ */ loadedLater('PhoneField', () => import('./every-region'));

const NO_ROWS: readonly RegionRow[] = [];

/** The given regions first, then the others by name. `world` is undefined until it is requested and loaded. */
export function usePhoneRegions(
  given: readonly RegionRow[],
  allRegions: boolean,
): { regions: readonly RegionRow[]; world: WholeWorld | undefined } {
  const locale = useLocale();
  const countryName = useCountryName();
  const world = useWholeWorld(allRegions);
  const everyRegion = world?.everyRegion ?? NO_ROWS;
  const regions = useMemo(() => {
    const others = new Map(everyRegion.map((row) => [row.key, row]));
    for (const { key } of given) others.delete(key);
    const byName = countriesByName(locale, countryName, [...others.keys()]);
    return [...given, ...byName.flatMap((key) => others.get(key) ?? [])];
  }, [given, everyRegion, locale, countryName]);
  return { regions, world };
}
