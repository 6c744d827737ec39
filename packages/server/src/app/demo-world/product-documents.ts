// Documents of a demo product. They are in English; the memorandum of a product that is open to foreign investors
// ends with a summary in Chinese.
import {
  cents,
  englishCountryName,
  formatDollars,
  formatList,
  type Bilingual,
  type ProductDocumentGroup,
  type Valuation,
} from '@quoin/rules';
import type { DocumentContent } from '../../pdf/document-content';
import type { ProductDocumentType } from '../../product-documents/document-types';
import { readDemoJson, type DocumentTexts } from '../../demo/demo-files';
import { isQuarterEnd } from './unit-prices';
import { both, type ProductRow, type SeededProduct } from './world';

export interface ProductDocument {
  /** Suffix of the file id. */
  key: string;
  type: ProductDocumentType;
  group: ProductDocumentGroup;
  name: Bilingual;
  mustRead: boolean;
  content: DocumentContent;
}

const QUARTERS_SHOWN = 12;

/** Documents of the broker, shared by all products. */
export function sharedDocuments(date: string): ProductDocument[] {
  const { footer, shared } = readDemoJson('documents');
  return shared.map(({ key, group, name, ...content }) => ({
    key,
    type: key === 'crs' ? 'form_crs' : 'best_interest_disclosure',
    group,
    name,
    mustRead: true,
    content: { ...content, language: 'en', date, footer },
  }));
}

/** Documents specific to the product. */
export function createOwnDocuments({ row, prices }: SeededProduct, date: string): ProductDocument[] {
  const texts = readDemoJson('documents');
  const supplementText = texts.supplements[row.id];
  const own = [
    memorandum(row, texts),
    ...(supplementText ? [supplement(supplementText)] : []),
    ...(prices.length > 1 ? [performanceSheet(row, prices)] : []),
  ];
  return own.map(({ title, sections, cover, ...document }) => ({
    ...document,
    content: {
      title,
      sections,
      cover,
      subtitle: row.name.en,
      language: 'en',
      date,
      documentId: `${row.id}-${document.key}`,
      footer: texts.footer,
    },
  }));
}

type OwnDocument = Omit<ProductDocument, 'content'> & Pick<DocumentContent, 'title' | 'sections' | 'cover'>;

function memorandum(row: ProductRow, { risks, common_risks }: DocumentTexts): OwnDocument {
  const { name, texts } = row;
  const english = (paragraphs: readonly Bilingual[]) => paragraphs.map((text) => text.en);
  return {
    key: 'ppm',
    type: 'ppm',
    group: 'product_book',
    name: both('Private placement memorandum (PPM)', '私募备忘录 Private Placement Memorandum (PPM)'),
    mustRead: true,
    title: 'Private Placement Memorandum',
    cover: true,
    sections: [
      { heading: 'The fund in brief', paragraphs: [texts.summary.en, ...english(texts.overview)] },
      {
        heading: 'Terms',
        rows: texts.termRows.map((term) => ({ name: term.name.en, value: term.value.en })),
      },
      { heading: 'Fees', rows: feeRows(row) },
      {
        heading: 'Capital calls and exit',
        clauses: true,
        paragraphs: [texts.capitalCallSchedule.en, texts.exitPolicy.en],
      },
      ...row.managers.map((manager) => ({
        heading: `The manager: ${manager.name}`,
        paragraphs: [manager.about.en],
      })),
      {
        heading: 'Risk factors',
        clauses: true,
        startsPage: true,
        paragraphs: [risks[row.category], ...common_risks],
      },
      {
        heading: 'Who may invest',
        clauses: true,
        paragraphs: [
          'Interests are offered under Regulation D to accredited investors, as defined in 17 CFR 230.501, and under Regulation S to persons outside the United States.',
          `Residents of these countries may invest: ${formatList(row.allowedCountries.map(englishCountryName), 'en')}. The smallest commitment is ${formatDollars(cents(row.minimumInvestment), 'en')}, in multiples of $1,000.`,
        ],
      },
      ...(row.allowedCountries.includes('CN')
        ? [
            {
              heading: '中文摘要 Summary in Chinese',
              paragraphs: [
                name['zh-CN'],
                texts.summary['zh-CN'],
                ...texts.overview.map((text) => text['zh-CN']),
              ],
            },
          ]
        : []),
    ],
  };
}

const supplement = (text: string): OwnDocument => ({
  key: 'supplement',
  type: 'supplement',
  group: 'product_book',
  name: both('PPM supplement', '私募备忘录补充文件 PPM Supplement'),
  mustRead: true,
  title: 'Supplement to the Memorandum',
  sections: [
    { heading: 'What has changed', paragraphs: [text] },
    {
      heading: 'How to read it',
      paragraphs: ['This supplement is part of the memorandum. Where the two differ, the supplement holds.'],
    },
  ],
});

function performanceSheet(row: ProductRow, prices: readonly Valuation[]): OwnDocument {
  const quarters = prices.filter((price) => isQuarterEnd(price.date));
  const shown = quarters.slice(-QUARTERS_SHOWN - 1);
  return {
    key: 'performance',
    type: 'performance_sheet',
    group: 'performance',
    name: both('Performance sheet', '业绩表 Performance Sheet'),
    mustRead: false,
    title: 'Performance Sheet',
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
        heading: 'Unit price at quarter ends',
        table: {
          columns: ['Quarter end', 'Price', 'Change'],
          rows: shown
            .slice(1)
            .map((price, index) => [price.date, `$${price.unit_price}`, change(shown[index], price)]),
        },
      },
      {
        heading: 'How to read it',
        paragraphs: [
          'Prices are net of all fees. The return since inception counts distributions as if they had been reinvested at each quarter end. Past performance does not promise future results.',
        ],
      },
    ],
  };
}

function change(before: Valuation | undefined, after: Valuation): string {
  const ratio = Number(after.unit_price) / Number(before?.unit_price ?? after.unit_price) - 1;
  return `${ratio < 0 ? '−' : '+'}${(Math.abs(ratio) * 100).toFixed(2)}%`;
}

const percent = (fraction: string | null | undefined) =>
  fraction ? `${(Number(fraction) * 100).toFixed(2)}%` : 'Not stated';

const feeRows = (row: ProductRow) => [
  {
    name: 'Management fee',
    value: `${percent(row.managementFee)} ${row.managementFeeBasis === 'one_time' ? 'once, on top of the capital invested' : 'a year'}${row.managementFeeYearCap ? `, for at most ${row.managementFeeYearCap} years` : ''}`,
  },
  {
    name: 'Performance fee',
    value: /[1-9]/.test(row.performanceFee ?? '') ? percent(row.performanceFee) : 'None',
  },
  { name: 'Hurdle rate', value: row.hurdleRate ? percent(row.hurdleRate) : 'None' },
  { name: 'Subscription fee', value: percent(row.subscriptionFee) },
];
