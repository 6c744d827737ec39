// The agreement of every type of investor, inside and outside of the United States, for every demo product, in both
// languages: no clauses that contradict each other, and every answer of the application.
import {
  type AccreditedBasis,
  getAccreditedBases,
  ANSWERS,
  type Answers,
  type ApplicationStep,
  type ApplicationValues,
  type Bilingual,
  cents,
  feesAtFunding,
  INVESTOR_TYPES,
  type InvestorInformationValues,
  type InvestorType,
  isApplicable,
  isJoint,
  isOrganization,
  LANGUAGES,
  type Signer,
} from '@quoin/rules';
import { seedDemoWorld } from '../../packages/server/src/app/demo-world/seed-demo-world';
import { productDocuments, products } from '../../packages/server/src/database/tables';
import { agreementDocument, type AgreementFacts } from '../../packages/server/src/pdf/agreement/agreement';
import { ANSWER_ROWS } from '../../packages/server/src/pdf/agreement/answer-rows';
import { CLAUSES, getClauses } from '../../packages/server/src/pdf/agreement/clauses';
import { COMPLETE } from './scenes';
import { startTestApp } from './test-app';

let catalogue: { product: AgreementFacts['product']; documents: Bilingual[] }[];
beforeAll(async () => {
  const app = await startTestApp();
  await seedDemoWorld(app.services);
  const documents = await app.db.select().from(productDocuments);
  catalogue = (await app.db.select().from(products)).map((product) => ({
    product,
    documents: documents
      .filter((one) => one.mustRead && one.productId === product.id)
      .map(({ name }) => name),
  }));
  await app.close();
  // No demo product is without a lock-up, or without fees on top.
  catalogue.push(
    ...catalogue.slice(0, 1).map(({ product, documents }) => ({
      product: {
        ...product,
        lockUpCount: 0,
        subscriptionFee: '0',
        managementFeeCharge: 'from_nav' as const,
      },
      documents,
    })),
  );
});

/** The answers of an application: few, or every question with the answer that requires most. */
type Answered = 'plainly' | 'in full';

const [robin = {}] = COMPLETE.investor_information.signers ?? [];
const masked = (first_name: string) => {
  const { id_number: _number, ...signer } = robin;
  return { ...signer, first_name, id_number_masked: '***-**-9999' };
};

const IN_FULL = {
  mailing_same: false,
  mailing_address: { country: 'CA', line_1: '7 Kerb Lane', city: 'Toronto', state: 'ON', zip: 'M5H 2N2' },
  interested_parties: [
    {
      name: 'Kit Ashdown',
      relationship: 'Daughter',
      email: 'kit@example.com',
      phone_region: 'CA',
      phone_number: '4165550188',
    },
  ],
  erisa_plan: true,
  code_4975_plan: false,
  plan_assets_bp: 2_500,
  has_sales_representative: true,
  sales_firm: 'Marl & Daughters',
  sales_name: 'Ines Marl',
  sales_email: 'ines@example.com',
  related_to_member_firm: true,
  related_to_member_firm_details: 'Brother works at Marl Securities',
  related_to_public_company: true,
  related_to_public_company_details: 'Director of Flint Corp',
  senior_political_figure: true,
  senior_political_figure_details: 'Sister of a minister',
} as const;

const capacityFor = (investorType: InvestorType): Signer =>
  investorType === 'trust'
    ? { capacity: 'trustee', title: 'Co-Trustee' }
    : { capacity: 'general_partner', title: 'General Partner' };

/** Tests of the type of investor: by its own assets or income, or through owners. */
const TESTS: Record<InvestorType, Record<Answered, AccreditedBasis>> = {
  individual: { plainly: 'income', 'in full': 'net_worth' },
  ira: { plainly: 'income', 'in full': 'net_worth' },
  joint_tenants_in_common: { plainly: 'joint_income', 'in full': 'each_owner' },
  joint_rights_of_survivorship: { plainly: 'net_worth', 'in full': 'each_owner' },
  joint_community_property: { plainly: 'joint_income', 'in full': 'each_owner' },
  entity: { plainly: 'entity_assets', 'in full': 'equity_owners' },
  trust: { plainly: 'trust_assets', 'in full': 'grantors' },
};

