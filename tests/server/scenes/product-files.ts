// Product files for imports, and the audit rows of products.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../../packages/server/src/database/tables';
import type { TestApp } from '../test-app';

export const productFacts = (changed: Record<string, unknown> = {}) => ({
  id: 'lantern-credit',
  name_en: 'Lantern Credit Fund',
  name_zh: '灯笼信贷基金',
  category: 'fixed_income',
  market_correlation: 'low',
  eligibility: ['ira', 'us'],
  allowed_countries: ['US', 'PR'],
  lock_up_count: 18,
  lock_up_unit: 'months',
  minimum_investment: '50,000',
  expected_return: '0.094',
  next_close_date: '2026-09-30',
  manager_name: 'Lantern Capital',
  management_fee: '0.01',
  performance_fee: '0.1',
  subscription_fee: '0',
  ach_permitted: true,
  summary_en: 'Senior loans, "first lien", to mid-sized firms.',
  summary_zh: '面向中型企业的优先级贷款。',
  sector_en: 'Private credit',
  sector_zh: '私募信贷',
  overview_en: ['Loans are small.', 'Losses were rare, so far.'],
  overview_zh: ['单笔贷款较小。', '迄今损失很少。'],
  manager_about_en: 'Lending since 2009.',
  manager_about_zh: '自 2009 年起放贷。',
  capital_call_schedule_en: 'At once.',
  capital_call_schedule_zh: '一次缴足。',
  exit_policy_en: 'Quarterly after the lock-up.',
  exit_policy_zh: '锁定期后每季度。',
  terms_en: ['Vehicle: Delaware limited partnership'],
  terms_zh: ['法律形式：特拉华州有限合伙企业'],
  ...changed,
});

/** A folder for the files of a test file. */
export function folderToImport() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-import-'));
  const getPath = (name: string) => join(folder, name);
  const file = (name: string, content: string): string => {
    writeFileSync(getPath(name), content);
    return getPath(name);
  };
  return { getPath, file, remove: () => rmSync(folder, { recursive: true }) };
}

/** Actors and acts, in order. */
export const actsOnProduct = async (app: TestApp, id: string): Promise<string[]> =>
  (
    await app.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.object, `product:${id}`))
      .orderBy(auditTrail.seq)
  ).map(({ actor, act }) => `${actor} ${act}`);

/** The managers of a product as a signed-in account sees them. */
export async function loadManagers(
  app: TestApp,
  token: string,
  productId: string,
  language: Language = 'en',
) {
  const { managers, details } = await app.ok('getProduct', { token, params: { productId }, language });
  return managers.map((manager, index) => ({ ...manager, ...details?.managers[index] }));
}
