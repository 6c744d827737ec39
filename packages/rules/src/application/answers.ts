// Every answer of an application: its kind, who must give it, and its rule. The contract's schema, the types, the form,
// the validation and the rows of the agreement are derived from this table.
import { validateMailingAddress } from '../address/address-problems';
import { requiredLatin } from '../address/latin-text';
import { validateCommitment } from '../commitment';
import { isOrganization, TRANSFER_METHODS, type ApplicationStep } from '../investing-terms';
import { validateEmail } from '../join/sign-up';
import { MAX_NAME_PART_LENGTH } from '../limits';
import { parseMoney } from '../money/money';
import { validatePhone } from '../phone/phone';
import {
  ACCREDITED_BASES,
  getAccreditedBases,
  looksThrough,
  PURCHASER_BASES,
  getPurchaserBases,
} from '../qualification/accredited-tests';
import { gather, type Problem, type Problems, prefixPaths } from '../problems';
import { requiredAnswer, requiredText, requiredTick, requiredValid } from '../required';
import {
  SECOND_DOCUMENT_TYPES,
  EMPLOYMENT_STATUSES,
  ENTITY_KINDS,
  INVESTMENT_OBJECTIVES,
  LIQUIDITY_NEEDS,
  NATIONAL_ID_TYPES,
  RISK_PROFILES,
  SIGNER_CAPACITIES,
  TAX_NUMBER_TYPES,
  TIME_HORIZONS,
  TRUST_KINDS,
  WEALTH_SOURCES,
  type Answers,
  type AnswerId,
  type ApplicationValues,
  type InterestedParty,
  type InvestorInformationValues,
  type QualificationValues,
} from './application-values';
import { validateTotal, validateLines } from './composition-rules';
import {
  getFormationStates,
  isEntity,
  isTrust,
  validateAccreditedOwners,
  validateBeneficialOwners,
  validateEntityKind,
  validateFormationDate,
  validateFormationState,
  validateTaxNumber,
  validateTaxNumberType,
  validateTrustKind,
  validateAccreditedOwner,
  validateBeneficialOwner,
} from './organization';
import { validatePayer } from './payer';
import { validateProof } from './proofs';
import { validateNationality, validateInvestorResidence, validateHomeAddress } from './residence';
import { holdsPlanAssets, mayHoldPlanAssets, validatePlanAssets } from './retirement-plan';
import { validateSigners, validateSigner, validateNotRepeated } from './signer';
import type { InvestorContext, StepContext } from './step-context';

const text = <const N extends number>(maxLength: N) => ({ kind: 'text', maxLength }) as const;
const choice = <const O extends readonly string[]>(options: O) => ({ kind: 'choice', options }) as const;
const EMAIL = { kind: 'email', maxLength: 254 } as const;
const MONEY = { kind: 'money', maxLength: 100 } as const;
/** ISO 3166-1 alpha-2. */
const COUNTRY = { kind: 'country', maxLength: 2 } as const;
const PHONE_REGION = { kind: 'region', maxLength: 2 } as const;
const PHONE_NUMBER = { kind: 'phone', maxLength: 40 } as const;
const YES_NO = { kind: 'yes_no' } as const;
const DETAILS = { kind: 'long_text', maxLength: 500 } as const;
const TICK = { kind: 'tick' } as const;

export const ADDRESS = {
  country: COUNTRY,
  line_1: text(200),
  line_2: text(200),
  city: text(120),
  state: text(120),
  zip: text(20),
} as const satisfies Answers;

