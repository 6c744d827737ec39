// The papers of a demo product. They are English, as such papers are; where investors abroad are invited, a summary in
// Chinese stands at the end of the memorandum.
import type { Bilingual, ProductCategory, Valuation } from '@quoin/rules';
import type { products } from '../../database/tables';
import type { Paper } from '../../pdf';
import type { ShelvedProduct } from './products';
import { both } from './products/product-seed';
import { isQuarterEnd } from './month-ends';
import { FOOTER, type ProductPaper } from './shared-papers';

const QUARTERS_SHOWN = 12;

/** The papers of this product alone. */
export function ownPapers(
  product: ShelvedProduct,
  row: typeof products.$inferSelect,
  prices: readonly Valuation[],
  date: string,
): ProductPaper[] {
  const { seed } = product;
  return [
    {
      key: 'ppm',
      group: 'product_book',
      name: both('Private placement memorandum (PPM)', '私募备忘录 Private Placement Memorandum (PPM)'),
      mustRead: true,
      paper: memorandum(product, row, date),
    },
    ...(seed.supplement ? [supplement(product, seed.supplement, date)] : []),
    ...(prices.length > 1 ? [performanceSheet(product, row, prices, date)] : []),
  ];
}

function memorandum(
  { seed, category }: ShelvedProduct,
  row: typeof products.$inferSelect,
  date: string,
): Paper {
  const english = (texts: readonly Bilingual[]) => texts.map((text) => text.en);
  return {
    title: 'Private Placement Memorandum',
    subtitle: seed.name.en,
    language: 'en',
    date,
    documentId: `${seed.id}-ppm`,
    footer: FOOTER,
    cover: true,
    sections: [
      { heading: 'The fund in brief', paragraphs: [seed.summary.en, ...english(seed.overview)] },
      { heading: 'Terms', rows: seed.terms.map(({ name, value }) => ({ name: name.en, value: value.en })) },
      { heading: 'Fees', rows: feeRows(row) },
      { heading: 'Capital calls and exit', clauses: true, paragraphs: [seed.calls.en, seed.exit.en] },
      ...seed.managers.map(({ name, about }) => ({
        heading: `The manager: ${name}`,
        paragraphs: [about.en],
      })),
      {
        heading: 'Risk factors',
        clauses: true,
        startsPage: true,
        paragraphs: [RISKS[category], ...COMMON_RISKS],
      },
      {
        heading: 'Who may invest',
        clauses: true,
        paragraphs: [
          'Interests are offered under Regulation D to accredited investors, as defined in 17 CFR 230.501, and under Regulation S to persons outside the United States.',
          `Residents of these countries may invest: ${seed.countries.join(', ')}. The smallest commitment is $${seed.minimum.toLocaleString('en-US')}, in multiples of $1,000.`,
        ],
      },
      ...(seed.countries.includes('CN')
        ? [
            {
              heading: '中文摘要 Summary in Chinese',
              paragraphs: [
                seed.name['zh-CN'],
                seed.summary['zh-CN'],
                ...seed.overview.map((text) => text['zh-CN']),
              ],
            },
          ]
        : []),
    ],
  };
}

const supplement = ({ seed }: ShelvedProduct, text: Bilingual, date: string): ProductPaper => ({
  key: 'supplement',
  group: 'product_book',
  name: both('PPM supplement', '私募备忘录补充文件 PPM Supplement'),
  mustRead: true,
  paper: {
    title: 'Supplement to the Memorandum',
    subtitle: seed.name.en,
    language: 'en',
    date,
    documentId: `${seed.id}-supplement`,
    footer: FOOTER,
    sections: [
      { heading: 'What has changed', paragraphs: [text.en] },
      {
        heading: 'How to read it',
        paragraphs: [
          'This supplement is part of the memorandum. Where the two differ, the supplement holds.',
        ],
      },
    ],
  },
});

