// The subscription agreement as a paper, made of one application's data.
import {
  BRAND,
  cents,
  countryName,
  formatDollars,
  fullDate,
  holdsPlanAssets,
  isOrganization,
  listed,
  parseMoney,
  PORTFOLIO_ASSETS,
  type Address,
  type ApplicationValues,
  type Bilingual,
  type Cents,
  type InvestorInformationValues,
  type InvestorType,
  type Language,
} from '@quoin/rules';
import type { products } from '../../database/tables';
import type { Paper, PaperRow, PaperSection, PaperTable } from '../paper';
import { CLAUSES_EN } from './clauses.en';
import { CLAUSES_ZH } from './clauses.zh-CN';
import type { ClauseFacts } from './clauses';
import { HEADINGS, LABELS } from './labels';
import * as words from './words';

const CLAUSES = { en: CLAUSES_EN, 'zh-CN': CLAUSES_ZH } as const;

export interface AgreementFacts {
  language: Language;
  /** YYYY-MM-DD */
  date: string;
  documentId: string;
  investorType: InvestorType;
  custodianName: string | null;
  usPerson: boolean;
  commitment: Cents;
  product: typeof products.$inferSelect;
  /** Identity numbers masked. */
  values: ApplicationValues;
  /** The account that pays, its number masked; none in agreements from before it was asked for. */
  payer: { name: string; number_masked: string } | undefined;
  /** Who signs, in their order; at least one. */
  signers: readonly string[];
}

export const agreementTitle = (language: Language): string => CLAUSES[language].title;

/** Seven parts; the last is the page that is signed. Render it with `renderPaper`. */
export function agreementPaper(facts: AgreementFacts): Paper {
  const { language, product, values, signers } = facts;
  const clauses = CLAUSES[language];
  const inClauses = clauseFacts(facts);
  const part = (name: keyof typeof HEADINGS, section: Omit<PaperSection, 'heading'>): PaperSection => ({
    heading: HEADINGS[name][language],
    ...section,
  });
  return {
    title: clauses.title,
    subtitle: product.name[language],
    language,
    date: facts.date,
    documentId: facts.documentId,
    footer: clauses.sample,
    cover: true,
    sections: [
      part('parties', { clauses: true, paragraphs: partyClauses(facts), rows: partyRows(facts) }),
      part('terms', { clauses: true, paragraphs: clauses.terms(inClauses), rows: feeRows(facts) }),
      part('qualification', { rows: qualificationRows(facts) }),
      part('representations', { clauses: true, paragraphs: clauses.representations }),
      part('status', { rows: statusRows(facts), table: compositionTable(values, language) }),
      part('risks', { clauses: true, paragraphs: clauses.risks }),
      part('signature', {
        startsPage: true,
        clauses: true,
        paragraphs: [...clauses.signature, ...(signers.length > 1 ? [clauses.together] : [])],
        rows: [
          row('investor', values.investor_information.investor_name, language),
          row('commitment', formatDollars(facts.commitment, language), language),
        ],
        signature: { nameLabels: signatureLabels(facts), dateLabel: LABELS.date[language] },
      }),
    ],
  };
}

/** An agreement that one person alone was asked to sign says nothing of owners beside them. */
function partyClauses(facts: AgreementFacts): string[] {
  const { parties, jointly } = CLAUSES[facts.language];
  const owned = facts.signers.length > 1 ? jointly[facts.investorType] : undefined;
  return [...parties(clauseFacts(facts)), ...(owned ? [owned] : [])];
}

const signatureLabels = ({ signers, language }: AgreementFacts): string[] =>
  signers.length > 1
    ? signers.map((name) => LABELS.signatureBy[language].replace('{name}', name))
    : [LABELS.signatureOf[language]];

const row = (label: keyof typeof LABELS, value: string | undefined, language: Language): PaperRow => ({
  name: LABELS[label][language],
  value: value || '—',
});

function clauseFacts({ language, date, commitment, product, values }: AgreementFacts): ClauseFacts {
  const unit = product.lockUpUnit === 'years' ? LABELS.years : LABELS.months;
  return {
    date: fullDate(date, language),
    investorName: values.investor_information.investor_name ?? '',
    productName: product.name[language],
    managers: listed(
      product.managers.map(({ name }) => name),
      language,
    ),
    broker: BRAND.operator.broker,
    commitment: formatDollars(commitment, language),
    minimum: formatDollars(cents(product.minimumInvestment), language),
    lockUp: `${product.lockUpCount} ${unit[language]}`,
    capitalCalls: product.texts.capitalCallSchedule[language],
    exitPolicy: product.texts.exitPolicy[language],
  };
}

function partyRows(facts: AgreementFacts): PaperRow[] {
  const { language, investorType, custodianName, usPerson, values } = facts;
  const information = values.investor_information;
  const mailing = information.mailing_same ? information.permanent_address : information.mailing_address;
  return [
    row('investor', information.investor_name, language),
    row('investorType', words.INVESTOR_TYPE_WORDS[investorType][language], language),
    ...(custodianName ? [row('custodian', custodianName, language)] : []),
    row('usPerson', yesNo(usPerson, language), language),
    row(
      isOrganization(investorType) ? 'formedIn' : 'nationality',
      countryOf(information.nationality, language),
      language,
    ),
    row('permanentAddress', addressLine(information.permanent_address, language), language),
    row('mailingAddress', addressLine(mailing, language), language),
    ...(information.signers ?? []).flatMap((signer) => [
      row('signer', `${signer.first_name ?? ''} ${signer.last_name ?? ''}`, language),
      row('email', signer.email, language),
      row('birthDate', signer.date_of_birth ? fullDate(signer.date_of_birth, language) : undefined, language),
      {
        name: words.ID_WORDS[signer.id_type ?? 'ssn']?.[language] ?? '',
        value: signer.id_number_masked ?? '—',
      },
    ]),
    ...payerRows(facts),
  ];
}

