// The five steps of an application on the wire. Drafts are stored as they are typed, so every field may be missing or
// unfinished; `problemsOfStep` of @quoin/rules says what a finished step needs.
import Type from 'typebox';
import {
  ACCREDITED_BASES,
  EMPLOYMENT_STATUSES,
  INVESTMENT_OBJECTIVES,
  LIQUIDITY_NEEDS,
  NATIONAL_ID_TYPES,
  PORTFOLIO_ASSETS,
  RISK_PROFILES,
  TIME_HORIZONS,
  TRANSFER_METHODS,
  WEALTH_SOURCES,
} from '@quoin/rules';
import { Id, OneOf, Text } from './primitives';

const strict = { additionalProperties: false } as const;
const optional = Type.Optional;

const Qualification = Type.Object(
  {
    accredited_basis: optional(OneOf(ACCREDITED_BASES)),
    qualified_client: optional(Type.Boolean()),
    qualified_purchaser: optional(Type.Boolean()),
    us_natural_person_resident: optional(Type.Boolean()),
    attested: optional(Type.Boolean()),
  },
  strict,
);

const Address = Type.Object(
  {
    country: optional(Text(2)),
    line_1: optional(Text(200)),
    line_2: optional(Text(200)),
    city: optional(Text(120)),
    state: optional(Text(120)),
    zip: optional(Text(20)),
  },
  strict,
);

const Signer = Type.Object(
  {
    first_name: optional(Text(80)),
    last_name: optional(Text(80)),
    email: optional(Text(254)),
    date_of_birth: optional(Text(40)),
    employment_status: optional(OneOf(EMPLOYMENT_STATUSES)),
    id_type: optional(OneOf(NATIONAL_ID_TYPES)),
    /** Write-only; a saved number comes back masked, and leaving it out keeps the saved one. */
    id_number: optional(Text(80)),
    id_number_masked: optional(Text(40)),
    id_country: optional(Text(2)),
  },
  strict,
);

const InterestedParty = Type.Object(
  {
    name: optional(Text(200)),
    relationship: optional(Text(200)),
    email: optional(Text(254)),
    phone_region: optional(Text(2)),
    phone_number: optional(Text(40)),
  },
  strict,
);

const InvestorInformation = Type.Object(
  {
    investor_name: optional(Text(200)),
    nationality: optional(Text(2)),
    permanent_address: optional(Address),
    mailing_same: optional(Type.Boolean()),
    mailing_address: optional(Address),
    phone_region: optional(Text(2)),
    phone_number: optional(Text(40)),
    signers: optional(Type.Array(Signer, { maxItems: 10 })),
    erisa_plan: optional(Type.Boolean()),
    code_4975_plan: optional(Type.Boolean()),
    plan_assets_bp: optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
    interested_parties: optional(Type.Array(InterestedParty, { maxItems: 10 })),
    has_sales_representative: optional(Type.Boolean()),
    sales_firm: optional(Text(200)),
    sales_name: optional(Text(200)),
    sales_email: optional(Text(254)),
    related_to_member_firm: optional(Type.Boolean()),
    related_to_public_company: optional(Type.Boolean()),
    senior_political_figure: optional(Type.Boolean()),
  },
  strict,
);

const CompositionLine = Type.Object(
  {
    share_bp: optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
    years: optional(Type.Integer({ minimum: 0, maximum: 99 })),
  },
  strict,
);

const StatusAndExperience = Type.Object(
  {
    sophistication_acknowledged: optional(Type.Boolean()),
    composition: optional(
      Type.Partial(Type.Record(Type.Enum([...PORTFOLIO_ASSETS]), CompositionLine), strict),
    ),
    investment_objective: optional(OneOf(INVESTMENT_OBJECTIVES)),
    risk_profile: optional(OneOf(RISK_PROFILES)),
    wealth_source: optional(OneOf(WEALTH_SOURCES)),
    wealth_source_other: optional(Text(500)),
    occupation: optional(Text(200)),
    employer: optional(Text(200)),
    liquidity_need: optional(OneOf(LIQUIDITY_NEEDS)),
    time_horizon: optional(OneOf(TIME_HORIZONS)),
    income_last_year: optional(Text(100)),
    income_year_before: optional(Text(100)),
    net_worth: optional(Text(100)),
    liquid_net_worth: optional(Text(100)),
    total_investments: optional(Text(100)),
  },
  strict,
);

const AmountAndSignature = Type.Object(
  {
    commitment: optional(Text(100)),
    preferred_method: optional(OneOf(TRANSFER_METHODS)),
    /** Of the account on record that pays; none for an IRA. */
    bank_account_id: optional(Id),
    must_read: optional(Type.Array(Id, { maxItems: 50 })),
  },
  strict,
);

export const STEP_SHAPES = {
  qualification: Qualification,
  investor_information: InvestorInformation,
  status_and_experience: StatusAndExperience,
  upload_files: Type.Object({}, strict),
  amount_and_signature: AmountAndSignature,
} as const;
