import type { MarketCorrelation, ProductEligibility } from '@quoin/rules';
import { list, pluralize } from '../english-grammar';

const figure = (many: number): string => many.toLocaleString('en-US');

export const ProductFacts = {
  list,
  minimumInvestment: 'Minimum investment',
  expectedReturn: 'Expected annualized return',
  inceptionReturn: 'Annualized return since inception',
  netIrr: 'Net IRR',
  asOf: (date: string) => `As of ${date}`,
  lockUp: 'Lock-up period',
  residence: 'Investor residence',
  eligibility: 'Eligibility',
  /** As within a list, which starts with a capital letter. */
  eligibilities: {
    ira: 'self-directed IRAs',
    us: 'US investors',
    international: 'international investors',
  } satisfies Record<ProductEligibility, string>,
  correlation: 'Market correlation',
  correlations: { low: 'Low', mid: 'Medium', high: 'High' } satisfies Record<MarketCorrelation, string>,
  nextClose: 'Next close',
  projectedClose: 'Projected close',
  managers: (many: number): string => (many === 1 ? 'Manager' : 'Managers'),
  managerAum: 'Manager’s assets under management',
  fundAum: 'Fund size',
  priorPerformance: 'Performance of prior funds',
};

export const FeeTable = {
  caption: 'Fees',
  fee: 'Fee',
  rate: 'Rate',
  charged: 'How it is charged',
  management: 'Management fee',
  performance: 'Performance fee',
  subscription: 'Subscription fee',
  perYear: 'Each year',
  perYearCapped: (years: number) => `Each year, for at most ${pluralize(years, 'year')}`,
  oneTime: 'Once',
  onTopOnce: (when: string) => `${when}, on top of the invested capital, with your first payment`,
  onTopYearly: (when: string) =>
    `${when}, on top of the invested capital: the first year with your first payment, later years by invoice`,
  invoiced: (when: string) => `${when}, on top of the invested capital, by invoice`,
  fromNav: (when: string) => `${when}, from the fund’s net asset value`,
  onGains: 'On gains',
  onGainsAbove: (hurdle: string) => `On gains above a hurdle rate of ${hurdle}`,
  none: 'None',
};

export const TermsTable = {
  caption: 'Terms',
  term: 'Term',
  detail: 'Detail',
  capitalCallSchedule: 'Capital call schedule',
  exitPolicy: 'Exit policy',
};

export const WebinarCard = {
  heldOn: 'Held on',
  speaker: 'Speaker',
  length: 'Length',
  minutes: (many: number) => `${many} min`,
  watch: 'Watch webinar',
};

export const InvestmentCard = {
  investor: 'Investor',
  created: 'Applied on',
  targetEffective: 'Target effective date',
  effective: 'Effective since',
  commitment: 'Commitment',
  contribution: 'Contribution',
  nav: 'NAV',
  netGainLoss: 'Net gain/loss',
  rateOfReturn: 'Return since inception (TWR)',
  dividend: 'Dividends received',
  withdrawn: 'Redeemed or transferred out',
  feesPaid: 'Fees paid on top',
  units: 'Units',
  unitPrice: 'Unit price',
  period: 'Investment period',
  asOf: (date: string) => `Figures as of ${date}`,
  seeInvestment: 'See investment',
};

export const InvestmentTimeline = {
  label: 'Progress of the investment',
  states: {
    done: 'Done',
    current: 'In progress',
    attention: 'Action needed',
    next: 'Next',
    stopped: 'Not reached',
  },
  steps: {
    information: {
      name: 'Investor information',
      what: 'Tell us who is investing. The first application takes 20 to 30 minutes.',
    },
    application: {
      name: 'Application',
      what: 'Complete your status, files and amount. You can stop and come back.',
    },
    signature: {
      name: 'Signature',
      what: 'Read and sign the agreement. It is sealed 2 to 3 minutes after you sign.',
    },
    review: {
      name: 'Review',
      what: 'We review the application and countersign it. You don’t need to do anything.',
    },
    funding: { name: 'Funding', what: 'Send the funds. They arrive in 3 to 5 business days.' },
    activation: {
      name: 'Activation',
      what: 'Your funds have arrived. The investment becomes current on its effective date.',
    },
  },
  nothingDue: 'No payment is due now. You receive a notice when the fund calls capital.',
  debited: 'We debit the amount due from your account. You don’t need to do anything.',
  anotherDue: 'Your first payment has arrived. Another payment is due.',
  applicationReview: 'We review your answers before we prepare the agreement. You don’t need to do anything.',
  signAgain: 'You need to sign the agreement again.',
  actionNeeded: 'We need more information to complete our review.',
  canceled: 'This application was canceled.',
  rejected: 'This application was rejected.',
};

