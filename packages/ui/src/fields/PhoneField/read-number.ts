// Reads what is in a phone field: by the rules for the regions it was given, by the plans of the world for all others.
import { internationalDigits, readPhone, type PhoneReading, type PhoneRegion } from '@quoin/rules';
import type * as everyRegionModule from './every-region';
import type { RegionRow } from './phone-number';

interface Offered {
  given: readonly PhoneRegion[];
  allRegions: boolean;
  /** Undefined until it has loaded. */
  world: typeof everyRegionModule | undefined;
}

const UNFINISHED: PhoneReading = { kind: 'unfinished' };

export function readNumber(text: string, region: RegionRow, offered: Offered): PhoneReading {
  const { given, allRegions, world } = offered;
  const isGiven =
    given.some(({ key }) => key === region.key) &&
    internationalDigits(text, region.calling_code) === undefined;
  const own = !allRegions || isGiven ? readPhone(text, region.key, given) : UNFINISHED;
  if (!allRegions || own.kind === 'number') return own;
  return world?.readPhoneAnywhere(text, region.key) ?? own;
}
