// Fills in the five steps of an application by field name.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApplicationStep } from '@quoin/rules';
import { addPayer } from './bank-account';
import { fillFields } from './fields';
import { investorInformation, MEANS, OCCUPATION, QUALIFICATION } from './form-answers';
import type { SampleFile } from './sample-documents';
import { fullName, type Person } from './person';
import { proofUpload } from './proof-upload';
import { readToTheEnd } from './reader';
import { expectErrorAt } from './page';
import type { Say } from './messages';

export interface ApplicationCourse {
  commitment: string;
  proofOfId: SampleFile;
  proofOfAddress: SampleFile;
  /** Called after "Save and exit" at step three with the URL to return to. */
  elsewhere: (address: string) => Promise<void>;
  onEachStep: () => Promise<void>;
}

interface Beginning {
  /** Value of the investor to choose; default: the first. */
  who?: string;
  usPerson?: 'yes' | 'no';
  /** Fills in further fields of the dialog. */
  fillMore?: () => Promise<void>;
}

export async function startApplication(
  page: Page,
  say: Say,
  productId: string,
  { who, usPerson = 'yes', fillMore }: Beginning = {},
): Promise<void> {
  const dialog = await openStart(page, say, productId);
  const chosen = who === undefined ? '' : `[value="${who}"]`;
  await dialog.locator(`[name="investor"]${chosen}`).first().check();
  await fillMore?.();
  await answerStart(dialog, usPerson);
  await dialog.getByRole('button', { name: say('apply.start.begin') }).click();
  await page.waitForURL(/\/go\/investment\?/);
}

/** @returns the dialog that chooses the investor, with its options loaded */
export async function openStart(page: Page, say: Say, productId: string): Promise<Locator> {
  await page.goto(`/go/products/${productId}`);
  await page
    .getByRole('button', { name: say('browse.action.invest'), exact: true })
    .first()
    .click();
  const dialog = page.locator('[data-quoin="Dialog"]');
  await expect(dialog.locator('[name="investor"]').first()).toBeVisible();
  return dialog;
}

/** Answers the two questions after the choice of the investor. */
export async function answerStart(dialog: Locator, usPerson: 'yes' | 'no'): Promise<void> {
  await dialog.locator(`[name="us_person"][value="${usPerson}"]`).check();
  for (const statement of await dialog.getByRole('checkbox').all()) await statement.check();
}

export async function fillApplication(
  page: Page,
  say: Say,
  person: Person,
  course: ApplicationCourse,
): Promise<void> {
  await atStep(page, say, 'qualification');
  await fillFields(page, QUALIFICATION);
  await course.onEachStep();
  await goOn(page, say);

  await atStep(page, say, 'investor_information');
  await fillInformation(page, person);
  await course.onEachStep();
  await goOn(page, say);

  await atStep(page, say, 'status_and_experience');
  const address = page.url();
  await page.getByRole('button', { name: say('apply.exit') }).click();
  await page.waitForURL((url) => url.pathname !== '/go/investment');
  await course.elsewhere(address);
  await page.goto(address);
  await atStep(page, say, 'status_and_experience');
  await fillFields(page, OCCUPATION);
  await fillMeans(page, say);
  await course.onEachStep();
  await goOn(page, say);

  await atStep(page, say, 'upload_files');
  await upload(page, 'proof_of_id', course.proofOfId);
  await upload(page, 'proof_of_address', course.proofOfAddress);
  await course.onEachStep();
  await goOn(page, say);

  await atStep(page, say, 'amount_and_signature');
  await fillAmount(page, say, course.commitment, fullName(person));
  await course.onEachStep();
  await page.getByRole('button', { name: say('apply.send') }).click();
}

async function fillInformation(page: Page, person: Person): Promise<void> {
  const { phone_number, 'signers.0.id_number': idNumber, ...answers } = investorInformation(person);
  await fillFields(page, answers);
  const phone = page.locator('[name="phone_number"]');
  if ((await phone.inputValue()) === '') await phone.pressSequentially(phone_number);
  await page.locator('[name="signers.0.id_number"]').pressSequentially(idNumber);
}

/** Fills in financial means and objectives, which persons and organizations share. */
export async function fillMeans(page: Page, say: Say): Promise<void> {
  await fillFields(page, MEANS);
  // 60 + 30 is not 100: the step does not advance, and keeps its input.
  await fillFields(page, {
    'composition.equities.share_bp': '60',
    'composition.equities.years': '12',
    'composition.cash.share_bp': '30',
    'composition.cash.years': '20',
  });
  await goOn(page, say);
  const composition = page.locator('[data-quoin="CompositionEditor"]');
  await expect(composition).toHaveAttribute('data-invalid');
  await expect(composition).toContainText(say('problem.composition_total', { total: 90 }));
  await fillFields(page, { 'composition.real_estate.share_bp': '10', 'composition.real_estate.years': '6' });
}

export async function upload(page: Page, documentType: string, file: SampleFile): Promise<void> {
  const field = proofUpload(page, documentType);
  await field.locator('input[type="file"]').setInputFiles(file);
  await expect(field.locator('li[data-state="stored"]')).toContainText(file.name);
}

export async function fillAmount(page: Page, say: Say, commitment: string, holder: string): Promise<void> {
  const amount = page.locator('[name="commitment"]');
  await amount.fill('50500');
  await page.getByRole('button', { name: say('apply.send') }).click();
  await expect(page.getByRole('heading', { name: say('apply.incomplete.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectErrorAt(
    page,
    'commitment',
    say('problem.commitment_multiple', { multiple: { dollars: 1_000 } }),
  );
  await expect(page.getByText(say('problem.must_read_missing'))).toBeVisible(); // not visited yet
  await amount.fill(commitment);
  await addPayer(page, say, holder);
  for (const row of await page.locator('[data-quoin="MustReadList"] li').all()) {
    await row.getByRole('button').first().click();
    await readToTheEnd(page);
    await expect(row.getByRole('checkbox')).toBeEnabled({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await row.getByRole('checkbox').check();
  }
}

/** Expects the step, with all its sections open. @param step name of the step of the application */
export async function atStep(page: Page, say: Say, step: ApplicationStep): Promise<void> {
  await expect(page.locator('[aria-current="step"]')).toContainText(say(`apply.step.${step}`));
  if (step === 'investor_information') await openSections(page);
}

/** Opens the closed sections of the step, whose fields are hidden until then. */
export async function openSections(page: Page): Promise<void> {
  const section = '[data-quoin="SummarySection"]';
  await expect(page.locator(section).first()).toBeVisible();
  const closed = page.locator(`${section} > [data-part="head"] [data-part="toggle"][aria-expanded="false"]`);
  while ((await closed.count()) > 0) await closed.first().click();
}

export const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('apply.continue') }).click();
