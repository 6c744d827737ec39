// What people call a document: its kind, and the period or day that it is about. The file name has both, in the language that
// the account had when it was stored; Chinese names have the English one beside them.
import { isCalendarDate } from '@quoin/rules';
import { useFormat } from '@quoin/ui';
import { useCallback } from 'react';
import { useText, type MessageId } from '../i18n';

interface Kind {
  /** In the file name. */
  name: RegExp;
  title: MessageId;
  /** Precision of its date; `day` by default. */
  period?: 'quarter';
}

/** The first that matches is the kind. */
const KINDS: readonly Kind[] = [
  { name: /Account Statement/i, title: 'documents.kind.statement', period: 'quarter' },
  { name: /Capital Call Notice/i, title: 'documents.kind.capital_call' },
  { name: /Transaction Notice/i, title: 'documents.kind.transaction' },
  { name: /Schedule K-1/i, title: 'documents.kind.schedule_k1' },
  { name: /Tax Information/i, title: 'documents.kind.tax_information' },
  { name: /Confirmation of Investment/i, title: 'documents.kind.confirmation' },
  { name: /Notice of Final Payment/i, title: 'documents.kind.final_payment' },
  { name: /ACH Authorization/i, title: 'documents.kind.ach' },
  { name: /Distribution Instruction/i, title: 'documents.kind.distribution' },
  { name: /Redemption Confirmation/i, title: 'documents.kind.redemption' },
  { name: /Bank Account Change Request/i, title: 'documents.kind.bank_account' },
  { name: /Executed Subscription Agreement/i, title: 'documents.kind.executed_agreement' },
  { name: /Subscription Agreement/i, title: 'documents.kind.agreement' },
];

const DATE = /\d{4}-\d{2}-\d{2}/;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const CORRECTED_PATTERN = /\(corrected\)|（更正）/;

/** Returns a function from a file name to its title; undefined for a name that people gave. */
export function useDocumentTitle(): (name: string) => string | undefined {
  const text = useText();
  const format = useFormat();
  return useCallback(
    (name) => {
      const kind = KINDS.find((each) => each.name.test(name));
      if (!kind) return undefined;
      const title = text(kind.title);
      // A year before it belongs to the name of the fund.
      const rest = name.slice(name.search(kind.name));
      const [date] = DATE.exec(rest) ?? [];
      const [year] = YEAR.exec(rest) ?? [];
      const parts = [title];
      if (date !== undefined && isCalendarDate(date)) {
        const quarter = kind.period === 'quarter' ? quarterEndingOn(date) : undefined;
        parts.push(quarter ? text('documents.kind.quarter', { ...quarter }) : format.date(date));
      } else if (year !== undefined) parts.push(text('documents.kind.year', { year }));
      if (CORRECTED_PATTERN.test(name)) parts.push(text('documents.kind.corrected'));
      return parts.join(text('documents.kind.separator'));
    },
    [text, format],
  );
}

/** @param date YYYY-MM-DD @returns undefined if it is not the last day of a quarter */
function quarterEndingOn(date: string): { quarter: number; year: string } | undefined {
  const place = QUARTER_ENDS.indexOf(date.slice(5));
  return place < 0 ? undefined : { quarter: place + 1, year: date.slice(0, 4) };
}

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];
