// Clauses of the agreement: part, condition and position. Their texts are in clauses.en.ts and clauses.zh-CN.ts.
import {
  type AccreditedBasis,
  excludesFormedForPurpose,
  holdsPlanAssets,
  isJoint,
  isOrganization,
  mayHoldPlanAssets,
  type InvestorType,
} from '@quoin/rules';
import type { AgreementFacts } from './agreement';

export type ClausePart = 'parties' | 'terms' | 'representations' | 'risks' | 'signature';

interface Clause {
  part: ClausePart;
  /** If undefined, every agreement has the clause. */
  applies?: (facts: AgreementFacts) => boolean;
  /** What the clause says on a topic. An agreement must not have two positions on the same topic. */
  position?: readonly [topic: string, position: string];
}

const hasType =
  (type: InvestorType) =>
  ({ investorType }: AgreementFacts): boolean =>
    investorType === type;
/** Joint ownership is printed only if several owners sign. */
const isHeldJointly =
  (type: InvestorType) =>
  ({ investorType, signers }: AgreementFacts): boolean =>
    investorType === type && signers.length > 1;

const isPositive = (decimal: string): boolean => /[1-9]/.test(decimal);
const paysFeesOnTop = ({ fees }: AgreementFacts): boolean =>
  fees !== undefined && fees.subscription + fees.management > 0;
const isPlan = ({ investorType, values }: AgreementFacts): boolean =>
  mayHoldPlanAssets(investorType) && holdsPlanAssets(values.investor_information);
const isPolitical = ({ values }: AgreementFacts): boolean =>
  values.investor_information.senior_political_figure === true;
const qualifiesBy =
  (basis: AccreditedBasis) =>
  ({ values }: AgreementFacts): boolean =>
    values.qualification.accredited_basis === basis;
/** Applications from before this question have no answer. */
const hasBeneficialOwners = ({ investorType, values }: AgreementFacts): boolean | undefined =>
  investorType === 'entity' ? values.investor_information.has_beneficial_owners : undefined;
const liquidityNeed = ({ values }: AgreementFacts) => values.status_and_experience.liquidity_need;

