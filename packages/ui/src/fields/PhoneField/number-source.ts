import { internationalDigits, readPhone, type PhoneReading, type PhoneRegion } from '@quoin/rules';
import type * as everyRegionModule from './every-region';
import type { RegionRow } from './phone-number';

// The text that a number was read from. The field shows the number without its calling code, and every later change is a
// change of that text: `852 4002 0000` is a number of Hong Kong, and with one digit more it is the whole text again.

export interface NumberSource {
  text: string;
  /** Key of the region that the text was read in. */
  readIn: string;
  /** What it was read as. */
  region: string;
  national: string;
}

const SEPARATORS = /[^\p{L}\d+#*,;]/gu;

/** The text with the change that was made to the shown number. Undefined: another text took the place of the number. */
export function editedSource({ text, national }: NumberSource, edited: string): string | undefined {
  if (text === national) return edited;
  const after = edited.replace(SEPARATORS, '');
  const max = Math.min(national.length, after.length);
  let kept = 0;
  while (kept < max && national[kept] === after[kept]) kept++;
  if (kept === 0) return undefined;
  // What is added at the end keeps its spaces: an extension.
  if (kept === national.length) return text + edited.replace(new RegExp(`^(\\D*\\d){${kept}}`), '');
  let tail = 0;
  while (tail < max - kept && national.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const start = lastDigits(text, national.length - kept);
  const end = lastDigits(text, tail);
  return text.slice(0, start) + after.slice(kept, after.length - tail) + text.slice(end);
}

/** Where the last digits begin, as many as these. */
function lastDigits(text: string, count: number): number {
  let position = text.length;
  for (let left = count; left > 0 && position > 0;) if (/\d/.test(text.charAt(--position))) left--;
  return position;
}

interface Offered {
  given: readonly PhoneRegion[];
  allRegions: boolean;
  /** Undefined until it has loaded. */
  world: typeof everyRegionModule | undefined;
}

const UNFINISHED: PhoneReading = { kind: 'unfinished' };

/** Reads what is in a phone field: by the rules for the regions it was given, by the plans of the world for all others. */
export function readNumber(text: string, region: RegionRow, offered: Offered): PhoneReading {
  const { given, allRegions, world } = offered;
  const isGiven =
    given.some(({ key }) => key === region.key) &&
    internationalDigits(text, region.calling_code) === undefined;
  const own = !allRegions || isGiven ? readPhone(text, region.key, given) : UNFINISHED;
  if (!allRegions || own.kind === 'number') return own;
  return world?.readPhoneAnywhere(text, region.key) ?? own;
}