export const TransactionTable = {
  caption: 'Transactions',
  date: 'Date',
  type: 'Type',
  reversed: (type: string) => `${type}, reversed`,
  amount: 'Amount',
  shares: 'Units',
  note: 'Note',
  empty: 'No transactions yet. The first one appears when your funds are received.',
};

export const DocumentTable = {
  caption: 'Documents',
  name: 'Document',
  type: 'Type',
  product: 'Product',
  updated: 'Updated',
  investorType: 'Investor type',
  action: 'Open',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  unread: 'Unread',
  selectAll: 'Select all documents',
  selected: (many: number, all: number) => `${figure(many)} of ${figure(all)} selected`,
  noProduct: 'Other documents',
  year: (year: number) => String(year),
  noYear: 'No date',
  empty: 'No documents yet.',
};

export const DataTable = {
  selectAll: 'Select all rows',
  selectNamed: (name: string) => `Select ${name}`,
  selected: (many: number, all: number) => `${figure(many)} of ${figure(all)} selected`,
  range: (first: number, last: number, all: number) =>
    `${figure(first)} to ${figure(last)} of ${figure(all)}`,
  pageSize: 'Rows on a page',
  rowsPerPage: (many: number) => `${figure(many)} per page`,
  showMore: (many: number, left: number) =>
    many === left ? `Show ${figure(many)} more` : `Show ${figure(many)} of ${figure(left)} more`,
  empty: 'Nothing to show yet.',
};

