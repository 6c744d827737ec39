// Prints the answers of an application as rows of the agreement, depending on the kind of each answer.
import {
  ANSWERS,
  countryName,
  formatDollars,
  formatPhone,
  fullDate,
  isApplicable,
  isOrganization,
  parseMoney,
  phoneRegion,
  SUBDIVISIONS,
  type Address,
  type Answer,
  type AnswerId,
  type Answers,
  type ApplicationStep,
  type ApplicationValues,
  type Bilingual,
  type InvestorContext,
  type Language,
} from '@quoin/rules';
import type { DocumentRow } from '../document-content';
import { ANSWER_ROWS, type AnswerPart } from './answer-rows';
import { NO, YES } from './answer-labels';

export interface PrintedApplication extends InvestorContext {
  language: Language;
  /** With masked identity numbers. */
  values: ApplicationValues;
}

/** Texts of an answer of any kind. */
interface RowTexts {
  label: Bilingual;
  organizationLabel?: Bilingual;
  options?: Record<string, Bilingual>;
  of?: Record<string, RowTexts | null>;
}

type Rows = Record<string, (RowTexts & { part: AnswerPart }) | null>;

/** The rows of one part of the agreement. Omits answers that do not apply to the investor. */
export function answerRows(part: AnswerPart, application: PrintedApplication): DocumentRow[] {
  const steps = Object.keys(ANSWERS) as ApplicationStep[]; // Object.keys loses the key type
  return steps.flatMap((step) => {
    const answers: Answers = ANSWERS[step];
    const texts = ANSWER_ROWS[step] as Rows; // loses the kind of each answer
    const values = application.values[step] as Record<string, unknown>; // has the same ids
    return Object.entries(answers).flatMap(([id, answer]) => {
      const row = texts[id];
      const applies = isApplicable(step, id as AnswerId, application, application.values[step]); // `id` is a key of the step
      return applies && row?.part === part ? getRows(answer, row, id, values, application) : [];
    });
  });
}

function getRows(
  answer: Answer,
  { label, organizationLabel, options, of = {} }: RowTexts,
  id: string,
  values: Record<string, unknown>,
  { language, investorType }: PrintedApplication,
): DocumentRow[] {
  const value = values[id];
  if (answer.kind === 'list') {
    const items: Record<string, unknown>[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => {
      const heading = label[language].replace('{number}', String(index + 1));
      return Object.entries(answer.of).flatMap(([id, part]): DocumentRow[] => {
        const texts = of[id];
        const printed = texts && printAnswer(part, item[id], item, language, texts.options);
        if (!texts || !printed) return [];
        return [{ name: `${heading}${SEPARATOR[language]}${texts.label[language]}`, value: printed }];
      });
    });
  }
  const name = isOrganization(investorType) && organizationLabel ? organizationLabel : label;
  return [{ name: name[language], value: printAnswer(answer, value, values, language, options) || '—' }];
}

const SEPARATOR: Record<Language, string> = { en: ': ', 'zh-CN': '：' };

/**
 * @param beside other answers of the same step or item, such as the region of a phone number
 * @returns the value as text; undefined if the answer is missing or its kind is not printed
 */
function printAnswer(
  answer: Answer,
  value: unknown,
  beside: Record<string, unknown>,
  language: Language,
  options: Record<string, Bilingual> = {},
): string | undefined {
  const { kind } = answer;
  if (kind === 'yes_no' || kind === 'tick')
    return typeof value === 'boolean' ? (value ? YES : NO)[language] : undefined;
  if (kind === 'share') return typeof value === 'number' ? percent(String(value / 10_000)) : undefined;
  if (kind === 'group')
    return typeof value === 'object' && value !== null ? addressLine(value, language) : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  switch (kind) {
    case 'choice':
      return options[value]?.[language];
    case 'country':
      return countryName(value, language);
    case 'date':
      return fullDate(value, language);
    case 'money':
      return printMoney(value, language);
    case 'state':
      return stateName(beside[answer.country], value);
    case 'phone':
      return printPhone(value, beside['phone_region']);
    default:
      return value;
  }
}

/** `Delaware` for `DE` in the United States. Names of states are English in both languages. */
export function stateName(country: unknown, code: string): string {
  const states = typeof country === 'string' ? SUBDIVISIONS[country] : undefined;
  return states?.find((row) => row.code === code)?.name ?? code;
}

/** Formats with the calling code: `+1 (202) 555 0143`. */
function printPhone(number: string, region: unknown): string {
  const code = typeof region === 'string' ? phoneRegion(region)?.calling_code : undefined;
  return code ? `+${code} ${formatPhone(String(region), number)}` : number;
}

function printMoney(text: string, language: Language): string | undefined {
  const amount = parseMoney(text);
  return amount === undefined ? undefined : formatDollars(amount, language);
}

/** Formats `0.0825` as `8.25%`. */
export const percent = (fraction: string): string => `${Number((Number(fraction) * 100).toFixed(4))}%`;

/** Every group of the table is an address. */
function addressLine({ line_1, line_2, city, state, zip, country }: Address, language: Language): string {
  const region = `${state ?? ''} ${zip ?? ''}`.trim();
  return [line_1, line_2, city, region, country && countryName(country, language)].filter(Boolean).join(', ');
}
