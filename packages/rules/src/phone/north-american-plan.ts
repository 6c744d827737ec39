// The North American Numbering Plan: 25 countries and territories share the calling code 1.
import { countriesByDigits } from './calling-codes';

/** Area codes outside Canada, the US and its territories (nanpa.com, 2026). */
const OTHER_COUNTRIES = `
AG268 AI264 BB246 BM441 BS242 DM767 DO809 DO829 DO849 GD473 JM658 JM876 KN869 KY345 LC758 MS664 SX721 TC649
TT868 VC784 VG284`;

const countryOfArea = /* @__PURE__ */ countriesByDigits(OTHER_COUNTRIES);

/** Toll-free, premium, carrier, machine, personal and reserved codes, and the services 211 to 911. None takes an SMS. */
const WITHOUT_SMS =
  /^(?:8(?:00|22|33|44|55|66|77|88)|900|700|710|5(?:00|2[1-9]|3[2358]|4[2-79]|5[02-68]|6[69]|7[78]|8[89])|6(?:00|22|33|44|55|77|88)|.11|.9.|37.|96.)$/;

/** After the area code: services, calls that the caller pays for, and directory assistance. None takes an SMS. */
const SERVICE = /^(?:.11|950|976|5551212)/;

/**
 * Classifies a ten-digit number. Area codes of the US and Canada are not listed, because new ones are added: every number
 * that is not known to be of another kind counts as theirs.
 */
export function northAmericanKind(national: string): { country: string } | 'without_sms' | undefined {
  const area = national.slice(0, 3);
  const found = countryOfArea(area);
  if (found) return { country: found.country };
  return WITHOUT_SMS.test(area) || SERVICE.test(national.slice(3)) ? 'without_sms' : undefined;
}
