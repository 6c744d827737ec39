// Imports products. Columns of the file, and their conversion to a database row.
import {
  cents,
  isCountry,
  isHoldback,
  isMinimumInvestment,
  isSanctionedCountry,
  MAX_LOCK_UP_YEARS,
  MAX_NOTICE_DAYS,
  LOOK_THROUGH_KINDS,
  MANAGEMENT_FEE_CHARGES,
  MARKET_CORRELATIONS,
  getPhoneRegion,
  PRODUCT_CATEGORIES,
  PRODUCT_ELIGIBILITIES,
  REDEMPTION_FREQUENCIES,
  addDecimals,
} from '@quoin/rules';
import type { ProductLayer } from '../../database/tables';
import { type ProductToSave, saveProduct } from '../../decisions/products';
import { lockProducts } from '../operation/find-by-prefix';
import type { Operation } from '../operation/operation';
import { bilingual, bilingualItems, namedLines } from './bilingual-cells';
import { importFile, type ImportPlan } from './import-file';
import { readManagers } from './product-managers';
import type { RowReader } from './row-reader';

/** In template order. `_en` and `_zh` are the two languages of a value. */
export const PRODUCT_COLUMNS = [
  'id',
  'name_en',
  'name_zh',
  'category',
  'position',
  'art',
  'market_correlation',
  'eligibility',
  'allowed_countries',
  'lock_up_count',
  'lock_up_unit',
  'redemption_frequency',
  'redemption_notice_days',
  'redemption_payout_days',
  'redemption_holdback',
  'minimum_investment',
  'expected_return',
  'next_close_date',
  'projected_close_date',
  'manager_name',
  'manager_aum',
  'fund_aum',
  'net_irr',
  'management_fee',
  'management_fee_basis',
  'management_fee_charge',
  'management_fee_year_cap',
  'performance_fee',
  'hurdle_rate',
  'subscription_fee',
  'ach_permitted',
  'summary_en',
  'summary_zh',
  'sector_en',
  'sector_zh',
  'sector_tags_en',
  'sector_tags_zh',
  'overview_en',
  'overview_zh',
  'manager_about_en',
  'manager_about_zh',
  'prior_performance_en',
  'prior_performance_zh',
  'capital_call_schedule_en',
  'capital_call_schedule_zh',
  'exit_policy_en',
  'exit_policy_zh',
  'terms_en',
  'terms_zh',
  'layers',
  'layers_en',
  'layers_zh',
] as const;