export const SIGNER = {
  first_name: text(MAX_NAME_PART_LENGTH),
  last_name: text(MAX_NAME_PART_LENGTH),
  /** Capacity and title of a person who signs for an entity or a trust. */
  capacity: choice(SIGNER_CAPACITIES),
  title: text(120),
  email: EMAIL,
  /** YYYY-MM-DD once valid. */
  date_of_birth: { kind: 'date', maxLength: 40 },
  employment_status: choice(EMPLOYMENT_STATUSES),
  id_type: choice(NATIONAL_ID_TYPES),
  /** Write-only: a reply has `id_number_masked` instead. A save without the number keeps the saved one. */
  id_number: text(80),
  id_number_masked: text(40),
  /** The country that issued a passport or licence. */
  id_country: COUNTRY,
  /** An optional second document beside a Social Security number. */
  document_type: choice(SECOND_DOCUMENT_TYPES),
  /** Write-only, like `id_number`. */
  document_number: text(80),
  document_number_masked: text(40),
  document_country: COUNTRY,
  /** Of a licence, in a country with states. */
  document_state: { kind: 'state', maxLength: 2, country: 'document_country' },
} as const satisfies Answers;

export const INTERESTED_PARTY = {
  name: text(200),
  relationship: text(200),
  email: EMAIL,
  phone_region: PHONE_REGION,
  phone_number: PHONE_NUMBER,
} as const satisfies Answers;

/** An owner whom a test of an accredited investor looks through to, with the test that this owner meets. */
export const ACCREDITED_OWNER = {
  name: text(200),
  basis: choice(ACCREDITED_BASES),
} as const satisfies Answers;

export const BENEFICIAL_OWNER = {
  name: text(200),
  /** Whole basis points of the equity. */
  share_bp: { kind: 'share', maximum: 99_999 },
  /** Of residence. */
  country: COUNTRY,
} as const satisfies Answers;

/** The answers of each step, in the order of the form. */
export const ANSWERS = {
  qualification: {
    accredited_basis: choice(ACCREDITED_BASES),
    accredited_owners: { kind: 'list', of: ACCREDITED_OWNER, maxItems: 10 },
    qualified_client: YES_NO,
    qualified_purchaser: YES_NO,
    qualified_purchaser_basis: choice(PURCHASER_BASES),
    us_natural_person_resident: YES_NO,
    /** The investor attests that the statements above are true. */
    attested: TICK,
  },
  investor_information: {
    investor_name: text(200),
    entity_kind: { ...choice(ENTITY_KINDS), section: 'organization' },
    trust_kind: { ...choice(TRUST_KINDS), section: 'organization' },
    tax_number_type: choice(TAX_NUMBER_TYPES),
    /** Write-only, like `id_number` of a signer. */
    tax_number: text(80),
    tax_number_masked: text(40),
    /** Of an entity or a trust: the country of formation. */
    nationality: COUNTRY,
    formation_state: { kind: 'state', maxLength: 2, country: 'nationality' },
    /** YYYY-MM-DD once valid. */
    formation_date: { kind: 'date', maxLength: 40 },
    permanent_address: { kind: 'group', of: ADDRESS },
    mailing_same: YES_NO,
    mailing_address: { kind: 'group', of: ADDRESS },
    phone_region: PHONE_REGION,
    phone_number: PHONE_NUMBER,
    signers: { kind: 'list', of: SIGNER, maxItems: 10 },
    has_beneficial_owners: YES_NO,
    beneficial_owners: { kind: 'list', of: BENEFICIAL_OWNER, maxItems: 4 },
    erisa_plan: YES_NO,
    code_4975_plan: YES_NO,
    /** Whole basis points of the investor's assets that are plan assets. */
    plan_assets_bp: { kind: 'share', maximum: 99_999 },
    interested_parties: { kind: 'list', of: INTERESTED_PARTY, maxItems: 10 },
    has_sales_representative: YES_NO,
    sales_firm: text(200),
    sales_name: text(200),
    sales_email: EMAIL,
    related_to_member_firm: { ...YES_NO, section: 'related' },
    related_to_member_firm_details: { ...DETAILS, section: 'related' },
    related_to_public_company: { ...YES_NO, section: 'related' },
    related_to_public_company_details: { ...DETAILS, section: 'related' },
    senior_political_figure: { ...YES_NO, section: 'related' },
    senior_political_figure_details: { ...DETAILS, section: 'related' },
  },
  status_and_experience: {
    occupation: { ...text(200), section: 'status' },
    employer: { ...text(200), section: 'status' },
    wealth_source: { ...choice(WEALTH_SOURCES), section: 'status' },
    wealth_source_other: { ...DETAILS, section: 'status' },
    income_last_year: { ...MONEY, section: 'figures' },
    income_year_before: { ...MONEY, section: 'figures' },
    net_worth: { ...MONEY, section: 'figures' },
    liquid_net_worth: { ...MONEY, section: 'figures' },
    total_investments: { ...MONEY, section: 'figures' },
    composition: { kind: 'composition' },
    investment_objective: { ...choice(INVESTMENT_OBJECTIVES), section: 'goals' },
    risk_profile: { ...choice(RISK_PROFILES), section: 'goals' },
    time_horizon: { ...choice(TIME_HORIZONS), section: 'goals' },
    liquidity_need: { ...choice(LIQUIDITY_NEEDS), section: 'goals' },
    sophistication_acknowledged: TICK,
  },
  upload_files: {
    proof_of_id: { kind: 'file' },
    proof_of_address: { kind: 'file' },
    formation_documents: { kind: 'file' },
  },
  amount_and_signature: {
    commitment: MONEY,
    preferred_method: choice(TRANSFER_METHODS),
    /** The paying account on record; none for an IRA. */
    bank_account_id: { kind: 'id' },
    /** The product's must-read documents that were opened to the end and ticked. */
    must_read: { kind: 'ids', maxItems: 50 },
  },
} as const satisfies Record<ApplicationStep, Answers>;

