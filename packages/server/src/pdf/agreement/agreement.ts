// Composes the subscription agreement of one application.
import {
  addCents,
  amountWithFees,
  BRAND,
  cents,
  formatDollars,
  formatExactDollars,
  fullDate,
  listed,
  PORTFOLIO_ASSETS,
  type ApplicationValues,
  type Cents,
  type FeesAtFunding,
  type Language,
} from '@quoin/rules';
import type { products } from '../../database/tables';
import type { DocumentContent, DocumentRow, DocumentSection, DocumentTable } from '../document-content';
import { CLAUSES_EN } from './clauses.en';
import { CLAUSES_ZH } from './clauses.zh-CN';
import type { ClauseFacts } from './clauses';
import { HEADINGS, LABELS } from './labels';
import { answerRows, percent, type PrintedApplication } from './print-answers';
import * as words from './words';

const CLAUSES = { en: CLAUSES_EN, 'zh-CN': CLAUSES_ZH } as const;

export interface AgreementFacts extends PrintedApplication {
  /** YYYY-MM-DD */
  date: string;
  documentId: string;
  custodianName: string | null;
  commitment: Cents;
  product: typeof products.$inferSelect;
  /** The account that pays, its number masked; none if a custodian pays. */
  payer: { name: string; number_masked: string } | undefined;
  /** On top of the commitment; none in agreements from before they named them. */
  fees: FeesAtFunding | undefined;
  /** The names of the signers in the order of signing; at least one. */
  signers: readonly string[];
}

export const agreementTitle = (language: Language): string => CLAUSES[language].title;

/** Seven parts; the last is the signature page. Render it with `renderDocument`. */
export function agreementDocument(facts: AgreementFacts): DocumentContent {
  const { language, product, values, signers } = facts;
  const clauses = CLAUSES[language];
  const part = (name: keyof typeof HEADINGS, section: Omit<DocumentSection, 'heading'>): DocumentSection => ({
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
      part('terms', { clauses: true, paragraphs: termClauses(facts), rows: feeRows(facts) }),
      part('qualification', { rows: answerRows('qualification', facts) }),
      part('representations', { clauses: true, paragraphs: clauses.representations }),
      part('status', { rows: answerRows('status', facts), table: compositionTable(values, language) }),
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

/** The clause about joint ownership is printed only if several owners sign. */
function partyClauses(facts: AgreementFacts): string[] {
  const { parties, jointly } = CLAUSES[facts.language];
  const owned = facts.signers.length > 1 ? jointly[facts.investorType] : undefined;
  return [...parties(clauseFacts(facts)), ...(owned ? [owned] : [])];
}

/** The last clause is about the fees on top. */
function termClauses(facts: AgreementFacts): string[] {
  const { fees, language, product, commitment } = facts;
  const { terms, feesOnTop } = CLAUSES[language];
  const paragraphs = terms(clauseFacts(facts));
  if (!fees) return paragraphs;
  const fee = (rate: string, amount: Cents) =>
    amount === 0 ? undefined : { rate: percent(rate), amount: formatExactDollars(amount, language) };
  return [
    ...paragraphs,
    feesOnTop({
      subscription: fee(product.subscriptionFee, fees.subscription),
      management: fee(product.managementFee, fees.management),
      yearly: product.managementFeeBasis === 'per_year',
      total: formatExactDollars(addCents(fees.subscription, fees.management), language),
      withCommitment: formatExactDollars(amountWithFees(commitment, fees), language),
    }),
  ];
}

const signatureLabels = ({ signers, language }: AgreementFacts): string[] =>
  signers.length > 1
    ? signers.map((name) => LABELS.signatureBy[language].replace('{name}', name))
    : [LABELS.signatureOf[language]];

const row = (label: keyof typeof LABELS, value: string | undefined, language: Language): DocumentRow => ({
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

function partyRows(facts: AgreementFacts): DocumentRow[] {
  const { language, investorType, custodianName, usPerson, payer } = facts;
  return [
    row('investorType', words.INVESTOR_TYPE_WORDS[investorType][language], language),
    ...(custodianName ? [row('custodian', custodianName, language)] : []),
    row('usPerson', (usPerson ? words.YES : words.NO)[language], language),
    ...answerRows('parties', facts),
    ...(payer ? [row('payer', `${payer.name}, ${payer.number_masked}`, language)] : []),
  ];
}

function feeRows({ language, product, fees }: AgreementFacts): DocumentRow[] {
  const basis = product.managementFeeBasis === 'per_year' ? LABELS.perYear : LABELS.oneTime;
  const cap = product.managementFeeYearCap
    ? LABELS.yearCap[language].replace('{years}', String(product.managementFeeYearCap))
    : '';
  const charge = fees && /[1-9]/.test(product.managementFee) ? chargeOf(product, language) : '';
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

function chargeOf(
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
      words.ASSET_WORDS[asset][language],
      `${((composition[asset]?.share_bp ?? 0) / 100).toFixed(2)}%`,
      String(composition[asset]?.years ?? 0),
    ]),
  };
}