/** `compare` is reserved for a page of the catalogue. */
const ID = /^(?!compare$)(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export function readProduct(row: RowReader): ProductToSave {
  const category = row.oneOf('category', PRODUCT_CATEGORIES);
  return {
    id: row.matching(
      'id',
      ID,
      'must have only lowercase letters, digits and hyphens, at most 64, and must not be "compare"',
    ),
    name: bilingual(row, 'name'),
    category,
    position: row.count('position') ?? undefined,
    art: row.optional('art') ?? `${category}-1`,
    marketCorrelation: row.oneOf('market_correlation', MARKET_CORRELATIONS),
    eligibility: readEligibility(row),
    allowedCountries: readCountries(row),
    ...readLockUp(row),
    ...readRedemption(row),
    minimumInvestment: readMinimum(row),
    expectedReturn: row.returnRate('expected_return'),
    ...readClosing(row),
    managers: readManagers(row),
    fundAum: row.money('fund_aum'),
    netIrr: row.returnRate('net_irr'),
    managementFee: row.requireValue('management_fee', row.feeRate('management_fee'), '0'),
    managementFeeBasis: row.oneOf('management_fee_basis', ['per_year', 'one_time'], 'per_year'),
    managementFeeCharge: row.oneOf('management_fee_charge', MANAGEMENT_FEE_CHARGES, 'on_top_at_funding'),
    managementFeeYearCap: readYearCap(row),
    performanceFee: row.requireValue('performance_fee', row.feeRate('performance_fee'), '0'),
    hurdleRate: row.feeRate('hurdle_rate'),
    subscriptionFee: row.requireValue('subscription_fee', row.feeRate('subscription_fee'), '0'),
    achPermitted: row.yesOrNo('ach_permitted'),
    layers: readLayers(row),
    texts: {
      summary: bilingual(row, 'summary'),
      sector: bilingual(row, 'sector'),
      sectorTags: bilingualItems(row, 'sector_tags', (column) => row.list(column)),
      overview: bilingualItems(row, 'overview', (column) => row.lines(column)),
      capitalCallSchedule: bilingual(row, 'capital_call_schedule'),
      exitPolicy: bilingual(row, 'exit_policy'),
      termRows: namedLines(row, 'terms'),
    },
  };
}

/** An investor can commit the minimum itself. */
function readMinimum(row: RowReader): number {
  const minimum = row.money('minimum_investment');
  if (minimum !== null && !isMinimumInvestment(cents(minimum)))
    row.wrong('minimum_investment', 'must be a multiple of 1,000, at most 100,000,000', undefined);
  return row.requireValue('minimum_investment', minimum, 0);
}

function readLockUp(row: RowReader) {
  const lockUpCount = row.requireValue('lock_up_count', row.count('lock_up_count'), 0);
  const lockUpUnit = row.oneOf('lock_up_unit', ['months', 'years']);
  const max = MAX_LOCK_UP_YEARS * (lockUpUnit === 'years' ? 1 : 12);
  if (lockUpCount > max) row.wrong('lock_up_count', `must be at most ${max} ${lockUpUnit}`, undefined);
  return { lockUpCount, lockUpUnit };
}

function readClosing(row: RowReader) {
  const nextCloseDate = row.businessDay('next_close_date');
  const projectedCloseDate = row.businessDay('projected_close_date');
  row.checkYear('next_close_date', nextCloseDate, MAX_YEARS_AHEAD);
  row.checkYear('projected_close_date', projectedCloseDate, MAX_YEARS_AHEAD);
  if (nextCloseDate !== null && projectedCloseDate !== null && projectedCloseDate < nextCloseDate)
    row.wrong('projected_close_date', 'must not be before next_close_date', undefined);
  return { nextCloseDate, projectedCloseDate };
}

const MAX_YEARS_AHEAD = 20;

function readYearCap(row: RowReader): number | null {
  const cap = row.count('management_fee_year_cap');
  if (cap === 0)
    row.wrong('management_fee_year_cap', 'must be at least 1; leave it empty for no limit', undefined);
  if (cap !== null && row.optional('management_fee_basis') === 'one_time')
    row.wrong('management_fee_year_cap', 'must be empty for a one_time management fee', undefined);
  return cap;
}

/** A file without redemption terms leaves them unchanged; a new product redeems on any day. */
function readRedemption(row: RowReader) {
  const given = row.optional('redemption_frequency') !== undefined;
  const redemptionFrequency = given ? row.oneOf('redemption_frequency', REDEMPTION_FREQUENCIES) : undefined;
  const redemptionNoticeDays = row.count('redemption_notice_days') ?? undefined;
  if ((redemptionNoticeDays ?? 0) > MAX_NOTICE_DAYS)
    row.wrong('redemption_notice_days', `must be at most ${MAX_NOTICE_DAYS}`, undefined);
  const redemptionPayoutDays = row.count('redemption_payout_days') ?? undefined;
  if ((redemptionPayoutDays ?? 0) > MAX_NOTICE_DAYS)
    row.wrong('redemption_payout_days', `must be at most ${MAX_NOTICE_DAYS}`, undefined);
  const redemptionHoldback =
    row.fraction('redemption_holdback', isHoldback, 'must be from 0 to below 1, such as 0.05 for 5 %') ??
    undefined;
  return { redemptionFrequency, redemptionNoticeDays, redemptionPayoutDays, redemptionHoldback };
}

/**
 * Reads one layer per line: kind, number of units, management fee and performance fee, such as
 * `master_fund | 1250000 | 0.01 | 0.2`; values may be empty. Names and interests are in the language columns, such as
 * `Harbor Master Fund LP: Class I interests`.
 */
function readLayers(row: RowReader): ProductLayer[] {
  const [lines, names] = [row.lines('layers'), namedLines(row, 'layers')];
  if (lines.length !== names.length)
    row.wrong('layers', `has ${lines.length} lines, but layers_en has ${names.length}`, undefined);
  return names.flatMap(({ name, value: interest }, index) => {
    const line = lines[index] ?? '';
    const [kind, units = '', management = '', performance = ''] = line.split('|').map((part) => part.trim());
    const known = LOOK_THROUGH_KINDS.find((one) => one === kind);
    if (!known || !UNITS.test(units) || !RATE.test(management) || !RATE.test(performance))
      return row.wrong('layers', `has the line "${line}", which does not describe a layer`, []);
    return [
      {
        kind: known,
        name,
        interest,
        units: units === '' ? null : addDecimals([units, NO_UNITS]),
        managementFee: management || null,
        performanceFee: performance || null,
      },
    ];
  });
}

const UNITS = /^(\d{1,13}(\.\d{1,6})?)?$/;
const RATE = /^(0(\.\d{1,8})?|1)?$/;
/** Units have six decimal places. */
const NO_UNITS = '0.000000';

function readEligibility(row: RowReader) {
  const items = row.list('eligibility');
  const known = PRODUCT_ELIGIBILITIES.filter((one) => items.includes(one));
  if (known.length === 0 || known.length !== items.length)
    row.wrong('eligibility', `must be one or more of ${PRODUCT_ELIGIBILITIES.join(', ')}`, undefined);
  return known;
}

function readCountries(row: RowReader): string[] {
  const countries = row.list('allowed_countries');
  const unknown = countries.filter((country) => !isCountry(country));
  if (unknown.length > 0)
    row.wrong('allowed_countries', `has unknown country codes: ${unknown.join(', ')}`, undefined);
  const sanctioned = countries.filter(isSanctionedCountry);
  if (sanctioned.length > 0)
    row.wrong('allowed_countries', `has countries under sanctions: ${sanctioned.join(', ')}`, undefined);
  const withoutPhones = countries.filter((country) => isCountry(country) && !getPhoneRegion(country));
  if (withoutPhones.length > 0)
    row.wrong(
      'allowed_countries',
      `has countries whose phone numbers are not supported: ${withoutPhones.join(', ')}`,
      undefined,
    );
  const twice = countries.filter((country, index) => countries.indexOf(country) !== index);
  if (twice.length > 0) row.wrong('allowed_countries', `has countries twice: ${twice.join(', ')}`, undefined);
  if (countries.length === 0) row.wrong('allowed_countries', 'is missing', undefined);
  return countries;
}

// Imports products: creates unknown ones with the status upcoming, and updates known ones without changing their status.
export const importProducts = (
  operation: Operation,
  path: string,
  { dryRun = false }: { dryRun?: boolean },
) => importFile(operation, path, productPlan, dryRun);

export const productPlan: ImportPlan<ProductToSave> = {
  columns: PRODUCT_COLUMNS,
  read: readProduct,
  getKey: ({ id }) => id,
  lock: (tx, items) =>
    lockProducts(
      tx,
      items.map(({ id }) => ({ productId: id })),
    ),
  write: (tx, product, operation) => saveProduct(tx, operation, product),
};
