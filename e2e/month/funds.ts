// The files that staff import before a fund opens: two funds, and the documents that investors must read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePagePdf } from '../journey/support/sample-documents';
import { MINIMUM, type FundId } from './people';
import { FOLDER } from './world';

/** An open-ended fund: paid in full at once, redeemed at month ends. */
export const INCOME = 'terrace-income' as const satisfies FundId;
/** A fund that calls commitments in parts. */
export const GROWTH = 'keystone-growth-iv' as const satisfies FundId;
export const FUNDS = [INCOME, GROWTH] as const;

/** Rates of the fees on top, chosen to give fractions of a cent. */
export const FEES = {
  [INCOME]: { subscription: '0.013337', management: '0' },
  [GROWTH]: { subscription: '0.0025', management: '0.017773' },
} as const;

const NAMES = {
  [INCOME]: { en: 'Terrace Income Fund', zh: '台地收益基金' },
  [GROWTH]: { en: 'Keystone Growth Fund IV', zh: '拱心石成长基金四期' },
};

const COMMON = {
  market_correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  allowed_countries: ['US', 'PR', 'GB', 'SG', 'HK'],
  minimum_investment: MINIMUM,
  next_close_date: '2026-12-31',
  manager_name: 'Keystone Partners',
  performance_fee: '0.1',
  ach_permitted: true,
  summary_en: 'Loans and shares of mid-sized firms.',
  summary_zh: '中型企业的贷款与股份。',
  sector_en: 'Private credit',
  sector_zh: '私募信贷',
  overview_en: ['Loans are small.'],
  overview_zh: ['单笔贷款较小。'],
  manager_about_en: 'Investing since 2009.',
  manager_about_zh: '自 2009 年起投资。',
  capital_call_schedule_en: 'As the fund’s documents say.',
  capital_call_schedule_zh: '以基金文件为准。',
  exit_policy_en: 'As the fund’s documents say.',
  exit_policy_zh: '以基金文件为准。',
  terms_en: ['Vehicle: Delaware limited partnership'],
  terms_zh: ['法律形式：特拉华州有限合伙企业'],
};

export const fileIn = (folder: string, name: string, content: string | Buffer): string => {
  mkdirSync(join(FOLDER, folder), { recursive: true });
  const path = join(FOLDER, folder, name);
  writeFileSync(path, content);
  return path;
};

export const productFile = (): string =>
  fileIn(
    'funds',
    'products.json',
    JSON.stringify(
      [
        {
          id: INCOME as FundId,
          category: 'fixed_income',
          lock_up_count: 0,
          lock_up_unit: 'months',
          redemption_frequency: 'month_ends',
          redemption_notice_days: 10,
          redemption_holdback: '0.05',
          management_fee: '0.01',
          management_fee_charge: 'from_nav',
        },
        {
          id: GROWTH as FundId,
          category: 'pre_ipo',
          lock_up_count: 3,
          lock_up_unit: 'years',
          redemption_frequency: 'never',
          management_fee: FEES[GROWTH].management,
          management_fee_charge: 'on_top_at_funding',
        },
      ].map((fund) => ({
        ...COMMON,
        ...fund,
        name_en: NAMES[fund.id].en,
        name_zh: NAMES[fund.id].zh,
        subscription_fee: FEES[fund.id].subscription,
      })),
    ),
  );

const MUST_READ = ['ppm', 'form_crs', 'best_interest_disclosure'];

/** All documents are in English, for Chinese readers too. */
export function documentFile(): string {
  const rows = FUNDS.flatMap((product_id) =>
    MUST_READ.map((type) => {
      const file = `${product_id}-${type}.pdf`;
      fileIn('funds', file, onePagePdf(`${type} of ${NAMES[product_id].en}`));
      return {
        product_id,
        type,
        language: 'en',
        version: '2026-11',
        effective_date: '2026-11-30',
        name_en: `The ${type}`,
        name_zh: `文件 ${type}`,
        file,
        fallback_reason: 'The issuer publishes it in English only',
      };
    }),
  );
  return fileIn('funds', 'documents.json', JSON.stringify(rows));
}

/** Unit prices at the end of a day. */
export const PRICES = {
  '2026-11-30': { [INCOME]: '103.47', [GROWTH]: '987.654321' },
  '2026-12-15': { [INCOME]: '104.12345678', [GROWTH]: '991.1' },
  '2026-12-31': { [INCOME]: '102.8', [GROWTH]: '1003.333333' },
} as const;
export type PricedDay = keyof typeof PRICES;

export const valuationFile = (day: PricedDay): string =>
  fileIn(
    'valuations',
    `${day}.csv`,
    ['product_id,date,unit_price', ...FUNDS.map((fund) => `${fund},${day},${PRICES[day][fund]}`)].join('\n'),
  );

export const getEscrow = (fund: FundId, number: string): string[] => [
  ...['products', 'set-escrow', fund, '--country', 'US', '--bank', 'Ashlar Trust Company'],
  ...['--bank-address', '77 Vault Street, New York', '--account-name', `${NAMES[fund].en} Escrow`],
  ...['--account-number', number, '--aba', '026099998', '--reference-format', 'KEY-{id}'],
];
