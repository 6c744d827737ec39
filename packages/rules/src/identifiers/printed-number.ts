// Numbers of documents and accounts that are accepted as they are printed: their formats differ between the countries that
// issue them, and change.
import { normaliseText } from '../text/normalise-text';

/**
 * With the separators in use: `784-1990-1234567-1`, `900101/1234` of Czechia, `A123456(3)` of Hong Kong, `150101+123A` of
 * Finland, `SMITHJA**12B` of Washington. Mexican tax numbers have Ñ and &.
 */
const PRINTED = /^[A-Z0-9Ñ&][A-Z0-9Ñ& ./()+*-]*$/i;
const ACCOUNT = /^[A-Z0-9][A-Z0-9 ./-]*$/i;

const MAX_LENGTH = 30;
/** The identity check compares the last four letters and digits. */
const MIN_CHARACTERS = 4;

/** The number of an identity document or a tax number, normalised; undefined if it cannot be one. */
export function parsePrintedNumber(text: string): string | undefined {
  const number = normaliseText(text);
  return PRINTED.test(number) && number.length <= MAX_LENGTH && lettersAndDigits(number) >= MIN_CHARACTERS
    ? number
    : undefined;
}

/** SWIFT messages have room for 34 characters, and reject a slash at either end or twice. */
const MAX_ACCOUNT_LENGTH = 34;
const MIN_ACCOUNT_CHARACTERS = 3;

/** The number of a foreign bank account or a brokerage account, normalised; undefined if it cannot be one. */
export function parsePrintedAccount(text: string): string | undefined {
  const number = normaliseText(text);
  return number.length <= MAX_ACCOUNT_LENGTH &&
    ACCOUNT.test(number) &&
    !/\/(?:\/|$)/.test(number.replace(/[ .-]/g, '')) &&
    lettersAndDigits(number) >= MIN_ACCOUNT_CHARACTERS
    ? number
    : undefined;
}

const lettersAndDigits = (text: string): number => text.match(/[A-Z0-9]/gi)?.length ?? 0;
