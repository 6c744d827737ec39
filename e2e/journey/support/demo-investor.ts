// The demo world's existing investors, one per language, so that runs in both languages do not interfere.
import { expect, type Page } from '@playwright/test';
import type { NationalIdType } from '@quoin/rules';
import { IdentityCheckModal as inEnglish } from '../../../packages/ui/src/messages/en/flow';
import { flow as inChinese } from '../../../packages/ui/src/messages/zh-CN/flow';
import type { Person } from './person';
import type { Language } from './messages';

/** A person who can pass an identity check with this number. */
export interface Proven {
  identity: { kind: NationalIdType; number: string };
}

export type DemoInvestor = Person & Proven;

/** An investor who has signed an application that `support` filled in. */
export const APPLICANT: Proven = { identity: { kind: 'ssn', number: '9999' } };

export const demoInvestors: Record<Language, DemoInvestor> = {
  en: {
    firstName: 'Grace',
    lastName: 'Lindqvist',
    email: 'grace.lindqvist@example.com',
    phone: '4155550168',
    e164: '+14155550168',
    password: 'Corner-Stone-7',
    identity: { kind: 'ssn', number: '6789' },
  },
  'zh-CN': {
    firstName: 'Yifei',
    lastName: 'Lin',
    email: 'yifei.lin@example.com',
    phone: '51234567',
    e164: '+85251234567',
    password: 'Corner-Stone-7',
    identity: { kind: 'passport', number: 'K00000017' },
  },
};

export async function proveIdentity(page: Page, { identity }: Proven): Promise<void> {
  const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
  await dialog.locator(`input[type="radio"][value="${identity.kind}"]`).check();
  await dialog.locator('input:not([type="radio"])').pressSequentially(identity.number);
  await page.keyboard.press('Enter');
}

export const identityMessages = { en: inEnglish, 'zh-CN': inChinese.IdentityCheckModal };

/** Enters a wrong number first, sees the error at the field, and then enters the right one. */
export async function mistakeIdentity(
  page: Page,
  { identity: { kind } }: Proven,
  sentence: string,
): Promise<void> {
  await proveIdentity(page, { identity: { kind, number: kind === 'ssn' ? '0246' : 'K99999999' } });
  const number = page.locator('[data-quoin="IdentityCheckModal"] input:not([type="radio"])');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(number).toBeFocused();
  await number.clear();
}

/** Holding that is not the IRA's, which its custodian pays for. */
export const getDemoHolding = (page: Page) =>
  page.locator('[data-quoin="HoldingsTable"] tbody tr').filter({ hasNotText: 'IRA' }).first();