/** Who must give an answer, and which values are valid. */
export interface AnswerRule<Value, Values> {
  /** Whether the question applies to the investor. Without it, the question applies to all investors. */
  appliesIf?(context: InvestorContext, values: Values): boolean;
  problem?(value: Value | undefined, values: Values, context: StepContext): Problem | undefined;
  /** Problems of the fields inside a group or a list, by path. */
  partProblems?(value: Value | undefined, values: Values, context: StepContext): Problems;
}

type AnswerRules = {
  [S in ApplicationStep]: {
    [Id in AnswerId<S>]: AnswerRule<
      Id extends keyof ApplicationValues[S] ? ApplicationValues[S][Id] : undefined,
      ApplicationValues[S]
    >;
  };
};

const isForPerson = ({ investorType }: InvestorContext): boolean => !isOrganization(investorType);
const isMailedElsewhere = (_context: InvestorContext, { mailing_same }: InvestorInformationValues): boolean =>
  mailing_same === false;
const isByRepresentative = (
  _context: InvestorContext,
  { has_sales_representative }: InvestorInformationValues,
): boolean => has_sales_representative === true;
const isForOrganization = ({ investorType }: InvestorContext): boolean => isOrganization(investorType);
const looksThroughOwners = (_context: InvestorContext, { accredited_basis }: QualificationValues): boolean =>
  looksThrough(accredited_basis);
const isForPossiblePlan = ({ investorType }: InvestorContext): boolean => mayHoldPlanAssets(investorType);

const requiredMoney = (amount: string | undefined): Problem | undefined =>
  requiredValid(amount, (typed) => parseMoney(typed) !== undefined, 'money_invalid');

