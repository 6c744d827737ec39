// Composes the subscription agreement of one application.
import {
  addCents,
  amountWithFees,
  BRAND,
  cents,
  countryName,
  getFormationStates,
  formatDollars,
  formatExactDollars,
  fullDate,
  isOrganization,
  formatList,
  PORTFOLIO_ASSETS,
  type ApplicationValues,
  type Bilingual,
  type Cents,
  type FeesAtFunding,
  type Language,
} from '@quoin/rules';
import type { products } from '../../database/tables';
import type { DocumentContent, DocumentRow, DocumentSection, DocumentTable } from '../document-content';
import { CLAUSES, getClauses, type ClauseFacts, type ClausePart, type FeesOnTop } from './clauses';
import { CLAUSES_EN } from './clauses.en';
import { CLAUSES_ZH } from './clauses.zh-CN';
import { HEADINGS, LABELS } from './labels';
import { answerRows, percent, stateName, type PrintedApplication } from './print-answers';
import * as answerLabels from './answer-labels';

const TEXTS = { en: CLAUSES_EN, 'zh-CN': CLAUSES_ZH } as const;

export interface AgreementFacts extends PrintedApplication {
  /** YYYY-MM-DD */
  date: string;
  documentId: string;
  custodianName: string | null;
  commitment: Cents;
  product: typeof products.$inferSelect;
  /** The paying account; undefined if a custodian pays. */
  payer: { name: string; number_masked: string } | undefined;
  /** Fees on top of the commitment. Undefined in agreements from before they named fees. */
  fees: FeesAtFunding | undefined;
  /** Names of the must-read documents. */
  documents: readonly Bilingual[];
  /** Names of the signers in signing order; at least one. */
  signers: readonly string[];
}

export const agreementTitle = (language: Language): string => TEXTS[language].title;

/** Builds the agreement: seven parts, the last of which is the signature page. Render it with `renderDocument`. */
export function agreementDocument(facts: AgreementFacts): DocumentContent {
  const { language, product, values } = facts;
  const { title, sample } = TEXTS[language];
  const part = (name: keyof typeof HEADINGS, section: Omit<DocumentSection, 'heading'>): DocumentSection => ({
    heading: HEADINGS[name][language],
    ...section,
  });
  const clauses = (name: ClausePart) => ({ clauses: true, paragraphs: clauseTexts(name, facts) });
  return {
    title,
    subtitle: product.name[language],
    language,
    date: facts.date,
    documentId: facts.documentId,
    footer: sample,
    cover: true,
    sections: [
      part('parties', { ...clauses('parties'), rows: partyRows(facts) }),
      part('terms', { ...clauses('terms'), rows: feeRows(facts) }),
      part('qualification', { rows: answerRows('qualification', facts) }),
      part('representations', clauses('representations')),
      part('status', { rows: answerRows('status', facts), table: compositionTable(values, language) }),
      part('risks', clauses('risks')),
      part('signature', {
        startsPage: true,
        ...clauses('signature'),
        rows: [
          row('investor', values.investor_information.investor_name, language),
          row('commitment', formatDollars(facts.commitment, language), language),
        ],
        signature: { nameLabels: signatureLabels(facts), dateLabel: LABELS.date[language] },
      }),
    ],
  };
}

function clauseTexts(part: ClausePart, facts: AgreementFacts): string[] {
  const { clauses } = TEXTS[facts.language];
  return getClauses(facts)
    .filter((id) => CLAUSES[id].part === part)
    .map((id) => {
      const text = clauses[id];
      return typeof text === 'string' ? text : text(clauseFacts(facts));
    });
}

function feesOnTop({ fees = NO_FEES, language, product, commitment }: AgreementFacts): FeesOnTop {
  const fee = (rate: string, amount: Cents) =>
    amount === 0 ? undefined : { rate: percent(rate), amount: formatExactDollars(amount, language) };
  return {
    subscription: fee(product.subscriptionFee, fees.subscription),
    management: fee(product.managementFee, fees.management),
    yearly: product.managementFeeBasis === 'per_year',
    years: product.managementFeeYearCap,
    total: formatExactDollars(addCents(fees.subscription, fees.management), language),
    withCommitment: formatExactDollars(amountWithFees(commitment, fees), language),
  };
}

const NO_FEES: FeesAtFunding = { subscription: cents(0), management: cents(0) };

/** Adds the title of a person who signs for an organization. Old applications have no titles. */
function signatureLabels({ signers, language, investorType, values }: AgreementFacts): string[] {
  const { signers: people = [] } = values.investor_information;
  return signers.map((name, index) => {
    const title = isOrganization(investorType) ? people[index]?.title : undefined;
    if (title) return LABELS.signatureFor[language].replace('{name}', name).replace('{title}', title);
    if (signers.length === 1) return LABELS.signatureOf[language];
    return LABELS.signatureBy[language].replace('{name}', name);
  });
}