export const DocumentLibrary = {
  label: 'Documents',
  search: 'Search documents',
  filters: 'Filter documents',
  showFilters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${figure(chosen)})`),
  grouped: 'Group documents',
  openGroups: 'Expand all',
  closeGroups: 'Collapse all',
  product: 'Fund',
  investorType: 'Investor type',
  type: 'Document type',
  found: (many: number, all: number) => {
    const documents = `${figure(all)} ${all === 1 ? 'document' : 'documents'}`;
    return many === all ? documents : `${figure(many)} of ${documents}`;
  },
  shown: (many: number, all: number) => `Showing ${figure(many)} of ${figure(all)}`,
  showMore: (many: number) => `Show ${figure(many)} more`,
  downloadSelected: (many: number) => `Download selected (${figure(many)})`,
  downloadAll: (many: number) => `Download all (${figure(many)})`,
  nothingFound: 'No matching documents. Change the search, or clear the filters.',
  clear: 'Clear search and filters',
  loading: 'Loading documents',
};

export const WireInstructions = {
  title: 'Wire instructions',
  amount: 'Amount to send',
  neverMailed:
    'We never send wire instructions, or changes to them, by e-mail. If an e-mail asks you to send money to another account, do not reply. Call us.',
  callFirst: (name: string) => `Before you send a wire, call ${name} to confirm the instructions.`,
  call: 'Call',
  confirm: (name: string) => `I have confirmed the wire instructions by phone with ${name}.`,
  shownAfter: 'The instructions appear here after you confirm them by phone.',
  fetching: 'Loading the instructions…',
  ownName: 'Send the funds from an account in the investor’s own name, with the exact reference.',
  lines: {
    bankName: 'Bank',
    bankAddress: 'Bank address',
    accountName: 'Account name',
    accountNumber: 'Account number',
    aba: 'ABA routing number',
    swift: 'SWIFT code',
    furtherCreditTo: 'For further credit to',
    reference: 'Reference',
    iban: 'IBAN',
    intermediaryBankName: 'Intermediary bank',
    intermediaryAba: 'ABA of the intermediary bank',
    intermediarySwift: 'SWIFT of the intermediary bank',
  },
  copyNamed: (line: string) => `Copy: ${line}`,
  copied: (line: string) => `${line} copied`,
  notCopied: (line: string) => `${line} could not be copied. Select the text and copy it by hand.`,
};

export const QualificationStatement = {
  label: 'How do you qualify as an accredited investor?',
  /** For joint owners, entities and trusts. */
  labelOfInvestor: 'How does the investor qualify as an accredited investor?',
  income: {
    name: 'Individual income',
    statement: (income: string) =>
      `I had an individual income above ${income} in each of the last two years, and I expect the same this year.`,
  },
  joint_income: {
    name: 'Joint income',
    statement: (income: string) =>
      `Together with my spouse or spousal equivalent I had an income above ${income} in each of the last two years, and we expect the same this year.`,
  },
  net_worth: {
    name: 'Net worth',
    statement: (netWorth: string) =>
      `My net worth, alone or together with my spouse or spousal equivalent, is above ${netWorth}, not counting the value of my primary residence.`,
  },
  fund_insider: {
    name: 'Fund insider',
    statement:
      'I am a director, an executive officer or a general partner of the fund or of its general partner.',
    ofEntity: 'The investor is a general partner of the fund, or of its general partner.',
  },
  securities_licence: {
    name: 'Securities license',
    statement: 'I hold a Series 7, Series 65 or Series 82 license in good standing.',
  },
  knowledgeable_employee: {
    name: 'Knowledgeable employee',
    statement:
      'I am a knowledgeable employee of the fund or of its manager, and I take part in its investment activities.',
  },
  each_owner: {
    name: 'Each owner on their own',
    statement:
      'Each owner meets a test of an accredited investor, alone or with a spouse or spousal equivalent.',
  },
  entity_assets: {
    name: 'Total assets of the entity',
    statement: (assets: string) =>
      `The investor is a corporation, a partnership, a limited liability company, a business trust or an organization under section 501(c)(3). It was not formed to buy this investment, and its total assets are above ${assets}.`,
  },
  trust_assets: {
    name: 'Total assets of the trust',
    statement: (assets: string) =>
      `The total assets of the trust are above ${assets}. It was not formed to buy this investment, and a person with knowledge and experience in financial matters directs the purchase.`,
  },
  entity_investments: {
    name: 'Investments of another kind of entity',
    statement: (assets: string) =>
      `The investor is an entity of another kind, such as a governmental body or a foreign entity. It was not formed to buy this investment, and it owns investments above ${assets}.`,
  },
  equity_owners: {
    name: 'All equity owners',
    statement: 'Every equity owner of the entity is an accredited investor.',
  },
  grantors: {
    name: 'All grantors',
    statement:
      'The grantors can amend or revoke the trust at any time, its income is taxed to them, and each of them is an accredited investor.',
  },
  institution: {
    name: 'Institution or benefit plan',
    statement: (assets: string) =>
      `The investor is a bank, a broker or dealer, an investment adviser, an insurance company, a registered investment company or a business development company, for itself or as a fiduciary. Or it is an employee benefit plan that has total assets above ${assets}, or whose decisions are made by such a fiduciary or by accredited investors.`,
  },
  family_office: {
    name: 'Family office',
    statement: (assets: string) =>
      `The investor is a family office with assets under management above ${assets}, not formed to buy this investment, whose purchase is directed by a person with knowledge and experience in financial matters.`,
  },
  family_client: {
    name: 'Family client',
    statement: (assets: string) =>
      `I am a family client of a family office with assets under management above ${assets}, and this office directs my purchase.`,
    ofOrganization: (assets: string) =>
      `The investor is a family client of a family office with assets under management above ${assets}, and this office directs the purchase.`,
  },
  none: {
    name: 'None of these',
    statement: 'None of the statements applies to me. I cannot invest in private offerings of this kind.',
  },
  /** For joint owners. */
  joint: {
    joint_income: (income: string) =>
      `The owners are spouses or spousal equivalents. Together they had an income above ${income} in each of the last two years, and expect the same this year.`,
    net_worth: (netWorth: string) =>
      `The owners are spouses or spousal equivalents. Their joint net worth is above ${netWorth}, not counting the value of their primary residence.`,
  },
  /** For joint owners, entities and trusts. */
  noneOfInvestor:
    'None of the statements applies to the investor. It cannot invest in private offerings of this kind.',
};

export const MustReadList = {
  label: 'Documents to read before you sign',
  hint: 'Open each document, read it to the last page, then tick it.',
  pages: (many: number) => pluralize(many, 'page'),
  open: 'Open',
  openAgain: 'Open again',
  openNamed: (name: string) => `Open ${name}`,
  openAgainNamed: (name: string) => `Open again: ${name}`,
  read: (name: string) => `I have read ${name}`,
  unopened: 'Read to the last page first',
  ended: 'Read to the last page',
  progress: (done: number, all: number) => `${done} of ${all} read`,
};

export const PortfolioSummary = {
  label: 'Portfolio totals',
  nav: 'Net asset value',
  commitment: 'Commitment',
  contribution: 'Contribution',
  dividend: 'Dividends received',
  withdrawn: 'Redeemed or transferred out',
  feesPaid: 'Fees paid on top',
  netGainLoss: 'Net gain/loss',
  rateOfReturn: 'Return since inception (TWR)',
  irr: 'Internal rate of return (IRR, per year)',
  asOf: (date: string) => `As of ${date}`,
  notYet: 'Not valued yet',
};

export const HoldingsTable = {
  caption: 'Holdings',
  name: 'Investment',
  paidIn: 'Paid in',
  dividends: 'Dividends',
  withdrawn: 'Redeemed or transferred out',
  fees: 'Fees on top',
  nav: 'Value (NAV)',
  gain: 'Net gain/loss',
  irr: 'IRR (per year)',
  noFigure: 'No figure yet',
  asOf: (date: string) => `Figures as of ${date}`,
  total: 'Total',
  empty: 'No holdings yet. An investment appears here when it takes effect.',
};
