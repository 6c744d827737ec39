// The tests of an accredited investor, 17 CFR 230.501(a), and of a qualified purchaser, as rows per type of investor.
import type { InvestorType } from '../investing-terms';

const PERSON = ['individual', 'ira'] as const;
const JOINT = [
  'joint_tenants_in_common',
  'joint_rights_of_survivorship',
  'joint_community_property',
] as const;
const ORGANIZATION = ['entity', 'trust'] as const;

export interface QualificationTest {
  /** The paragraph that makes the test. */
  citation: string;
  /** The types of investor that may qualify by the test. The owner of an IRA qualifies as an individual does. */
  investorTypes: readonly InvestorType[];
}

const ACCREDITED = '17 CFR 230.501(a)';

/** In display order, except that investors see only the tests of their type. */
export const ACCREDITED_TESTS = {
  /** Own income in each of the last two years. */
  income: { citation: `${ACCREDITED}(6)`, investorTypes: PERSON },
  /** Income with a spouse or spousal equivalent. Joint owners qualify by it if they are such a couple. */
  joint_income: { citation: `${ACCREDITED}(6)`, investorTypes: [...PERSON, ...JOINT] },
  /** Alone or with a spouse or spousal equivalent, without the primary residence. */
  net_worth: { citation: `${ACCREDITED}(5)`, investorTypes: [...PERSON, ...JOINT] },
  /** A director, executive officer or general partner of the fund. A general partner may be an entity. */
  fund_insider: { citation: `${ACCREDITED}(4)`, investorTypes: [...PERSON, 'entity'] },
  securities_licence: { citation: `${ACCREDITED}(10)`, investorTypes: PERSON },
  knowledgeable_employee: { citation: `${ACCREDITED}(11)`, investorTypes: PERSON },
  /** Each joint owner is a purchaser and meets a test of a person. */
  each_owner: { citation: `${ACCREDITED}(4) to (6), (10), (11) and (13)`, investorTypes: JOINT },
  /** A corporation, partnership, company, charity or business trust by its total assets. */
  entity_assets: { citation: `${ACCREDITED}(3)`, investorTypes: ['entity'] },
  /** A trust by its total assets, with a sophisticated person who directs the purchase. */
  trust_assets: { citation: `${ACCREDITED}(7)`, investorTypes: ['trust'] },
  /** An entity of a type that no other paragraph lists, by the investments that it owns. */
  entity_investments: { citation: `${ACCREDITED}(9)`, investorTypes: ['entity'] },
  /** Look-through: an entity whose equity owners are all accredited. */
  equity_owners: { citation: `${ACCREDITED}(8)`, investorTypes: ['entity'] },
  /**
   * Look-through: the grantors of a trust that they can revoke are its equity owners (SEC, Compliance and Disclosure
   * Interpretations, Securities Act Rules, question 255.21).
   */
  grantors: { citation: `${ACCREDITED}(8)`, investorTypes: ['trust'] },
  /** Banks, brokers, advisers, insurers, registered funds and benefit plans; private business development companies. */
  institution: { citation: `${ACCREDITED}(1) and (2)`, investorTypes: ORGANIZATION },
  /** A family office by its assets under management. */
  family_office: { citation: `${ACCREDITED}(12)`, investorTypes: ORGANIZATION },
  /** A member of the family, or an organization of the family, whose family office directs the purchase. */
  family_client: { citation: `${ACCREDITED}(13)`, investorTypes: [...PERSON, ...ORGANIZATION] },
} as const satisfies Record<string, QualificationTest>;

type AccreditedTest = keyof typeof ACCREDITED_TESTS;

/** The answers to the question by which test an investor is accredited. */
export const ACCREDITED_BASES = [
  ...(Object.keys(ACCREDITED_TESTS) as AccreditedTest[]), // Object.keys loses the type of the keys
  'none',
] as const;
export type AccreditedBasis = (typeof ACCREDITED_BASES)[number];

/** The answers that an investor of a type may give, 17 CFR 230.501(a). The last one is `none`. */
export const getAccreditedBases = (investorType: InvestorType): readonly AccreditedBasis[] =>
  ACCREDITED_BASES.filter((basis) => basis === 'none' || isTestFor(ACCREDITED_TESTS[basis], investorType));

const isTestFor = ({ investorTypes }: QualificationTest, investorType: InvestorType): boolean =>
  investorTypes.includes(investorType);

/** The tests that look through the investor to owners, each of whom must be accredited. */
export const LOOK_THROUGH_BASES = ['each_owner', 'equity_owners', 'grantors'] as const;
export type LookThroughBasis = (typeof LOOK_THROUGH_BASES)[number];

export const looksThrough = (basis: AccreditedBasis | undefined): basis is LookThroughBasis =>
  LOOK_THROUGH_BASES.some((one) => one === basis);

/** The tests by which one of the owners may be accredited. An equity owner may itself be an entity or a trust. */
export const getOwnerBases = (basis: LookThroughBasis): readonly AccreditedBasis[] =>
  ACCREDITED_BASES.filter(
    (one) =>
      one !== 'none' &&
      one !== 'each_owner' &&
      (basis === 'equity_owners' || isTestFor(ACCREDITED_TESTS[one], 'individual')),
  );

/** Joint owners are at least two. */
export const minimumOwners = (basis: LookThroughBasis): number => (basis === 'each_owner' ? 2 : 1);

/**
 * Whether the test excludes an investor that was formed to buy the securities offered: 17 CFR 230.501(a)(3), (7), (9)
 * and (12).
 */
export const excludesFormedForPurpose = (basis: AccreditedBasis | undefined): boolean =>
  basis === 'entity_assets' ||
  basis === 'trust_assets' ||
  basis === 'entity_investments' ||
  basis === 'family_office';

const PURCHASER = '15 U.S.C. 80a-2(a)(51)(A)';

/** The tests of a qualified purchaser that is no natural person. A person has only the test of paragraph (i). */
export const PURCHASER_TESTS = {
  family_company: { citation: `${PURCHASER}(ii)`, investorTypes: ORGANIZATION },
  settlors: { citation: `${PURCHASER}(iii)`, investorTypes: ['trust'] },
  institution: { citation: `${PURCHASER}(iv)`, investorTypes: ORGANIZATION },
  /** A company whose beneficial owners are all qualified purchasers. */
  beneficial_owners: { citation: '17 CFR 270.2a51-3(b)', investorTypes: ['entity'] },
} as const satisfies Record<string, QualificationTest>;

export type PurchaserBasis = keyof typeof PURCHASER_TESTS;
export const PURCHASER_BASES = Object.keys(PURCHASER_TESTS) as PurchaserBasis[]; // Object.keys loses the type

/** The tests of an investor of a type, 15 U.S.C. 80a-2(a)(51)(A)(ii) to (iv). Empty for persons. */
export const getPurchaserBases = (investorType: InvestorType): readonly PurchaserBasis[] =>
  PURCHASER_BASES.filter((basis) => isTestFor(PURCHASER_TESTS[basis], investorType));
