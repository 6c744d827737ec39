// The only parser of telephone numbers, for the phone field and the server.
import { normaliseText } from '../text/normalise-text';
import { britishIsland, getCallingCountry, countriesByDigits } from './calling-codes';
import { PHONE_REGIONS, type PhoneRegion, countDigits } from './phone-regions';

export type PhoneReading =
  /** `national` is without trunk prefix. A calling code may change the region. */
  | { kind: 'number'; region: string; national: string; e164: string }
  /** Too few digits. */
  | { kind: 'unfinished' }
  | { kind: 'invalid' }
  /** More digits than numbers of this region have. */
  | { kind: 'too_long'; country: string }
  | { kind: 'extension' }
  /** A landline, toll-free, premium, personal or pager number. */
  | { kind: 'without_sms' }
  /** The calling code is of an unsupported country. */
  | { kind: 'not_offered'; country: string };

const INVALID: PhoneReading = { kind: 'invalid' };
const UNFINISHED: PhoneReading = { kind: 'unfinished' };
const WITHOUT_SMS: PhoneReading = { kind: 'without_sms' };

/**
 * Numbers that can take an SMS, by calling code (ITU-T E.164 national numbering plans). Toll-free, premium, personal and
 * pager numbers are not among them.
 */
const NATIONAL: Record<string, RegExp> = {
  '1': /^[2-9]\d{2}[2-9]\d{6}$/,
  '44': /^7(?!0|6(?!24))\d{9}$/,
  '65': /^(?:8\d|9[0-8])\d{6}$/,
  '86': /^1[3-9]\d{9}$/,
  '852': /^[4-9]\d{7}$/,
};
/** Complete numbers of these countries that cannot take an SMS. Those of calling code 1 are below. */
const NATIONAL_WITHOUT_SMS: Record<string, RegExp> = {
  '44': /^(?:[1235689]\d|70|76)\d{8}$/,
  '65': /^[36]\d{7}$/,
  '86': /^(?:(?:10|2\d)\d{8}|[3-9]\d{9,10})$/,
  '852': /^[23]\d{7}$/,
};
/** Trunk prefixes, dialled before national numbers within the country. */
const TRUNK: Record<string, string> = { '1': '1', '44': '0', '86': '0' };