function payerRows({ language, payer, values }: AgreementFacts): PaperRow[] {
  if (!payer) return [];
  const { preferred_method: method } = values.amount_and_signature;
  return [
    row('method', wordOf(words.METHOD_WORDS, method, language), language),
    row('payer', `${payer.name}, ${payer.number_masked}`, language),
  ];
}

function feeRows({ language, product }: AgreementFacts): PaperRow[] {
  const basis = product.managementFeeBasis === 'per_year' ? LABELS.perYear : LABELS.oneTime;
  const cap = product.managementFeeYearCap
    ? LABELS.yearCap[language].replace('{years}', String(product.managementFeeYearCap))
    : '';
  return [
    row(
      'managementFee',
      `${basis[language].replace('{rate}', percent(product.managementFee))}${cap}`,
      language,
    ),
    row('performanceFee', percent(product.performanceFee), language),
    row('hurdleRate', product.hurdleRate === null ? undefined : percent(product.hurdleRate), language),
    row('subscriptionFee', percent(product.subscriptionFee), language),
    ...product.texts.termRows.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  ];
}

function qualificationRows({
  language,
  values: { qualification, investor_information: information },
}: AgreementFacts) {
  return [
    row('basis', wordOf(words.BASIS_WORDS, qualification.accredited_basis, language), language),
    row('qualifiedClient', yesNo(qualification.qualified_client, language), language),
    row('qualifiedPurchaser', yesNo(qualification.qualified_purchaser, language), language),
    ...planRows(information, language),
    row('memberFirm', yesNo(information.related_to_member_firm, language), language),
    row('publicCompany', yesNo(information.related_to_public_company, language), language),
    row('politicalFigure', yesNo(information.senior_political_figure, language), language),
    row(
      'salesRepresentative',
      information.has_sales_representative ? information.sales_name : undefined,
      language,
    ),
    ...(information.interested_parties ?? []).map(({ name, relationship, email }) =>
      row('interestedParty', [name, relationship, email].filter(Boolean).join(', '), language),
    ),
  ];
}

/** Asked of some investors only. */
function planRows(information: InvestorInformationValues, language: Language): PaperRow[] {
  const { erisa_plan, code_4975_plan, plan_assets_bp } = information;
  if (erisa_plan === undefined && code_4975_plan === undefined) return [];
  return [
    row('erisaPlan', yesNo(erisa_plan, language), language),
    row('code4975Plan', yesNo(code_4975_plan, language), language),
    ...(holdsPlanAssets(information) && plan_assets_bp !== undefined
      ? [row('planAssets', percent(String(plan_assets_bp / 10_000)), language)]
      : []),
  ];
}

function statusRows({ language, investorType, values }: AgreementFacts): PaperRow[] {
  const status = values.status_and_experience;
  const source = status.wealth_source === 'other' ? status.wealth_source_other : undefined;
  return [
    row('objective', wordOf(words.OBJECTIVE_WORDS, status.investment_objective, language), language),
    row('risk', wordOf(words.RISK_WORDS, status.risk_profile, language), language),
    row('liquidity', wordOf(words.LIQUIDITY_WORDS, status.liquidity_need, language), language),
    row('horizon', wordOf(words.HORIZON_WORDS, status.time_horizon, language), language),
    row('wealth', source ?? wordOf(words.WEALTH_WORDS, status.wealth_source, language), language),
    ...(isOrganization(investorType)
      ? []
      : [row('occupation', status.occupation, language), row('employer', status.employer, language)]),
    row('incomeLastYear', answeredDollars(status.income_last_year, language), language),
    row('incomeYearBefore', answeredDollars(status.income_year_before, language), language),
    row('netWorth', answeredDollars(status.net_worth, language), language),
    row('liquidNetWorth', answeredDollars(status.liquid_net_worth, language), language),
    row('totalInvestments', answeredDollars(status.total_investments, language), language),
  ];
}

function compositionTable(
  { status_and_experience: { composition = {} } }: ApplicationValues,
  language: Language,
): PaperTable {
  return {
    columns: [LABELS.asset[language], LABELS.share[language], LABELS.experience[language]],
    rows: PORTFOLIO_ASSETS.map((asset) => [
      words.ASSET_WORDS[asset][language],
      `${((composition[asset]?.share_bp ?? 0) / 100).toFixed(2)}%`,
      String(composition[asset]?.years ?? 0),
    ]),
  };
}

const wordOf = <K extends string>(table: Record<K, Bilingual>, key: K | undefined, language: Language) =>
  key === undefined ? undefined : table[key][language];

const yesNo = (answer: boolean | undefined, language: Language): string | undefined =>
  answer === undefined ? undefined : (answer ? words.YES : words.NO)[language];

const countryOf = (code: string | undefined, language: Language) =>
  code ? countryName(code, language) : undefined;

function addressLine(address: Address | undefined, language: Language): string | undefined {
  if (!address) return undefined;
  const { line_1, line_2, city, state, zip, country } = address;
  return [line_1, line_2, city, `${state ?? ''} ${zip ?? ''}`.trim(), countryOf(country, language)]
    .filter(Boolean)
    .join(', ');
}

function answeredDollars(text: string | undefined, language: Language): string | undefined {
  const amount = parseMoney(text ?? '');
  return amount === undefined ? undefined : formatDollars(amount, language);
}

/** `0.0825` is `8.25%`. */
const percent = (fraction: string): string => `${Number((Number(fraction) * 100).toFixed(4))}%`;
