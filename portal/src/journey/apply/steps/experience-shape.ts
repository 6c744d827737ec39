import type {
  INVESTMENT_OBJECTIVES,
  LIQUIDITY_NEEDS,
  RISK_PROFILES,
  TIME_HORIZONS,
  WEALTH_SOURCES,
} from '@quoin/rules';
import type { Composition } from '@quoin/rules';
import { withoutBlanks } from '../../../api/without-blanks';
import type { StepShape } from './StepForm';

export interface ExperienceFields {
  sophistication_acknowledged: boolean;
  composition: Composition;
  investment_objective: (typeof INVESTMENT_OBJECTIVES)[number] | '';
  risk_profile: (typeof RISK_PROFILES)[number] | '';
  wealth_source: (typeof WEALTH_SOURCES)[number] | '';
  wealth_source_other: string;
  occupation: string;
  employer: string;
  liquidity_need: (typeof LIQUIDITY_NEEDS)[number] | '';
  time_horizon: (typeof TIME_HORIZONS)[number] | '';
  income_last_year: string;
  income_year_before: string;
  net_worth: string;
  liquid_net_worth: string;
  total_investments: string;
}

export const experienceShape: StepShape<'status_and_experience', ExperienceFields> = {
  step: 'status_and_experience',
  fields: (saved) => ({
    sophistication_acknowledged: saved.sophistication_acknowledged ?? false,
    composition: saved.composition ?? {},
    investment_objective: saved.investment_objective ?? '',
    risk_profile: saved.risk_profile ?? '',
    wealth_source: saved.wealth_source ?? '',
    wealth_source_other: saved.wealth_source_other ?? '',
    occupation: saved.occupation ?? '',
    employer: saved.employer ?? '',
    liquidity_need: saved.liquidity_need ?? '',
    time_horizon: saved.time_horizon ?? '',
    income_last_year: saved.income_last_year ?? '',
    income_year_before: saved.income_year_before ?? '',
    net_worth: saved.net_worth ?? '',
    liquid_net_worth: saved.liquid_net_worth ?? '',
    total_investments: saved.total_investments ?? '',
  }),
  wire: withoutBlanks,
};
