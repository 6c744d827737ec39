// Form values of a redemption request, their validation and the request body.
import type { BodyOf } from '@quoin/contract';
import {
  cents,
  moneyFromWire,
  parseMoney,
  validateRedemption,
  type Problems,
  type RedemptionTerms,
  type RedemptionType,
  type RedemptionSchedule,
} from '@quoin/rules';
import type { Redemption, Redemptions } from './redemption-on-card';
import type { Translate } from '../../i18n';

export interface RedemptionValues {
  type: RedemptionType;
  /** Decimal dollars, for a partial redemption. */
  amount: string;
  /** YYYY-MM-DD */
  redemption_day: string;
  /** Empty until selected, and for an IRA. */
  bank_account_id: string;
}

export const REDEMPTION_STEPS = ['what', 'account', 'review'] as const;

/** Limits of a redemption; undefined if the investment cannot be redeemed. */
export interface RedemptionLimits {
  available: string;
  multiple: string;
  days: NonNullable<Redemptions['redemption_days']>;
  schedule: Redemptions['schedule'];
  held: NonNullable<Redemptions['held']>;
  /** Valuation date of `held`. */
  asOf: string | null;
  exitPolicy: string;
  payoutTerms: Redemptions['payout_terms'];
  payees: Redemptions['payees'];
}

export function getLimits({
  redemption_days: days,
  held,
  ...rest
}: Redemptions): RedemptionLimits | undefined {
  if (!days || !held) return undefined;
  const { available, multiple, schedule, payees } = rest;
  const { as_of_date: asOf, exit_policy: exitPolicy, payout_terms: payoutTerms } = rest;
  return { available, multiple, days, schedule, held, asOf, exitPolicy, payoutTerms, payees };
}

/** Props of the steps that take input. */
export interface RedemptionStepProps {
  limits: RedemptionLimits;
  values: RedemptionValues;
  problems: Problems;
  onChange: (changed: Partial<RedemptionValues>) => void;
}

/** Less than one multiple can only be redeemed in full. */
export const allowsPartial = ({ available }: RedemptionLimits): boolean => availableCents(available) > 0;

export const firstValues = (limits: RedemptionLimits): RedemptionValues => ({
  type: allowsPartial(limits) ? 'partial' : 'full',
  amount: '',
  redemption_day: limits.days.from,
  bank_account_id: getOnlyPayee(limits),
});

/** A single account is selected automatically. */
const getOnlyPayee = ({ payees }: RedemptionLimits): string =>
  payees.length === 1 ? (payees[0]?.id ?? '') : '';

/** Undefined until selected. */
export const getPayee = ({ payees }: RedemptionLimits, { bank_account_id }: RedemptionValues) =>
  isPaidToCustodian({ payees }) ? payees[0] : payees.find(({ id }) => id === bank_account_id);

export const isPaidToCustodian = ({ payees }: Pick<RedemptionLimits, 'payees'>): boolean =>
  payees[0]?.id === null;

/** Values of the earlier request, without a redemption day that is no longer available. */
export const getValues = (
  { type, amount, redemption_day, bank_account }: Redemption,
  limits: RedemptionLimits,
): RedemptionValues => {
  const { redemption_day: problem } = validateRedemption(
    { type, redemption_day },
    { available: availableCents(limits.available), days: limits.days },
  );
  return {
    type,
    amount: amount ?? '',
    redemption_day: problem ? '' : redemption_day,
    bank_account_id: bank_account?.id ?? getOnlyPayee(limits),
  };
};

export function validateStep(step: string, values: RedemptionValues, limits: RedemptionLimits): Problems {
  const { available, days, payees } = limits;
  if (step === 'what') return validateRedemption(values, { available: availableCents(available), days });
  if (step !== 'account' || getPayee(limits, values)) return {};
  return { bank_account_id: { name: payees.length > 0 ? 'redemption_payee' : 'redemption_no_payee' } };
}

/** Terms for the estimate; undefined while the values are invalid. */
export const getTerms = (values: RedemptionValues, limits: RedemptionLimits): RedemptionTerms | undefined =>
  Object.keys(validateStep('what', values, limits)).length > 0
    ? undefined
    : {
        type: values.type,
        amount: values.type === 'full' ? null : (parseMoney(values.amount) ?? null),
        redemptionDay: values.redemption_day,
      };

const availableCents = (available: string) => moneyFromWire(available) ?? cents(0);

export const getBody = (
  { type, amount, redemption_day, bank_account_id }: RedemptionValues,
  access_code: string,
): BodyOf<'changeRedemption'> => ({
  type,
  ...(type === 'partial' && { amount }),
  redemption_day,
  ...(bank_account_id === ''
    ? { update_bank_account: false }
    : { update_bank_account: true, bank_account_id }),
  access_code,
});

/** Redemption frequency and notice period of a fund, as text. */
export function getSchedule({ frequency, notice_days: days }: RedemptionSchedule, text: Translate): string {
  const when = text(`redeem.schedule.${frequency}`);
  return days > 0 ? text('redeem.schedule.with_notice', { when, days }) : when;
}