const PHONE_TEXT = /^[+\d\s()./·-]*$/;
const EXTENSION =
  /\d[\s()./-]*(?:(?:[;,]\s*)?(?:extension|ext|x)(?:\b|[\s.:=]*\d)|[#,;]|分机|转|轉|內線|内线)/i;

/**
 * Reads a number as typed, pasted, dictated or autofilled: `(415) 555-2671`, `+1 415 555 2671`, `001 415…`,
 * `86 138 0013 8000`, `tel:+85291234567`, full-width digits.
 * @param key selected region
 */
export function readPhone(
  text: string,
  key: string,
  offered: readonly PhoneRegion[] = PHONE_REGIONS,
): PhoneReading {
  const unreadable = readUnreadable(text);
  if (unreadable) return unreadable;
  const written = phoneText(text);
  const region = offered.find((row) => row.key === key);
  const international = internationalDigits(written, region?.calling_code);
  return international === undefined
    ? readNational(written.replace(/\D/g, ''), region, offered)
    : readInternational(international, region, offered);
}

/** Classifies text that is not only a number: it has an extension or letters. */
export function readUnreadable(text: string): PhoneReading | undefined {
  const written = phoneText(text);
  if (EXTENSION.test(written)) return { kind: 'extension' };
  return PHONE_TEXT.test(written) ? undefined : INVALID;
}

/** Digits of a complete or partial national number. Undefined for any other text. */
export function nationalDigits(text: string, callingCode?: string): string | undefined {
  const written = phoneText(text);
  const isNational = PHONE_TEXT.test(written) && internationalDigits(written, callingCode) === undefined;
  return isNational ? written.replace(/\D/g, '') : undefined;
}

/** `1 415 555 2671`, `0138 0013 8000`: no national number starts with its trunk prefix. */
export const hasTrunkPrefix = (digits: string, callingCode: string): boolean =>
  TRUNK[callingCode] !== undefined && digits.startsWith(TRUNK[callingCode]);

/**
 * The digits of `+86 138 0013 8000`, `0086…`, `+44 (0)20…`; undefined for a national number. `011` is the prefix for
 * calls abroad in countries with calling code 1.
 */
export function internationalDigits(text: string, callingCode?: string): string | undefined {
  const written = phoneText(text);
  const [prefix] = (callingCode === '1' ? /^[\s(]*(?:\+|00|011)/ : /^[\s(]*(?:\+|00)/).exec(written) ?? [];
  if (prefix === undefined) return undefined;
  const digits = written.slice(prefix.length).replace(/\(0\)/, '').replace(/\D/g, '');
  return prefix.endsWith('+') ? digits.replace(/^00/, '') : digits;
}

const LABEL = '(?:tel(?:ephone)?|phone|mobile|mob|cell|sms|[cmpt]|电话|電話|手机|手機)\\.?';
/** As business cards, signatures of e-mails and address books print them beside a number. */
const LABELS = /* @__PURE__ */ new RegExp(`^${LABEL}\\s*(?::\\s*|(?=[+(\\d]))|\\(${LABEL}\\)$`, 'gi');

const phoneText = (text: string) => normaliseText(text).replace(LABELS, '');

function readInternational(
  digits: string,
  region: PhoneRegion | undefined,
  offered: readonly PhoneRegion[],
): PhoneReading {
  // For a shared calling code, the selected region takes precedence.
  const fitting = [...(region ? [region] : []), ...offered].filter((row) =>
    digits.startsWith(row.calling_code),
  );
  for (const row of fitting) {
    const number = getNumber(row, digits.slice(row.calling_code.length));
    if (number) return number;
  }
  const [row] = fitting;
  if (row) return incomplete(row, digits.slice(row.calling_code.length), true);
  const country = getCallingCountry(digits)?.country;
  if (country) return { kind: 'not_offered', country };
  return digits.length < 3 ? UNFINISHED : INVALID;
}

function readNational(
  digits: string,
  region: PhoneRegion | undefined,
  offered: readonly PhoneRegion[],
): PhoneReading {
  if (!region) return INVALID;
  const own = getNumber(region, digits);
  if (own) return own;
  // A calling code without the plus.
  const withCode = [region, ...offered].filter((row) => digits.startsWith(row.calling_code));
  for (const row of withCode) {
    const number = getNumber(row, digits.slice(row.calling_code.length));
    if (number) return number;
  }
  const problem = incomplete(region, digits);
  const others = withCode.map((row) => incomplete(row, digits.slice(row.calling_code.length), true));
  if (problem.kind === 'too_long' && others.includes(WITHOUT_SMS)) return WITHOUT_SMS;
  return others.includes(UNFINISHED) ? UNFINISHED : problem;
}

/** Reads digits whose length fits this region, with or without trunk prefix. */
function getNumber(row: PhoneRegion, digits: string): PhoneReading | undefined {
  const trunk = TRUNK[row.calling_code];
  const dialled = trunk !== undefined && digits.startsWith(trunk) ? digits.slice(trunk.length) : undefined;
  const national = [digits, dialled].find((each) => each !== undefined && isNational(row, each));
  if (national === undefined) return undefined;
  if (row.calling_code === '1') {
    const kind = northAmericanKind(national);
    if (kind === 'without_sms') return WITHOUT_SMS;
    if (kind) return { kind: 'not_offered', country: kind.country };
  }
  const island = row.calling_code === '44' ? britishIsland(national) : undefined;
  if (island) return { kind: 'not_offered', country: island };
  return { kind: 'number', region: row.key, national, e164: `+${row.calling_code}${national}` };
}

const isNational = (row: PhoneRegion, digits: string): boolean =>
  NATIONAL[row.calling_code]?.test(digits) ?? digits.length === countDigits(row);

function incomplete(row: PhoneRegion, digits: string, isInternational = false): PhoneReading {
  const places = countDigits(row);
  const trunk = TRUNK[row.calling_code] ?? '';
  // Without the trunk prefix, digits may as well be a number of another country.
  const national = digits.startsWith(trunk) ? digits.slice(trunk.length) : isInternational && digits;
  if (national && NATIONAL_WITHOUT_SMS[row.calling_code]?.test(national)) return WITHOUT_SMS;
  if (digits.length < places) return UNFINISHED;
  const isDialled = hasTrunkPrefix(digits, row.calling_code) && digits.length === places + 1;
  return digits.length === places || isDialled ? INVALID : { kind: 'too_long', country: row.key };
}

// The North American Numbering Plan: 25 countries and territories share the calling code 1.

/** Area codes outside Canada, the US and its territories (nanpa.com, 2026). */
const OTHER_COUNTRIES = `
AG268 AI264 BB246 BM441 BS242 DM767 DO809 DO829 DO849 GD473 JM658 JM876 KN869 KY345 LC758 MS664 SX721 TC649
TT868 VC784 VG284`;

const getAreaCountry = /* @__PURE__ */ countriesByDigits(OTHER_COUNTRIES);

/** Toll-free, premium, carrier, machine, personal and reserved codes, and the services 211 to 911. None takes an SMS. */
const AREA_WITHOUT_SMS =
  /^(?:8(?:00|22|33|44|55|66|77|88)|900|700|710|5(?:00|2[1-9]|3[2358]|4[2-79]|5[02-68]|6[69]|7[78]|8[89])|6(?:00|22|33|44|55|77|88)|.11|.9.|37.|96.)$/;

/** After the area code: services, calls that the caller pays for, and directory assistance. None takes an SMS. */
const SERVICE = /^(?:.11|950|976|5551212)/;

/**
 * Classifies a ten-digit number. Area codes of the US and Canada are not listed, because new ones are added: every number
 * that is not known to be of another kind counts as theirs.
 */
function northAmericanKind(national: string): { country: string } | 'without_sms' | undefined {
  const area = national.slice(0, 3);
  const found = getAreaCountry(area);
  if (found) return { country: found.country };
  return AREA_WITHOUT_SMS.test(area) || SERVICE.test(national.slice(3)) ? 'without_sms' : undefined;
}
