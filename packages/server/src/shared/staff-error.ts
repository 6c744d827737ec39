// The error of an act of staff, and checks of what staff enter.
import { getCodePoint, isCountry, MAX_NAME_LENGTH, normaliseText } from '@quoin/rules';
import { type Clock, todayInNewYork } from './clock';

/**
 * An act of staff that breaks a rule. The message is for staff, in English, and names no option or command: the command line
 * adds those of the remedy. Any other exception is a bug.
 */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
  /** Details, printed like the result of a command. */
  readonly report: Record<string, unknown> | undefined;
  readonly remedy: Remedy | undefined;

  constructor(message: string, about: { report?: Record<string, unknown>; remedy?: Remedy } = {}) {
    super(message);
    this.report = about.report;
    this.remedy = about.remedy;
  }
}

/** An argument that is missing or wrong. */
export type StaffArgument =
  'companyId' | 'date' | 'note' | 'period' | 'reason' | 'reference' | 'title' | 'why';

/** What an argument confirms that is unusual, but possible. */
export type Confirmation = 'again' | 'includeHeld' | 'largeChange' | 'shared';

/** Another act, which comes first or undoes what is in the way. */
export type RemedyAct =
  | { act: 'approvals.reject'; id: string }
  | { act: 'calls.cancel'; id: string }
  | { act: 'calls.fund'; id: string }
  | { act: 'calls.import' }
  | { act: 'documents.post' }
  | { act: 'escrow.set'; productId: string }
  | { act: 'payouts.list'; productId: string }
  | { act: 'payouts.pay' }
  | { act: 'payouts.unpay'; id: string; afterAudit: boolean }
  | { act: 'product_documents.import' }
  | { act: 'redemptions.reverse'; id: string }
  | { act: 'referrals.reverse' }
  | { act: 'sign_in' }
  | { act: 'staff.add'; role: string }
  | { act: 'transactions.reverse'; id: string }
  | { act: 'valuations.record'; productId: string; date: string };

/**
 * What staff can do about an error, in terms of the business. The command line translates it to its options and commands.
 */
export type Remedy = { give: StaffArgument } | { confirm: Confirmation } | RemedyAct;

/**
 * Control characters except tabs and line breaks, half characters, characters that were lost before, and marks that reorder
 * what follows, so that a text reads differently from what is stored.
 */
const UNFIT_CHARACTER = /[^\P{Cc}\t\r\n]|\p{Cs}|\uFFFD|[\u202A-\u202E\u2066-\u2069]/u;

/** The first character that must not be stored, as `U+0007`; undefined if there is none. */
export function unfitCharacter(text: string): string | undefined {
  const character = UNFIT_CHARACTER.exec(text)?.[0];
  return character === undefined ? undefined : getCodePoint(character);
}

/** Much more than a note needs. */
const MAX_LENGTH = 2000;
/** Bank files have room for as many. */
const MAX_REFERENCE_LENGTH = 140;

/** How Excel shows and saves a number of more than 11 digits, whose other digits are lost. */
const SHORTENED_NUMBER = /^\d([.,]\d+)?E\+\d{2,}$/i;

/**
 * @returns a text of staff, trimmed
 * @throws StaffError if it is blank, too long, has control characters, or is a reference that a spreadsheet has shortened
 */
export function staffText(
  text: string | null | undefined,
  give: StaffArgument,
  message = `A ${give} is required.`,
): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw new StaffError(message, { remedy: { give } });
  const max = give === 'reference' ? MAX_REFERENCE_LENGTH : MAX_LENGTH;
  if (trimmed.length > max)
    throw new StaffError(`The ${give} has ${trimmed.length} characters. Use at most ${max}.`);
  const character = unfitCharacter(trimmed);
  if (character !== undefined)
    throw new StaffError(`The ${give} has the character ${character}, which can’t be stored. Remove it.`);
  if (give === 'reference' && SHORTENED_NUMBER.test(trimmed))
    throw new StaffError(
      `The reference ${trimmed} is a number that a spreadsheet has shortened. Format the column as text, and enter the whole number again.`,
    );
  return trimmed;
}

/** @returns the code in capitals @throws StaffError */
export function staffCountry(text: string): string {
  const code = text.trim().toUpperCase();
  if (!isCountry(code)) throw new StaffError(`"${text}" is not a country code. Use two letters, such as US.`);
  return code;
}

/** @param what such as `name of the person` @returns the name as the API stores names @throws StaffError */
export function staffName(text: string, what: string, max = MAX_NAME_LENGTH): string {
  const character = unfitCharacter(text);
  if (character !== undefined)
    throw new StaffError(`The ${what} has the character ${character}, which can’t be stored. Remove it.`);
  const name = normaliseText(text);
  if (name === '' || name.length > max) throw new StaffError(`The ${what} must have 1 to ${max} characters.`);
  return name;
}

/** @returns a text that staff may leave out, trimmed, or null @throws StaffError as `staffText` */
export const optionalStaffText = (text: string | null | undefined, give: StaffArgument): string | null =>
  text?.trim() ? staffText(text, give) : null;

const READERS = {
  audit: 'it is recorded in the audit log',
  investor: 'it is shown to the investor',
};

/** @returns the reason of an act, trimmed @throws StaffError if it is blank */
export const staffReason = (reason: string | undefined, readBy: keyof typeof READERS): string =>
  staffText(reason, 'reason', `A reason is required; ${READERS[readBy]}.`);

/** What is wrong with a day, YYYY-MM-DD, that must not be after today. */
export const validateNotFuture = (date: string, today: string): string | undefined =>
  date > today ? `is in the future; today is ${today} in New York` : undefined;

/** @param date YYYY-MM-DD @throws StaffError for a day after today in New York */
export function assertNotFuture(clock: Clock, date: string): void {
  const problem = validateNotFuture(date, todayInNewYork(clock));
  if (problem) throw new StaffError(`${date} ${problem}.`);
}
