// The records of a deleted account that the law requires, with the period and the rule.

export const KEPT_RECORDS = [
  'transactions',
  'account_records',
  'identity',
  'agreements',
  'communications',
  'tax',
  'audit_trail',
] as const;
export type KeptRecord = (typeof KEPT_RECORDS)[number];

export const KEPT_SINCE = ['record_made', 'account_closed', 'return_due'] as const;

export interface Retention {
  record: KeptRecord;
  years: number;
  since: (typeof KEPT_SINCE)[number];
  /** The rule that requires it. */
  source: string;
}

/** The rules for a broker-dealer in the United States, in display order. */
export const RETENTION: readonly Retention[] = [
  { record: 'transactions', years: 6, since: 'record_made', source: '17 CFR § 240.17a-4(a)' },
  { record: 'account_records', years: 6, since: 'account_closed', source: '17 CFR § 240.17a-4(c)' },
  { record: 'identity', years: 5, since: 'account_closed', source: '31 CFR § 1023.220(a)(3)(ii)' },
  { record: 'agreements', years: 3, since: 'account_closed', source: '17 CFR § 240.17a-4(b)(7)' },
  { record: 'communications', years: 3, since: 'record_made', source: '17 CFR § 240.17a-4(b)(4)' },
  { record: 'tax', years: 3, since: 'return_due', source: '26 U.S.C. § 6501(a)' },
  { record: 'audit_trail', years: 6, since: 'record_made', source: '17 CFR § 240.17a-4(f)(2)' },
];