/** By part of the agreement, in printing order. */
const BY_PART = {
  parties: {
    agreement: {},
    commitment: {},
    acceptance: {},
    interests: {},
    tenants_in_common: {
      applies: isHeldJointly('joint_tenants_in_common'),
      position: ['capacity', 'tenants in common'],
    },
    survivorship: {
      applies: isHeldJointly('joint_rights_of_survivorship'),
      position: ['capacity', 'joint tenants'],
    },
    community_property: {
      applies: isHeldJointly('joint_community_property'),
      position: ['capacity', 'community property'],
    },
    retirement_account: { applies: hasType('ira'), position: ['capacity', 'custodian'] },
    entity: { applies: hasType('entity'), position: ['capacity', 'entity'] },
    trust: { applies: hasType('trust'), position: ['capacity', 'trust'] },
  },
  terms: {
    minimum: {},
    paid_by_custodian: { applies: hasType('ira'), position: ['payment', 'by the custodian'] },
    paid_by_wire: {
      applies: ({ investorType, product }) => investorType !== 'ira' && !product.achPermitted,
      position: ['payment', 'by wire'],
    },
    paid_by_wire_or_ach: {
      applies: ({ investorType, product }) => investorType !== 'ira' && product.achPermitted,
      position: ['payment', 'by wire or ACH'],
    },
    lock_up: { applies: ({ product }) => product.lockUpCount > 0, position: ['lock-up', 'a period'] },
    no_lock_up: { applies: ({ product }) => product.lockUpCount === 0, position: ['lock-up', 'none'] },
    capital_calls: {},
    exit_policy: {},
    fees: {},
    performance_fee: {
      applies: ({ product }) => isPositive(product.performanceFee) && product.hurdleRate === null,
      position: ['performance fee', 'on all profit'],
    },
    performance_fee_above_hurdle: {
      applies: ({ product }) => isPositive(product.performanceFee) && product.hurdleRate !== null,
      position: ['performance fee', 'above the hurdle rate'],
    },
    fees_on_top: { applies: paysFeesOnTop, position: ['fees on top', 'charged'] },
    no_fees_on_top: {
      applies: (facts) => facts.fees !== undefined && !paysFeesOnTop(facts),
      position: ['fees on top', 'none'],
    },
  },
  representations: {
    accredited: {},
    not_formed_for_purpose: {
      applies: ({ investorType, values }) =>
        isOrganization(investorType) && excludesFormedForPurpose(values.qualification.accredited_basis),
      position: ['test of an organization', 'by its own assets'],
    },
    trust_direction: { applies: qualifiesBy('trust_assets') },
    family_office_direction: { applies: qualifiesBy('family_office') },
    family_client: { applies: qualifiesBy('family_client') },
    equity_owners: {
      applies: qualifiesBy('equity_owners'),
      position: ['test of an organization', 'by its equity owners'],
    },
    grantors: { applies: qualifiesBy('grantors'), position: ['test of an organization', 'by its grantors'] },
    each_owner: { applies: qualifiesBy('each_owner') },
    beneficial_owners: {
      applies: (facts) => hasBeneficialOwners(facts) === true,
      position: ['beneficial owners', 'named'],
    },
    no_beneficial_owners: {
      applies: (facts) => hasBeneficialOwners(facts) === false,
      position: ['beneficial owners', 'none'],
    },
    joint_owners: { applies: ({ investorType, signers }) => isJoint(investorType) && signers.length > 1 },
    documents_received: { applies: ({ documents }) => documents.length > 0 },
    own_account: {},
    regulation_d: { applies: ({ usPerson }) => usPerson, position: ['offering', 'Regulation D'] },
    regulation_s: { applies: ({ usPerson }) => !usPerson, position: ['offering', 'Regulation S'] },
    judgement: {},
    low_liquidity_need: {
      applies: (facts) => liquidityNeed(facts) === 'low',
      position: ['need for liquidity', 'low'],
    },
    liquidity_need: {
      applies: (facts) => liquidityNeed(facts) === 'medium' || liquidityNeed(facts) === 'high',
      position: ['need for liquidity', 'met by other assets'],
    },
    lawful_money: {},
    political_figure: { applies: isPolitical, position: ['political figure', 'disclosed'] },
    no_political_figure: {
      applies: (facts) => !isPolitical(facts) && !isOrganization(facts.investorType),
      position: ['political figure', 'none'],
    },
    no_political_figure_of_organization: {
      applies: (facts) => !isPolitical(facts) && isOrganization(facts.investorType),
      position: ['political figure', 'none'],
    },
    plan_assets: { applies: isPlan, position: ['plan assets', 'held'] },
    no_plan_assets: {
      applies: (facts) => isOrganization(facts.investorType) && !isPlan(facts),
      position: ['plan assets', 'none'],
    },
    own_advice: {},
    indemnity: {},
  },
  risks: {
    loss_of_capital: {},
    no_ready_market: {},
    valuation: {},
    concentration: {},
    manager: {},
    cost: {},
    virtual_currencies: { applies: ({ product }) => product.category === 'crypto' },
    law_and_tax: {},
    leverage_and_currency: {},
  },
  signature: {
    electronic_signature: {},
    effect: {},
    governing_law: {},
    controlling_language: {},
    signed_together: { applies: ({ signers }) => signers.length > 1, position: ['signature', 'in order'] },
  },
} satisfies Record<ClausePart, Record<string, Omit<Clause, 'part'>>>;

type ByPart = typeof BY_PART;
export type ClauseId = { [P in ClausePart]: keyof ByPart[P] & string }[ClausePart];

/** In printing order. */
export const CLAUSES = Object.fromEntries(
  Object.entries(BY_PART).flatMap(([part, rows]) =>
    Object.entries(rows).map(([id, clause]) => [id, { part, ...clause }]),
  ),
) as Readonly<Record<ClauseId, Clause>>; // `fromEntries` loses the types of the rows.

/** The clauses of an agreement, in printing order. */
export const getClauses = (facts: AgreementFacts): ClauseId[] =>
  (Object.keys(CLAUSES) as ClauseId[]) // Object.keys loses the key type
    .filter((id) => CLAUSES[id].applies?.(facts) ?? true);

/** Values for the clauses, formatted as text. */
export interface ClauseFacts {
  date: string;
  investorName: string;
  productName: string;
  managers: string;
  broker: string;
  commitment: string;
  minimum: string;
  lockUp: string;
  capitalCalls: string;
  exitPolicy: string;
  custodian: string;
  /** State of the permanent address. */
  homeState: string;
  /** Where an entity or a trust was formed. */
  place: string;
  /** Undefined if the product states none. */
  governingLaw: string | undefined;
  /** List of the must-read documents. */
  documents: string;
  feesOnTop: FeesOnTop;
}

interface FeeFacts {
  /** Percentage of the commitment. */
  rate: string;
  amount: string;
}

/** Fees on top of the commitment. */
export interface FeesOnTop {
  /** Undefined if there is no such fee. */
  subscription: FeeFacts | undefined;
  management: FeeFacts | undefined;
  /** Whether the management fee is invoiced again for each later year. */
  yearly: boolean;
  /** Maximum number of years with a management fee; null for no maximum. */
  years: number | null;
  total: string;
  withCommitment: string;
}

export interface ClauseTexts {
  title: string;
  /** Notice on every page that the text is a sample. */
  sample: string;
  clauses: Record<ClauseId, string | ((facts: ClauseFacts) => string)>;
}
