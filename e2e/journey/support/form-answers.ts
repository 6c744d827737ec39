// What an accredited investor in New York types into the forms of an application, by field name.
import { fullName, type Person } from './person';

/** `true` ticks a checkbox. */
export type FormAnswers = Record<string, string | true>;

export const QUALIFICATION: FormAnswers = {
  accredited_basis: 'income',
  qualified_client: 'no',
  qualified_purchaser: 'no',
  us_natural_person_resident: 'yes',
  attested: true,
};

export const investorInformation = (person: Person) => ({
  investor_name: fullName(person),
  nationality: 'US',
  'permanent_address.country': 'US',
  'permanent_address.line_1': '48 Cornerstone Lane',
  'permanent_address.city': 'Albany',
  'permanent_address.state': 'NY',
  'permanent_address.zip': '12207',
  mailing_same: 'yes',
  phone_number: person.phone,
  'signers.0.first_name': person.firstName,
  'signers.0.last_name': person.lastName,
  'signers.0.email': person.email,
  'signers.0.date_of_birth.month': '4',
  'signers.0.date_of_birth.day': '12',
  'signers.0.date_of_birth.year': '1984',
  'signers.0.employment_status': 'employed',
  'signers.0.id_number': '219099999',
  has_sales_representative: 'no',
  related_to_member_firm: 'no',
  related_to_public_company: 'no',
  senior_political_figure: 'no',
});

export const OCCUPATION: FormAnswers = { occupation: 'Architect', employer: 'Castellan Studio' };

/** Financial means and objectives, which persons and organizations share. */
export const MEANS: FormAnswers = {
  wealth_source: 'salary',
  income_last_year: '320000',
  income_year_before: '305000',
  net_worth: '2400000',
  liquid_net_worth: '900000',
  total_investments: '1100000',
  investment_objective: 'growth',
  risk_profile: 'moderate',
  time_horizon: '5_to_10_years',
  liquidity_need: 'low',
  sophistication_acknowledged: true,
};

/** The account that pays by wire. */
export const PAYING_BANK = {
  bank_name: 'Plinth Bank',
  bank_address: '3 Plinth Street, New York',
  account_number: '7700331156',
  aba_wire: '026009593',
};

/** @param parts of a bank account, by the names of the API */
export const accountFields = (parts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`account.${part}`, value]));
