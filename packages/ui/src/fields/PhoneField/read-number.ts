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
  if (!allRegions) return readPhone(text, region.key, given);
  const international = internationalDigits(text, region.calling_code);
  if (international !== undefined) return world?.readInternational(`+${international}`) ?? UNFINISHED;
  if (given.some(({ key }) => key === region.key)) return readPhone(text, region.key, given);
  const e164 = world?.e164Of(region.key, text);
  return e164 ? { kind: 'number', region: region.key, national: text.replace(/\D/g, ''), e164 } : UNFINISHED;
}