function performanceSheet(
  { seed }: ShelvedProduct,
  row: typeof products.$inferSelect,
  prices: readonly Valuation[],
  date: string,
): ProductPaper {
  const quarters = prices.filter((price) => isQuarterEnd(price.date));
  const shown = quarters.slice(-QUARTERS_SHOWN - 1);
  return {
    key: 'performance',
    group: 'performance',
    name: both('Performance sheet', '业绩表 Performance Sheet'),
    mustRead: false,
    paper: {
      title: 'Performance Sheet',
      subtitle: seed.name.en,
      language: 'en',
      date,
      documentId: `${seed.id}-performance`,
      footer: FOOTER,
      sections: [
        {
          heading: 'In short',
          rows: [
            { name: 'Annualised return since inception', value: percent(row.inceptionReturn) },
            { name: 'Expected annualised return', value: percent(row.expectedReturn) },
            { name: 'Net IRR', value: percent(row.netIrr) },
            { name: 'Valuation date', value: row.valuationDate ?? 'None' },
          ],
        },
        {
          heading: 'Price per unit at quarter ends',
          table: {
            columns: ['Quarter end', 'Price', 'Change'],
            rows: shown
              .slice(1)
              .map((price, at) => [price.date, `$${price.unit_price}`, change(shown[at], price)]),
          },
        },
        {
          heading: 'How to read it',
          paragraphs: [
            'Prices are net of all fees. The return since inception counts distributions as if they had been reinvested at each quarter end. Past performance does not promise future results.',
          ],
        },
      ],
    },
  };
}

function change(before: Valuation | undefined, after: Valuation): string {
  const ratio = Number(after.unit_price) / Number(before?.unit_price ?? after.unit_price) - 1;
  return `${ratio < 0 ? '−' : '+'}${(Math.abs(ratio) * 100).toFixed(2)}%`;
}

const percent = (fraction: string | null | undefined) =>
  fraction ? `${(Number(fraction) * 100).toFixed(2)}%` : 'Not stated';

const feeRows = (row: typeof products.$inferSelect) => [
  {
    name: 'Management fee',
    value: `${percent(row.managementFee)} ${row.managementFeeBasis === 'one_time' ? 'once, on top of the capital invested' : 'a year'}${row.managementFeeYearCap ? `, for at most ${row.managementFeeYearCap} years` : ''}`,
  },
  {
    name: 'Performance fee',
    value: Number(row.performanceFee) === 0 ? 'None' : percent(row.performanceFee),
  },
  { name: 'Hurdle rate', value: row.hurdleRate ? percent(row.hurdleRate) : 'None' },
  { name: 'Subscription fee', value: percent(row.subscriptionFee) },
];

const RISKS: Record<ProductCategory, string> = {
  fixed_income:
    'Borrowers may fail to pay, and security may bring less than it was valued at. Losses come together when an economy turns down.',
  crypto:
    'Virtual currencies are very volatile: some have moved by more than 20% in a day. They may be lost by theft or error without recourse, and their regulation is unsettled.',
  real_estate:
    'Rents and property values fall when supply grows or employment shrinks. Debt on a building magnifies the loss of its owner.',
  alternative_private_market:
    'The asset is unusual, its market is small, and an appraisal may be far from what a buyer pays on the day.',
  private_equity:
    'Companies bought with debt may fail. Results differ widely from fund to fund, and money may be tied up for longer than the term.',
  hedge_fund:
    'The strategy uses derivatives and borrowed money, so that losses may be larger and faster than those of the markets traded.',
  pre_ipo:
    'The fund holds shares of one young company. It may never be listed or sold, and the shares may become worthless.',
};

const COMMON_RISKS = [
  'Interests are not registered and can hardly be sold. You may have to hold them for the whole term.',
  'Values between sales are estimates by the manager and may turn out to be wrong.',
  'The result depends on few people at the manager. Should the manager leave, it may take 90 days to find another.',
  'Laws and taxes may change to your disadvantage. Nothing here is tax or legal advice.',
  'You may lose all that you invest. Commit only money that you will not need.',
];
