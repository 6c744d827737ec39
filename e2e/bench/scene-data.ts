// The content of the scenes, the same for every kit.
import COUNTRY_NAMES from '../../packages/rules/src/countries/names.en.json' with { type: 'json' };

export const STEPS = [
  'Qualification',
  'Investor information',
  'Status and experience',
  'Upload files',
  'Amount and signature',
];
export const CURRENT_STEP = 1;

export const ABOUT = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', autoComplete: 'email' },
];

export const ADDRESS = [
  { name: 'line1', label: 'Address line 1', autoComplete: 'address-line1' },
  { name: 'line2', label: 'Address line 2', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'zip', label: 'ZIP code', autoComplete: 'postal-code' },
];

export interface Option {
  value: string;
  label: string;
}

const getOptions = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const EMPLOYMENT = getOptions({
  employed: 'Employed',
  self_employed: 'Self-employed',
  retired: 'Retired',
  not_employed: 'Not employed',
});

/** For the kits without a country field. */
export const countries = () => getOptions(COUNTRY_NAMES);
/** For the kits without a phone field. */
export const DIAL_CODES = ['+1 United States', '+1 Canada', '+86 China', '+852 Hong Kong'];

export const CATEGORY = {
  fixed_income: 'Fixed Income',
  crypto: 'Crypto',
  real_estate: 'Real Estate Funds',
  alternative_private_market: 'Alternative Private Market Funds',
  private_equity: 'Private Equity Funds',
  hedge_fund: 'Hedge Funds',
  pre_ipo: 'Pre-IPO',
} as const;

export const STATUS = {
  upcoming: 'Upcoming',
  published: 'Open',
  closed: 'Closed',
  exited: 'Exited',
} as const;

type KeyOf<Table> = Extract<keyof Table, string>;
const getKeys = <Table extends object>(table: Table) => Object.keys(table) as KeyOf<Table>[]; // its own keys
const cycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // never empty

export const PRODUCTS = Array.from({ length: 60 }, (_, index) => {
  const category = cycle(getKeys(CATEGORY), index);
  return {
    name: `Meridian ${CATEGORY[category]} ${index + 1}`,
    summary: 'A diversified portfolio of senior loans to mid-sized companies, with quarterly distributions.',
    category,
    sector: cycle(['Logistics', 'Lending', 'Software', 'Energy'], index),
    status: cycle(getKeys(STATUS), index),
    art: `${category}-${index % 4}`,
    expectedAnnualizedReturn: index % 6 ? `0.${String(700 + index * 7).padStart(4, '0')}` : null,
    minimumInvestment: `${10_000 + (index % 10) * 10_000}.00`,
    allowedCountries: ['US', 'CA'],
    lockUp: { count: (index % 5) + 1, unit: index % 3 ? ('years' as const) : ('months' as const) },
  };
});
export type Product = (typeof PRODUCTS)[number];

export const FILTERS = [
  { key: 'category', label: 'Category', kind: 'chips' as const, options: getOptions(CATEGORY) },
  { key: 'status', label: 'Investment status', options: getOptions(STATUS) },
  {
    key: 'eligibility',
    label: 'Eligibility',
    options: getOptions({ ira: 'IRA', us: 'US', other: 'International' }),
  },
];

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** For the kits without a product card: label and value. */
export const getFacts = ({ expectedAnnualizedReturn, minimumInvestment, lockUp }: Product) => [
  [
    'Expected annualized return',
    expectedAnnualizedReturn ? percent.format(Number(expectedAnnualizedReturn)) : 'Not stated',
  ],
  ['Minimum investment', dollars.format(Number(minimumInvestment))],
  ['Investor residence', 'United States and Canada'],
  ['Lock-up period', `${lockUp.count} ${lockUp.unit}`],
];

const DOCUMENT_TYPE = {
  notices_and_requests: 'Notices and Requests',
  subscription_documents: 'Subscription Documents',
  investor_statements: 'Investor Statements',
  tax_documents: 'Tax Documents',
  bank_account_change_requests: 'Bank Account Change Requests',
  audited_reports: 'Audited Reports',
} as const;

export const DOCUMENTS = Array.from({ length: 1000 }, (_, index) => ({
  id: `document-${index}`,
  // 7919 is coprime to 1000: every name occurs once, in no order.
  name: `Statement ${String((index * 7919) % 1000).padStart(4, '0')}`,
  type: cycle(getKeys(DOCUMENT_TYPE), index),
  productName: `Meridian Senior Lending ${index % 9}`,
  updatedAt: new Date(Date.UTC(2018 + (index % 8), index % 12, (index % 28) + 1)).toISOString().slice(0, 10),
}));
export type DocumentRow = (typeof DOCUMENTS)[number];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** For the kits without a document table: header, cell and sort key of each column. */
export const COLUMNS: { header: string; cell: (row: DocumentRow) => string; key?: keyof DocumentRow }[] = [
  { header: 'Document', cell: ({ name }) => name },
  { header: 'Type', cell: ({ type }) => DOCUMENT_TYPE[type] },
  { header: 'Product', cell: ({ productName }) => productName },
  { header: 'Updated', cell: ({ updatedAt }) => day.format(new Date(updatedAt)), key: 'updatedAt' },
];

export const QUESTION = {
  open: 'Cancel application',
  title: 'Cancel this application?',
  text: 'What you have entered is deleted. You can apply again while the offering is open.',
  keep: 'Keep application',
  cancel: 'Cancel application',
};