/** The rules of each step's answers. */
export const ANSWER_RULES: AnswerRules = {
  qualification: {
    accredited_basis: {
      problem: (basis, _values, { investorType, isSigned }) => {
        if (basis === 'none') return { name: 'investor_ineligible' };
        if (!basis || isSigned || getAccreditedBases(investorType).includes(basis))
          return requiredText(basis);
        return { name: 'test_of_type' };
      },
    },
    accredited_owners: {
      appliesIf: looksThroughOwners,
      problem: (owners, { accredited_basis }) => validateAccreditedOwners(owners, accredited_basis),
      partProblems: (owners, { accredited_basis }) =>
        validateEach(owners, (owner) => validateAccreditedOwner(owner, accredited_basis)),
    },
    qualified_client: { problem: requiredAnswer },
    qualified_purchaser: { problem: requiredAnswer },
    qualified_purchaser_basis: {
      appliesIf: (context, { qualified_purchaser }) =>
        isForOrganization(context) && qualified_purchaser === true,
      problem: (basis, _values, { investorType }) =>
        requiredValid(
          basis,
          (chosen) => getPurchaserBases(investorType).some((one) => one === chosen),
          'test_of_type',
        ),
    },
    us_natural_person_resident: {
      // An entity or a trust is not a natural person.
      appliesIf: (context) => context.usPerson && isForPerson(context),
      problem: (answer, _values, context) => validateInvestorResidence(answer, context),
    },
    attested: { problem: (tick) => requiredTick(tick, 'attestation_required') },
  },
  investor_information: {
    investor_name: { problem: requiredLatin },
    entity_kind: {
      appliesIf: isEntity,
      problem: (kind, _values, context) => validateEntityKind(kind, context),
    },
    trust_kind: {
      appliesIf: isTrust,
      problem: (kind, _values, context) => validateTrustKind(kind, context),
    },
    tax_number_type: { appliesIf: isForOrganization, problem: validateTaxNumberType },
    tax_number: { appliesIf: isForOrganization, problem: validateTaxNumber },
    tax_number_masked: { appliesIf: isForOrganization },
    nationality: { problem: (code, _values, context) => validateNationality(code, context) },
    formation_state: {
      appliesIf: (context, { nationality }) =>
        isForOrganization(context) && getFormationStates(nationality).length > 0,
      problem: validateFormationState,
    },
    formation_date: {
      appliesIf: isForOrganization,
      problem: (date, _values, { today }) => validateFormationDate(date, today),
    },
    permanent_address: { partProblems: (address, _values, context) => validateHomeAddress(address, context) },
    mailing_same: { problem: requiredAnswer },
    mailing_address: { appliesIf: isMailedElsewhere, partProblems: validateMailingAddress },
    phone_region: {},
    phone_number: { problem: (number, { phone_region }) => validatePhone(phone_region, number) },
    signers: {
      problem: (signers, _values, context) => validateSigners(signers, context),
      partProblems: (signers = [], { nationality }, context) =>
        validateEach(signers, (signer, place) => ({
          ...validateSigner(signer, place, nationality, context),
          ...validateNotRepeated(signers, place),
        })),
    },
    has_beneficial_owners: { appliesIf: isEntity, problem: requiredAnswer },
    beneficial_owners: {
      appliesIf: (context, { has_beneficial_owners }) => isEntity(context) && has_beneficial_owners === true,
      problem: validateBeneficialOwners,
      partProblems: (owners) => validateEach(owners, validateBeneficialOwner),
    },
    erisa_plan: { appliesIf: isForPossiblePlan, problem: requiredAnswer },
    code_4975_plan: { appliesIf: isForPossiblePlan, problem: requiredAnswer },
    plan_assets_bp: {
      appliesIf: (context, values) => isForPossiblePlan(context) && holdsPlanAssets(values),
      problem: validatePlanAssets,
    },
    interested_parties: { partProblems: (parties) => validateEach(parties, validateInterestedParty) },
    has_sales_representative: { problem: requiredAnswer },
    sales_firm: { appliesIf: isByRepresentative, problem: requiredText },
    sales_name: { appliesIf: isByRepresentative, problem: requiredText },
    sales_email: { appliesIf: isByRepresentative, problem: validateEmail },
    related_to_member_firm: { problem: requiredAnswer },
    related_to_member_firm_details: {
      appliesIf: (_context, values) => values.related_to_member_firm === true,
      problem: requiredText,
    },
    related_to_public_company: { problem: requiredAnswer },
    related_to_public_company_details: {
      appliesIf: (_context, values) => values.related_to_public_company === true,
      problem: requiredText,
    },
    senior_political_figure: { problem: requiredAnswer },
    senior_political_figure_details: {
      appliesIf: (_context, values) => values.senior_political_figure === true,
      problem: requiredText,
    },
  },
  status_and_experience: {
    occupation: { appliesIf: isForPerson, problem: requiredText },
    employer: { appliesIf: isForPerson },
    wealth_source: { problem: requiredText },
    wealth_source_other: {
      appliesIf: (_context, { wealth_source }) => wealth_source === 'other',
      problem: requiredText,
    },
    income_last_year: { problem: requiredMoney },
    income_year_before: { problem: requiredMoney },
    net_worth: { problem: requiredMoney },
    liquid_net_worth: { problem: requiredMoney },
    total_investments: { problem: requiredMoney },
    composition: { problem: validateTotal, partProblems: validateLines },
    investment_objective: { problem: requiredText },
    risk_profile: { problem: requiredText },
    time_horizon: { problem: requiredText },
    liquidity_need: { problem: requiredText },
    sophistication_acknowledged: { problem: (tick) => requiredTick(tick, 'acknowledgement_required') },
  },
  upload_files: {
    proof_of_id: {
      problem: (_file, _values, context) => validateProof('proof_of_id', context),
    },
    proof_of_address: {
      problem: (_file, _values, context) => validateProof('proof_of_address', context),
    },
    formation_documents: {
      appliesIf: isForOrganization,
      problem: (_file, _values, context) => validateProof('formation_documents', context),
    },
  },
  amount_and_signature: {
    commitment: { problem: (amount, _values, { minimum }) => validateCommitment(amount, minimum) },
    preferred_method: {
      problem: (method, _values, { achPermitted }) =>
        method === 'ach' && !achPermitted ? { name: 'ach_not_permitted' } : requiredText(method),
    },
    bank_account_id: {
      problem: (id, { preferred_method }, context) => validatePayer(id, preferred_method, context),
    },
    must_read: {
      problem: (read = [], _values, { mustRead }) => validatePhoneReading(read, mustRead),
    },
  },
};

