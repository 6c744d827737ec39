// The upload fields of proofs of identity and address, and their messages.
import { expect, type Locator, type Page } from '@playwright/test';
import * as inEnglish from '../../../packages/ui/src/messages/en/file-upload';
import { fileUpload as inChinese } from '../../../packages/ui/src/messages/zh-CN/file-upload';
import type { Language } from './messages';

export const proofUpload = (page: Page, documentType: string): Locator =>
  page.locator(`[data-quoin="FileUpload"]:has(input[name="${documentType}"])`);

export const uploadMessages = (language: Language) => (language === 'en' ? inEnglish : inChinese).FileUpload;

/** Expects the file in the list, not accepted, with the reason. */
export async function expectRefused(proof: Locator, name: string, reason: string): Promise<void> {
  const row = proof.locator('li[data-state="refused"]').filter({ hasText: name });
  await expect(row).toContainText(reason);
}
