// Legal thresholds as dated rows: the row in force on a day is the latest one that took effect by then.
import { dollars, type Cents } from '../money/money';

export const THRESHOLDS = [
  'accredited_income',
  'accredited_joint_income',
  'accredited_net_worth',
  'accredited_assets',
  'qualified_client_net_worth',
  'qualified_client_assets_managed',
  'qualified_purchaser_investments',
  'qualified_purchaser_institution',
] as const;
export type ThresholdName = (typeof THRESHOLDS)[number];

/** `specification` has the numbers of the product's specification, `dated` the adjustments of the SEC. */
export const RULEBOOK_EDITIONS = ['specification', 'dated'] as const;
export type RulebookEdition = (typeof RULEBOOK_EDITIONS)[number];

export interface Threshold {
  name: ThresholdName;
  amount: Cents;
  /** YYYY-MM-DD, first day on which it applies. */
  effective_from: string;
  citation: string;
}

/** All thresholds in force on a day. Throws a RangeError for a day before the rulebook starts (2016-08-15). */
export function thresholdsOn(
  date: string,
  edition: RulebookEdition = 'specification',
): Record<ThresholdName, Threshold> {
  const getThreshold = (name: ThresholdName): Threshold => {
    const row = rulebook(edition).findLast((one) => one.name === name && one.effective_from <= date);
    if (!row) throw new RangeError(`The rulebook has no ${name} on ${date}`);
    return row;
  };
  return {
    accredited_income: getThreshold('accredited_income'),
    accredited_joint_income: getThreshold('accredited_joint_income'),
    accredited_net_worth: getThreshold('accredited_net_worth'),
    accredited_assets: getThreshold('accredited_assets'),
    qualified_client_net_worth: getThreshold('qualified_client_net_worth'),
    qualified_client_assets_managed: getThreshold('qualified_client_assets_managed'),
    qualified_purchaser_investments: getThreshold('qualified_purchaser_investments'),
    qualified_purchaser_institution: getThreshold('qualified_purchaser_institution'),
  };
}

const ACCREDITED = '17 CFR 230.501(a)';
const CLIENT = '17 CFR 275.205-3(d)(1)';
const PURCHASER = '15 U.S.C. 80a-2(a)(51)(A)';

const row = (name: ThresholdName, amount: number, effective_from: string, citation: string): Threshold => ({
  name,
  amount: dollars(amount),
  effective_from,
  citation,
});

/**
 * The accredited rows of persons start on the day on which net worth stopped including the primary residence (Dodd-Frank
 * Act, section 413), that of entities with Regulation D; the paragraphs (7), (9) and (12) have the same amount. The
 * purchaser rows start on the day on which the Investment Company Act added its definition.
 */
const IN_EVERY_EDITION = (): Threshold[] => [
  row('accredited_income', 200_000, '2010-07-21', `${ACCREDITED}(6)`),
  row('accredited_joint_income', 300_000, '2010-07-21', `${ACCREDITED}(6)`),
  row('accredited_net_worth', 1_000_000, '2010-07-21', `${ACCREDITED}(5)`),
  row('accredited_assets', 5_000_000, '1982-04-15', `${ACCREDITED}(3)`),
  row('qualified_purchaser_investments', 5_000_000, '1996-10-11', `${PURCHASER}(i)`),
  row('qualified_purchaser_institution', 25_000_000, '1996-10-11', `${PURCHASER}(iv)`),
  row('qualified_client_net_worth', 2_100_000, '2016-08-15', `${CLIENT}(ii)`),
  row('qualified_client_assets_managed', 1_000_000, '2016-08-15', `${CLIENT}(i)`),
];

const ADJUSTED = (): Threshold[] => [
  row('qualified_client_net_worth', 2_200_000, '2021-08-16', `${CLIENT}(ii)`),
  row('qualified_client_assets_managed', 1_100_000, '2021-08-16', `${CLIENT}(i)`),
  row('qualified_client_net_worth', 2_700_000, '2026-06-29', `${CLIENT}(ii)`),
  row('qualified_client_assets_managed', 1_400_000, '2026-06-29', `${CLIENT}(i)`),
];

const rulebook = (edition: RulebookEdition): Threshold[] =>
  edition === 'dated' ? [...IN_EVERY_EDITION(), ...ADJUSTED()] : IN_EVERY_EDITION();