/** A ticked document that is no longer listed is an earlier version of one that is. */
function validatePhoneReading(read: readonly string[], mustRead: readonly string[]): Problem | undefined {
  if (mustRead.every((id) => read.includes(id))) return undefined;
  return { name: read.every((id) => mustRead.includes(id)) ? 'must_read_missing' : 'must_read_changed' };
}

/** Interested parties are optional. Each one must be complete. */
const validateInterestedParty = (party: InterestedParty): Problems =>
  gather({
    name: requiredText(party.name),
    relationship: requiredText(party.relationship),
    email: validateEmail(party.email),
    phone_number: validatePhone(party.phone_region, party.phone_number),
  });

const validateEach = <T>(list: readonly T[] = [], validate: (one: T, place: number) => Problems): Problems =>
  Object.fromEntries(
    list.flatMap((one, index) => Object.entries(prefixPaths(String(index), validate(one, index)))),
  );

/** The rule of an answer, without the type of its value. */
const getRule = (step: ApplicationStep, id: string): AnswerRule<unknown, object> =>
  (ANSWER_RULES[step] as Record<string, AnswerRule<unknown, object>>)[id] ?? {};

/** Whether the answer is required. An answer without a rule is optional. */
export const isRequired = <S extends ApplicationStep>(step: S, id: AnswerId<S>): boolean =>
  getRule(step, id).problem !== undefined;

/** Whether the question applies to the investor. */
export const isApplicable = <S extends ApplicationStep>(
  step: S,
  id: AnswerId<S>,
  context: InvestorContext,
  values: ApplicationValues[S],
): boolean => getRule(step, id).appliesIf?.(context, values) ?? true;

/** Returns problems by field path within the step (`signers.0.id_number`). An empty object is a complete step. */
export function validateStep<S extends ApplicationStep>(
  step: S,
  values: ApplicationValues[S],
  context: StepContext,
): Problems {
  const problems = Object.keys(ANSWERS[step]).flatMap((id) => {
    const { appliesIf, problem, partProblems } = getRule(step, id);
    if (appliesIf && !appliesIf(context, values)) return [];
    const value = (values as Record<string, unknown>)[id];
    const own = problem?.(value, values, context);
    return Object.entries({
      ...(own && { [id]: own }),
      ...prefixPaths(id, partProblems?.(value, values, context) ?? {}),
    });
  });
  return Object.fromEntries(problems);
}