const formation = (investorType: InvestorType, us: boolean, full: boolean): InvestorInformationValues => ({
  ...(investorType === 'entity'
    ? {
        entity_kind: 'limited_partnership',
        has_beneficial_owners: full,
        ...(full && { beneficial_owners: [{ name: 'Kit Ashdown', share_bp: 2_550, country: 'CA' }] }),
      }
    : { trust_kind: full ? 'revocable_trust' : 'irrevocable_trust' }),
  tax_number_type: us ? 'ein' : 'foreign',
  tax_number_masked: '**-***6789',
  ...(us && { formation_state: 'DE' }),
  formation_date: '2012-03-09',
});

function getValues(
  investorType: InvestorType,
  us: boolean,
  answered: Answered,
  basis: AccreditedBasis = TESTS[investorType][answered],
): ApplicationValues {
  const { qualification, investor_information, status_and_experience, amount_and_signature } = COMPLETE;
  const full = answered === 'in full';
  const joint = isJoint(investorType);
  return {
    qualification: {
      ...qualification,
      accredited_basis: basis,
      accredited_owners: [
        { name: 'Robin Ashdown', basis: 'income' },
        { name: 'Wren Ashdown', basis: 'net_worth' },
      ],
      ...(full && { qualified_purchaser: true, qualified_purchaser_basis: 'institution' as const }),
    },
    investor_information: {
      ...investor_information,
      erisa_plan: false,
      code_4975_plan: false,
      ...(investorType === 'joint_community_property' && {
        permanent_address: { country: 'US', line_1: '9 Oak Row', city: 'Austin', state: 'TX', zip: '78701' },
      }),
      ...(!us &&
        investorType !== 'joint_community_property' && {
          nationality: 'GB',
          permanent_address: { country: 'GB', line_1: '3 Quay Road', city: 'London', zip: 'E1 4AA' },
        }),
      ...(full && { ...IN_FULL, interested_parties: [...IN_FULL.interested_parties] }),
      ...(isOrganization(investorType) && formation(investorType, us, full)),
      signers: (joint || full ? ['Robin', 'Wren'] : ['Robin']).map((name) => ({
        ...masked(name),
        ...(isOrganization(investorType) && capacityFor(investorType)),
      })),
    },
    status_and_experience: {
      ...status_and_experience,
      liquidity_need: full ? 'high' : 'low',
      ...(full && { wealth_source: 'other' as const, wealth_source_other: 'A lottery' }),
    },
    upload_files: {},
    amount_and_signature: { ...amount_and_signature, bank_account_id: 'bank-1', must_read: ['ppm'] },
  };
}

interface Agreement {
  facts: AgreementFacts;
  answered: Answered;
  sections: ReturnType<typeof agreementDocument>['sections'];
}

let agreements: Agreement[];
/** The agreement of every type of investor by each of its other tests. */
let byOtherTests: Agreement[];
beforeAll(() => {
  agreements = catalogue.flatMap(({ product, documents }) =>
    INVESTOR_TYPES.flatMap((investorType) =>
      [true, false].flatMap((us) =>
        (['plainly', 'in full'] as const).flatMap((answered) => {
          const values = getValues(investorType, us, answered);
          const about = { product, documents, investorType, us, answered, values };
          return LANGUAGES.map((language) => createAgreement({ language, ...about }));
        }),
      ),
    ),
  );
  byOtherTests = catalogue.slice(0, 1).flatMap((product) =>
    INVESTOR_TYPES.flatMap((investorType) =>
      getAccreditedBases(investorType)
        .filter((basis) => basis !== 'none' && !Object.values(TESTS[investorType]).includes(basis))
        .flatMap((basis) => {
          const values = getValues(investorType, true, 'plainly', basis);
          const about = { ...product, investorType, us: true, answered: 'plainly', values } as const;
          return LANGUAGES.map((language) => createAgreement({ language, ...about }));
        }),
    ),
  );
});

