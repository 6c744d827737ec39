// ACH file of credits in the format of the Nacha Operating Rules: records of 94 characters in blocks of ten.
import { type Cents, cents } from '@quoin/rules';
import { bankText } from './bank-text';

export interface AchOrigin {
  /** Ten digits, assigned by the bank. */
  companyId: string;
  companyName: string;
  bankName: string;
  /** Nine digits: routing number of the bank that receives the file. */
  aba: string;
}

export interface AchCredit {
  /** Of the payout. */
  id: string;
  isCompany: boolean;
  /** At most ten characters. */
  description: string;
  holder: string;
  aba: string;
  number: string;
  isSavings: boolean;
  amount: Cents;
}

export interface AchFile {
  origin: AchOrigin;
  credits: readonly AchCredit[];
  /** YYYY-MM-DD and HHMM in New York. */
  made: { date: string; time: string };
  /** YYYY-MM-DD: when the recipients get the money. */
  effective: string;
}

export const MAX_ACH_AMOUNT = cents(99_999_999_99);
export const MAX_ACH_NUMBER_LENGTH = 17;

const CREDITS_ONLY = '220';
const [CHECKING_CREDIT, SAVINGS_CREDIT] = ['22', '32'];
const RECORDS_IN_BLOCK = 10;

export function nachaFile({ origin, credits, made, effective }: AchFile): string {
  const batches = getBatches(credits);
  let trace = 0;
  const records = [
    fields(
      '1',
      '01',
      ` ${origin.aba}`,
      origin.companyId,
      short(made.date),
      made.time,
      'A',
      '094',
      '10',
      '1',
    ).concat(text(origin.bankName, 23), text(origin.companyName, 23), text('', 8)),
    ...batches.flatMap((batch, index) => {
      const number = digits(index + 1, 7);
      const entries = batch.credits.map((credit) =>
        getEntry(credit, getOdfi(origin) + digits((trace += 1), 7)),
      );
      return [
        fields(
          '5',
          CREDITS_ONLY,
          text(origin.companyName, 16),
          text('', 20),
          origin.companyId,
          batch.entryClass,
        ).concat(
          text(batch.description, 10),
          text('', 6),
          short(effective),
          text('', 3),
          '1',
          getOdfi(origin),
          number,
        ),
        ...entries,
        fields(
          '8',
          CREDITS_ONLY,
          formatSums(batch.credits, 6),
          origin.companyId,
          text('', 19),
          text('', 6),
        ).concat(getOdfi(origin), number),
      ];
    }),
  ];
  const blocks = Math.ceil((records.length + 1) / RECORDS_IN_BLOCK);
  const control = fields(
    '9',
    digits(batches.length, 6),
    digits(blocks, 6),
    formatSums(credits, 8),
    text('', 39),
  );
  const filler = Array.from({ length: blocks * RECORDS_IN_BLOCK - records.length - 1 }, () => '9'.repeat(94));
  return [...records, control, ...filler].map((record) => `${record}\r\n`).join('');
}

/** One batch per description. People (PPD) and companies (CCD) are in separate batches. */
function getBatches(credits: readonly AchCredit[]) {
  const batches = new Map<string, AchCredit[]>();
  for (const credit of credits) {
    const key = `${credit.isCompany ? 'CCD' : 'PPD'} ${credit.description}`;
    batches.set(key, [...(batches.get(key) ?? []), credit]);
  }
  return [...batches].map(([key, own]) => ({
    entryClass: key.slice(0, 3),
    description: key.slice(4),
    credits: own,
  }));
}

const getEntry = ({ aba, number, amount, id, holder, isSavings }: AchCredit, trace: string): string =>
  fields('6', isSavings ? SAVINGS_CREDIT : CHECKING_CREDIT, aba, number.padEnd(MAX_ACH_NUMBER_LENGTH)).concat(
    digits(amount, 10),
    text(id, 15),
    text(holder, 22),
    text('', 2),
    '0',
    trace,
  );

/** Number of entries, hash of the receiving banks (without check digits), debits and credits. */
const formatSums = (credits: readonly AchCredit[], countLength: number): string =>
  fields(
    digits(credits.length, countLength),
    digits(credits.reduce((sum, { aba }) => sum + Number(aba.slice(0, 8)), 0) % 10 ** 10, 10),
    digits(0, 12),
    digits(
      credits.reduce((sum, { amount }) => sum + amount, 0),
      12,
    ),
  );

const getOdfi = ({ aba }: AchOrigin): string => aba.slice(0, 8);
const fields = (...parts: string[]): string => parts.join('');
const text = (value: string, length: number): string => bankText(value, length).padEnd(length);
const digits = (count: number, length: number): string => String(count).padStart(length, '0');
/** YYMMDD */
const short = (date: string): string => date.slice(2).replaceAll('-', '');