const row = (label: keyof typeof LABELS, value: string | undefined, language: Language): DocumentRow => ({
  name: LABELS[label][language],
  value: value || '—',
});

function clauseFacts(facts: AgreementFacts): ClauseFacts {
  const { language, date, commitment, product, values, custodianName, documents } = facts;
  return {
    date: fullDate(date, language),
    investorName: values.investor_information.investor_name ?? '',
    productName: product.name[language],
    managers: formatList(
      product.managers.map(({ name }) => name),
      language,
    ),
    broker: BRAND.operator.broker,
    commitment: formatDollars(commitment, language),
    minimum: formatDollars(cents(product.minimumInvestment), language),
    lockUp: duration(product.lockUpCount, product.lockUpUnit, language),
    capitalCalls: product.texts.capitalCallSchedule[language],
    exitPolicy: product.texts.exitPolicy[language],
    custodian: custodianName ?? '',
    homeState: stateName('US', values.investor_information.permanent_address?.state ?? ''),
    place: placeOfFormation(values, language),
    governingLaw: product.texts.termRows.find(({ name }) => name.en === GOVERNING_LAW)?.value[language],
    documents: formatList(
      documents.map((name) => name[language]),
      language,
    ),
    feesOnTop: feesOnTop(facts),
  };
}

/** `1 year`, `5 years`, `12 个月` */
function duration(count: number, unit: 'years' | 'months', language: Language): string {
  if (language === 'zh-CN') return `${count} ${unit === 'years' ? '年' : '个月'}`;
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** `Delaware, United States`, or only the country if it has no states. */
function placeOfFormation(
  { investor_information: { nationality = '', formation_state: state } }: ApplicationValues,
  language: Language,
): string {
  const country = countryName(nationality, language);
  const name = getFormationStates(nationality).find(({ code }) => code === state)?.name;
  if (!name) return country;
  return language === 'en' ? `${name}, ${country}` : `${country} ${name}`;
}

/** Name of the product term with the governing law of the fund and its agreements. */
const GOVERNING_LAW = 'Governing law';

function partyRows(facts: AgreementFacts): DocumentRow[] {
  const { language, investorType, custodianName, usPerson, payer } = facts;
  return [
    row('investorType', answerLabels.INVESTOR_TYPE_LABELS[investorType][language], language),
    ...(custodianName ? [row('custodian', custodianName, language)] : []),
    row('usPerson', (usPerson ? answerLabels.YES : answerLabels.NO)[language], language),
    ...answerRows('parties', facts),
    ...(payer ? [row('payer', `${payer.name}, ${payer.number_masked}`, language)] : []),
  ];
}

function feeRows({ language, product, fees }: AgreementFacts): DocumentRow[] {
  const basis = product.managementFeeBasis === 'per_year' ? LABELS.perYear : LABELS.oneTime;
  const cap = product.managementFeeYearCap
    ? LABELS.yearCap[language].replace(
        '{duration}',
        duration(product.managementFeeYearCap, 'years', language),
      )
    : '';
  const charge = fees && /[1-9]/.test(product.managementFee) ? getCharge(product, language) : '';
  return [
    row(
      'managementFee',
      `${basis[language].replace('{rate}', percent(product.managementFee))}${cap}${charge}`,
      language,
    ),
    row('performanceFee', percent(product.performanceFee), language),
    row('hurdleRate', product.hurdleRate === null ? undefined : percent(product.hurdleRate), language),
    row('subscriptionFee', percent(product.subscriptionFee), language),
    ...product.texts.termRows.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  ];
}

function getCharge(
  { managementFeeBasis, managementFeeCharge }: AgreementFacts['product'],
  language: Language,
): string {
  const once = managementFeeBasis === 'one_time';
  const label = once && managementFeeCharge === 'on_top_at_funding' ? 'onTopOnce' : managementFeeCharge;
  return LABELS[label][language];
}

function compositionTable(
  { status_and_experience: { composition = {} } }: ApplicationValues,
  language: Language,
): DocumentTable {
  return {
    columns: [LABELS.asset[language], LABELS.share[language], LABELS.experience[language]],
    rows: PORTFOLIO_ASSETS.map((asset) => [
      answerLabels.ASSET_LABELS[asset][language],
      `${((composition[asset]?.share_bp ?? 0) / 100).toFixed(2)}%`,
      String(composition[asset]?.years ?? 0),
    ]),
  };
}
