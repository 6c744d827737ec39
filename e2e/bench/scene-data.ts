// The content of the scenes, the same for every kit.
import COUNTRY_NAMES from '../../packages/rules/src/countries/names.en.json' with { type: 'json' };
import { category, notStated, productStatus } from '../../packages/ui/src/messages/en/product-terms';
import { documentType } from '../../packages/ui/src/messages/en/terms';

export const STEPS = [
  'Qualification',
  'Investor information',
  'Status and experience',
  'Upload files',
  'Amount and signature',
];
export const CURRENT_STEP = 1;

const getOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
export type Option = ReturnType<typeof getOptions>[number];

export const EMPLOYMENT = getOptions({
  employed: 'Employed',
  self_employed: 'Self-employed',
  retired: 'Retired',
  not_employed: 'Not employed',
});

/** For the kits without a country field. */
export const COUNTRIES = /* @__PURE__ */ getOptions(COUNTRY_NAMES);
const CODES = ['+1 United States', '+1 Canada', '+86 China', '+852 Hong Kong'];
/** For the kits without a phone field. */
export const DIAL_CODES = /* @__PURE__ */ CODES.map((code) => ({ value: code, label: code }));

export { category as CATEGORY, productStatus as STATUS };

const getKeys = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as Key[]; // its own keys
const cycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // never empty

export const PRODUCTS = Array.from({ length: 60 }, (_, index) => {
  const kind = cycle(getKeys(category), index);
  return {
    name: `Meridian ${category[kind]} ${index + 1}`,
    summary: 'A diversified portfolio of senior loans to mid-sized companies, with quarterly distributions.',
    category: kind,
    sector: cycle(['Logistics', 'Lending', 'Software', 'Energy'], index),
    status: cycle(getKeys(productStatus), index),
    art: `${kind}-${index % 4}`,
    expectedAnnualizedReturn: index % 6 ? `0.${String(700 + index * 7).padStart(4, '0')}` : null,
    minimumInvestment: `${10_000 + (index % 10) * 10_000}.00`,
    allowedCountries: ['US', 'CA'],
    lockUp: { count: (index % 5) + 1, unit: index % 3 ? ('years' as const) : ('months' as const) },
  };
});
export type Product = (typeof PRODUCTS)[number];

const ELIGIBILITY = { ira: 'IRA', us: 'US', other: 'International' };
export const FILTERS = [
  { key: 'category', label: 'Category', kind: 'chips' as const, options: getOptions(category) },
  { key: 'status', label: 'Investment status', options: getOptions(productStatus) },
  { key: 'eligibility', label: 'Eligibility', options: getOptions(ELIGIBILITY) },
];

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** For the kits without a product card: label and value. */
export const getFacts = ({ expectedAnnualizedReturn: rate, minimumInvestment, lockUp }: Product) => [
  ['Expected annualized return', rate ? percent.format(Number(rate)) : notStated],
  ['Minimum investment', dollars.format(Number(minimumInvestment))],
  ['Investor residence', 'United States and Canada'],
  ['Lock-up period', `${lockUp.count} ${lockUp.unit}`],
];

/** The types of an investor's documents; the others are of products. */
const DOCUMENT_TYPES = getKeys(documentType).slice(0, 6);

export const DOCUMENTS = Array.from({ length: 1000 }, (_, index) => ({
  id: `document-${index}`,
  // 7919 is coprime to 1000: every name occurs once, in no order.
  name: `Statement ${String((index * 7919) % 1000).padStart(4, '0')}`,
  type: cycle(DOCUMENT_TYPES, index),
  productName: `Meridian Senior Lending ${index % 9}`,
  updatedAt: new Date(Date.UTC(2018 + (index % 8), index % 12, (index % 28) + 1)).toISOString().slice(0, 10),
}));
export type DocumentRow = (typeof DOCUMENTS)[number];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** For the kits without a document table: header, cell and sort key of each column. */
export const COLUMNS: { header: string; cell: (row: DocumentRow) => string; key?: keyof DocumentRow }[] = [
  { header: 'Document', cell: ({ name }) => name },
  { header: 'Type', cell: ({ type }) => documentType[type] },
  { header: 'Product', cell: ({ productName }) => productName },
  { header: 'Updated', cell: ({ updatedAt }) => day.format(new Date(updatedAt)), key: 'updatedAt' },
];