interface About extends Pick<
  AgreementFacts,
  'language' | 'investorType' | 'product' | 'documents' | 'values'
> {
  us: boolean;
  answered: Answered;
}

function createAgreement({ us, answered, ...about }: About): Agreement {
  const { investorType, product, values } = about;
  const commitment = cents(product.minimumInvestment);
  const facts: AgreementFacts = {
    ...about,
    date: '2026-06-05',
    documentId: 'D1',
    custodianName: investorType === 'ira' ? 'Keel Trust Company' : null,
    usPerson: us,
    commitment,
    payer: investorType === 'ira' ? undefined : { name: 'Plinth Bank', number_masked: '****1156' },
    fees: feesAtFunding(product, commitment),
    signers: (values.investor_information.signers ?? []).map(({ first_name = '' }) => first_name),
  };
  return { facts, answered, sections: agreementDocument(facts).sections };
}

const getParagraphs = ({ sections }: Agreement) => sections.flatMap(({ paragraphs = [] }) => paragraphs);
const getRows = ({ sections }: Agreement) =>
  sections.flatMap(({ rows = [] }) => rows.flatMap((row) => ('value' in row ? [row] : [])));
/** The answers are printed in the same way for every product. */
const ofOneProduct = () => agreements.filter(({ facts }) => facts.product === catalogue[0]?.product);

