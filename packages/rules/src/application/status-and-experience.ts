import { COMPOSITION_TOTAL_BP, compositionTotal } from '../composition';
import { isOrganization, PORTFOLIO_ASSETS } from '../investing-terms';
import { parseMoney } from '../money/parse-money';
import { gather, type Problem, type Problems, under } from '../problems';
import { requiredText, requiredTick, requiredValid } from '../required';
import type { Composition, CompositionLine, StatusAndExperienceValues } from './application-values';
import type { StepContext } from './step-context';

const MOST_YEARS = 80;

export function problemsOfStatusAndExperience(
  values: StatusAndExperienceValues,
  { investorType }: StepContext,
): Problems {
  const { composition = {} } = values;
  return {
    ...gather({
      sophistication_acknowledged: requiredTick(
        values.sophistication_acknowledged,
        'acknowledgement_required',
      ),
      composition: problemOfTotal(composition),
      investment_objective: requiredText(values.investment_objective),
      risk_profile: requiredText(values.risk_profile),
      wealth_source: requiredText(values.wealth_source),
      wealth_source_other:
        values.wealth_source === 'other' ? requiredText(values.wealth_source_other) : undefined,
      occupation: isOrganization(investorType) ? undefined : requiredText(values.occupation),
      liquidity_need: requiredText(values.liquidity_need),
      time_horizon: requiredText(values.time_horizon),
      income_last_year: problemOfMoney(values.income_last_year),
      income_year_before: problemOfMoney(values.income_year_before),
      net_worth: problemOfMoney(values.net_worth),
      liquid_net_worth: problemOfMoney(values.liquid_net_worth),
      total_investments: problemOfMoney(values.total_investments),
    }),
    ...under('composition', problemsOfLines(composition)),
  };
}

const problemOfMoney = (text: string | undefined): Problem | undefined =>
  requiredValid(text, (amount) => parseMoney(amount) !== undefined, 'money_invalid');

function problemOfTotal(composition: Composition): Problem | undefined {
  const total = compositionTotal(composition);
  return total === COMPOSITION_TOTAL_BP
    ? undefined
    : { name: 'composition_total', values: { total: total / 100 } };
}

const problemsOfLines = (composition: Composition): Problems =>
  gather(
    Object.fromEntries(
      PORTFOLIO_ASSETS.flatMap((asset) => [
        [`${asset}.share_bp`, problemOfShare(composition[asset])],
        [`${asset}.years`, problemOfYears(composition[asset])],
      ]),
    ),
  );

function problemOfShare({ share_bp = 0 }: CompositionLine = {}): Problem | undefined {
  const whole = Number.isInteger(share_bp) && share_bp >= 0 && share_bp <= COMPOSITION_TOTAL_BP;
  return whole ? undefined : { name: 'share_invalid' };
}

/** What one holds, one has had for some years, or for none: the years are asked wherever there is a share. */
function problemOfYears({ share_bp = 0, years }: CompositionLine = {}): Problem | undefined {
  if (years === undefined) return share_bp > 0 ? { name: 'years_required' } : undefined;
  const whole = Number.isInteger(years) && years >= 0 && years <= MOST_YEARS;
  return whole ? undefined : { name: 'years_invalid', values: { most: MOST_YEARS } };
}
