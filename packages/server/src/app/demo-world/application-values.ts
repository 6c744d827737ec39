import { cents, dollars, moneyToWire, type ApplicationValues, type Cents, type Signer } from '@quoin/rules';
import type { DemoPerson } from '../../demo/demo-files';

/**
 * A complete application. Its identity numbers are plain text; the caller must seal them.
 * @param payer id of the paying bank account; undefined if a custodian pays
 */
export function completeValues(
  person: DemoPerson,
  commitment: Cents,
  mustRead: readonly string[],
  payer?: string,
): ApplicationValues {
  const us = person.country === 'US';
  return {
    qualification: {
      accredited_basis: 'net_worth',
      qualified_client: true,
      qualified_purchaser: false,
      ...(us ? { us_natural_person_resident: true } : {}),
      attested: true,
    },
    investor_information: {
      investor_name: `${person.firstName} ${person.lastName}`,
      nationality: person.nationality,
      permanent_address: person.address,
      mailing_same: true,
      phone_region: person.phoneRegion,
      phone_number: person.phoneNumber,
      signers: [
        {
          first_name: person.firstName,
          last_name: person.lastName,
          email: person.email,
          date_of_birth: person.birthDate,
          employment_status: person.employment,
          id_type: person.id.type,
          id_number: person.id.number,
          ...(person.id.country ? { id_country: person.id.country } : {}),
        },
      ],
      has_sales_representative: false,
      related_to_member_firm: false,
      related_to_public_company: false,
      senior_political_figure: false,
    },
    status_and_experience: {
      sophistication_acknowledged: true,
      composition: {
        equities: { share_bp: 4_000, years: 22 },
        fixed_income: { share_bp: 2_000, years: 15 },
        cash: { share_bp: 1_000, years: 30 },
        real_estate: { share_bp: 1_500, years: 12 },
        private_equity_and_hedge_funds: { share_bp: 1_500, years: 6 },
      },
      investment_objective: 'diversification',
      risk_profile: 'moderate',
      wealth_source: 'business',
      occupation: person.occupation,
      employer: person.employer,
      liquidity_need: 'low',
      time_horizon: '5_to_10_years',
      income_last_year: moneyToWire(dollars(310_000)),
      income_year_before: moneyToWire(dollars(285_000)),
      net_worth: moneyToWire(dollars(4_200_000)),
      liquid_net_worth: moneyToWire(dollars(1_350_000)),
      total_investments: moneyToWire(dollars(2_900_000)),
    },
    upload_files: {},
    amount_and_signature: {
      commitment: moneyToWire(commitment),
      preferred_method: 'wire',
      ...(payer !== undefined && { bank_account_id: payer }),
      must_read: [...mustRead],
    },
  };
}

/** Joint owners: the owner of the account, and a second owner without an account. */
export function jointValues(
  person: DemoPerson,
  {
    name,
    beside,
    commitment,
    mustRead,
    payer,
  }: { name: string; beside: Signer; commitment: Cents; mustRead: readonly string[]; payer: string },
): ApplicationValues {
  const values = completeValues(person, commitment, mustRead, payer);
  const { signers = [], ...information } = values.investor_information;
  return {
    ...values,
    investor_information: { ...information, investor_name: name, signers: [...signers, beside] },
  };
}

/** Two completed steps for a retirement plan, including its beneficial owner. */
export function retirementPlanValues(person: DemoPerson, name: string): ApplicationValues {
  const { qualification, investor_information } = completeValues(person, cents(0), []);
  const { us_natural_person_resident: _ofPersons, ...ofPlans } = qualification;
  const { signers = [], ...information } = investor_information;
  return {
    qualification: { ...ofPlans, accredited_basis: 'institution' },
    investor_information: {
      ...information,
      investor_name: name,
      trust_kind: 'retirement_plan_trust',
      tax_number_type: 'ein',
      tax_number: '91-5550147',
      formation_state: 'WA',
      formation_date: '2009-02-11',
      signers: signers.map((signer) => ({ ...signer, capacity: 'trustee', title: 'Trustee' })),
      erisa_plan: true,
      code_4975_plan: false,
      plan_assets_bp: 10_000,
      interested_parties: [
        {
          name: 'Ngozi Adeyemi',
          relationship: 'Plan administrator',
          email: 'ngozi.adeyemi@example.com',
          phone_region: 'US',
          phone_number: '2065550151',
        },
        {
          name: 'Tobias Renner',
          relationship: 'Co-trustee',
          email: 'tobias.renner@example.com',
          phone_region: 'US',
          phone_number: '2065550164',
        },
      ],
    },
    status_and_experience: {},
    upload_files: {},
    amount_and_signature: {},
  };
}

/** Two completed steps and a draft of the third, whose composition sums to 70%. */
export function halfWayValues(person: DemoPerson): ApplicationValues {
  const { qualification, investor_information } = completeValues(person, cents(0), []);
  return {
    qualification,
    investor_information,
    status_and_experience: {
      sophistication_acknowledged: true,
      composition: {
        equities: { share_bp: 4_500, years: 14 },
        fixed_income: { share_bp: 1_500, years: 9 },
        cash: { share_bp: 1_000, years: 20 },
      },
      investment_objective: 'growth',
      risk_profile: 'moderate',
    },
    upload_files: {},
    amount_and_signature: {},
  };
}