test('no agreement has two clauses on the same topic, or prints a clause twice', () => {
  for (const agreement of [...agreements, ...byOtherTests]) {
    const { facts } = agreement;
    const topics = getClauses(facts).flatMap((id) => CLAUSES[id].position?.[0] ?? []);
    expect(topics).toEqual([...new Set(topics)]);
    const paragraphs = getParagraphs(agreement);
    expect(paragraphs).toHaveLength(getClauses(facts).length);
    expect(paragraphs).toEqual([...new Set(paragraphs)]);
    expect(paragraphs.filter((one) => /undefined|null|\{|\(\)|^\s*$/.test(one))).toEqual([]);
  }
});

test('every clause appears in some agreement', () => {
  const printed = new Set<string>();
  for (const { facts } of [...agreements, ...byOtherTests])
    getClauses(facts).forEach((id) => printed.add(id));
  const unused = Object.keys(CLAUSES).filter((id) => !printed.has(id));
  expect(unused).toEqual([]);
});

test('the governing law is the product’s, and the only one', () => {
  for (const agreement of agreements) {
    const { facts } = agreement;
    const law = facts.product.texts.termRows.find(({ name }) => name.en === 'Governing law');
    const named = getParagraphs(agreement).filter((text) => /governed by|适用与/.test(text));
    expect(named).toHaveLength(1);
    expect(named[0]).toContain(law?.value[facts.language]);
    expect(getParagraphs(agreement).join()).not.toMatch(/New York|纽约/);
  }
});

test('the investor confirms the product’s documents, and a supplement only if there is one', () => {
  let supplements = 0;
  for (const agreement of agreements) {
    const { facts } = agreement;
    const text = getParagraphs(agreement).join();
    for (const name of facts.documents) expect(text).toContain(name[facts.language]);
    const has = facts.documents.some(({ en }) => /supplement/i.test(en));
    expect(/supplement|补充文件/i.test(text)).toBe(has);
    supplements += Number(has);
  }
  expect(supplements).toBeGreaterThan(0);
});

test('residents of other countries confirm Regulation S, US persons Regulation D', () => {
  for (const agreement of agreements) {
    const { facts } = agreement;
    const text = getParagraphs(agreement).join();
    expect(text.includes('230.902(k)')).toBe(!facts.usPerson);
    expect(text.includes('230.500')).toBe(facts.usPerson);
  }
});

test('only an investor that qualifies by its own assets states that it was not formed for the purpose', () => {
  for (const agreement of agreements) {
    const { facts, answered } = agreement;
    const ids = getClauses(facts);
    const organization = isOrganization(facts.investorType);
    expect(ids.includes('not_formed_for_purpose')).toBe(organization && answered === 'plainly');
    expect(ids.includes('trust_direction')).toBe(facts.investorType === 'trust' && answered === 'plainly');
    const through = ids.filter((id) => ['equity_owners', 'grantors', 'each_owner'].includes(id));
    expect(through).toEqual(
      answered === 'in full' && !['individual', 'ira'].includes(facts.investorType)
        ? [facts.values.qualification.accredited_basis]
        : [],
    );
    const names = getRows(agreement).map(({ name }) => name);
    expect(names.some((name) => /^(Owner or grantor|所有人或委托人) 1/.test(name))).toBe(through.length > 0);
    expect(names.some((name) => /^(Tax number|税号)$/.test(name))).toBe(organization);
    expect(ids.includes('joint_owners')).toBe(isJoint(facts.investorType));
  }
});

test('the clause about fees on top ends with the last year of the management fee', () => {
  const clauses = agreements.flatMap((agreement) => {
    const { product, language } = agreement.facts;
    const text = getParagraphs(agreement).find((one) => /On top of the Commitment|在认购金额之外/.test(one));
    const yearly =
      product.managementFeeCharge === 'on_top_at_funding' && product.managementFeeBasis === 'per_year';
    return text && yearly ? [{ text, language, cap: product.managementFeeYearCap }] : [];
  });
  expect(clauses.length).toBeGreaterThan(0);
  for (const { text, language, cap } of clauses) {
    const last = cap ? { en: ` up to year ${cap}`, 'zh-CN': `（至第 ${cap} 年止）` }[language] : '';
    expect(text).toContain(
      { en: `each later year${last} is invoiced`, 'zh-CN': `以后各年${last}的管理费` }[language],
    );
  }
});

test('the clause about fees on top states a total of two fees only', () => {
  const clauses = agreements.flatMap((agreement) =>
    getParagraphs(agreement).filter((one) => /^(?:On top of the Commitment|在认购金额之外)/.test(one)),
  );
  const hasBoth = (clause: string) =>
    /subscription fee of \d.* management fee of \d|认购费（.*管理费（/.test(clause);
  expect(new Set(clauses.map(hasBoth))).toEqual(new Set([true, false]));
  for (const clause of clauses) expect(/together|合计/.test(clause)).toBe(hasBoth(clause));
});

test('one year is in the singular', () => {
  const { facts } = ofOneProduct().find(({ facts: { language } }) => language === 'en') ?? {};
  if (!facts) throw new Error('no English agreement');
  const product = { ...facts.product, lockUpCount: 1, lockUpUnit: 'years' as const, managementFeeYearCap: 1 };
  const text = JSON.stringify(agreementDocument({ ...facts, product }));
  expect(text).toContain('lock-up of 1 year,');
  expect(text).toContain('for at most 1 year');
  expect(text).not.toMatch(/\b1 years/);
});

test('a family office and its clients state who directs the purchase, and only the office by whom it was not formed', () => {
  const bases = byOtherTests.map(({ facts }) => [
    facts.values.qualification.accredited_basis,
    getClauses(facts).filter((id) =>
      ['family_office_direction', 'family_client', 'trust_direction', 'not_formed_for_purpose'].includes(id),
    ),
  ]);
  const statedBy = (basis: AccreditedBasis) => bases.filter(([one]) => one === basis).map(([, ids]) => ids);
  for (const ids of statedBy('family_office'))
    expect(ids).toEqual(['not_formed_for_purpose', 'family_office_direction']);
  for (const ids of statedBy('family_client')) expect(ids).toEqual(['family_client']);
  expect(statedBy('family_client')).toHaveLength(8);
  for (const ids of statedBy('fund_insider')) expect(ids).toEqual([]);
});

test('an organization signs by people with their titles, owners by their names', () => {
  for (const agreement of agreements) {
    const { facts } = agreement;
    const { signature } = agreement.sections.at(-1) ?? {};
    const titled = signature?.nameLabels.filter((label) => /General Partner|Co-Trustee/.test(label));
    expect(titled).toHaveLength(isOrganization(facts.investorType) ? facts.signers.length : 0);
  }
});

test('the clauses about liquidity and political figures agree with the answers', () => {
  for (const agreement of agreements) {
    const { facts, answered } = agreement;
    const ids = getClauses(facts);
    expect(ids.includes('low_liquidity_need')).toBe(answered === 'plainly');
    expect(ids.includes('liquidity_need')).toBe(answered === 'in full');
    const none = ids.filter((id) => id.startsWith('no_political_figure'));
    const ofType = isOrganization(facts.investorType)
      ? 'no_political_figure_of_organization'
      : 'no_political_figure';
    expect(none).toEqual(answered === 'plainly' ? [ofType] : []);
    expect(ids.includes('political_figure')).toBe(answered === 'in full');
  }
});

/** Answers that the agreement prints in another way than by a row of their own. */
const ELSEWHERE = new Set([
  'phone_region', // with the number
  'id_number', // masked
  'composition', // in a table
  'commitment', // in a clause and beside the signature
  'bank_account_id', // by the name of the bank
  'must_read', // in a clause
]);

interface Texts {
  label: Bilingual;
  organizationLabel?: Bilingual;
  of?: Record<string, Texts | null>;
}

test('every answer that applies has a row with its value', () => {
  for (const agreement of ofOneProduct()) {
    const { facts } = agreement;
    const { language, investorType, values } = facts;
    const rows = getRows(agreement);
    const find = (label: string) => rows.filter(({ name }) => name === label);
    for (const step of Object.keys(ANSWERS) as ApplicationStep[]) {
      const answers: Answers = ANSWERS[step];
      const texts = ANSWER_ROWS[step] as Record<string, Texts | null>;
      const given = values[step] as Record<string, unknown>;
      for (const [id, answer] of Object.entries(answers)) {
        const applies = isApplicable(step, id as never, facts, values[step] as never);
        if (!applies || given[id] === undefined || answer.kind === 'file' || ELSEWHERE.has(id)) continue;
        const text = texts[id];
        if (!text) throw new Error(`${id} has no row`);
        if (answer.kind === 'list') {
          (given[id] as Record<string, unknown>[]).forEach((item, index) => {
            for (const part of Object.keys(item).filter((one) => !ELSEWHERE.has(one))) {
              const heading = text.label[language].replace('{number}', String(index + 1));
              const label = `${heading}${language === 'en' ? ': ' : '：'}${text.of?.[part]?.label[language]}`;
              expect([label, find(label)]).toEqual([
                label,
                [{ name: label, value: expect.stringMatching(/\S/) }],
              ]);
            }
          });
          continue;
        }
        const name = (isOrganization(investorType) && text.organizationLabel) || text.label;
        const label = name[language];
        expect([label, find(label)]).toEqual([
          label,
          expect.arrayContaining([{ name: label, value: expect.not.stringMatching(/^—$/) }]),
        ]);
      }
    }
  }
});

test('phones have their calling code, countries their name', () => {
  for (const agreement of ofOneProduct()) {
    const { answered } = agreement;
    const printed = getRows(agreement).map(({ value }) => value);
    expect(printed).toContain('+1 (202) 555 0143');
    if (answered === 'in full')
      expect(printed).toEqual(
        expect.arrayContaining(['+1 (416) 555 0188', 'ines@example.com', 'Marl & Daughters']),
      );
    for (const value of printed) expect(value).not.toMatch(/^(US|GB|CA)$|, (US|GB|CA)$/);
  }
});
