// Errors of an application: at its start, in its fields and files, and due to elapsed time or changes by the operator.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { applicant, openApplication } from './support/applicant';
import { answerStart, atStep, goOn, openStart } from './support/application';
import { completeApplication, everyPage, finishTypedSteps, openDocument } from './support/application-by-api';
import { fillFields } from './support/fields';
import { enter } from './support/membership';
import { operatorAt } from './support/operator';
import { IN_TIME, letPass, test as testInTime } from './support/own-server';
import { passportPdf, utilityBillPng } from './support/sample-documents';
import { expectRefused, proofUpload, uploadMessages } from './support/proof-upload';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

const TAKES_IRA = 'quillon-equity-neutral';
const NO_IRA = 'greywether-staking-income';

test('an application can be started once by an eligible investor: each error is in the form with a next step', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const token = await fetchToken(request, person);
  await enter(page, person);
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: say('apply.start.begin') });
  const alert = dialog.getByRole('alert');

  await test.step('1. no answers, and an IRA for a product that does not accept one', async () => {
    await openStart(page, say, NO_IRA);
    await expect(dialog.locator('[name="investor"][value="new:ira"]')).toBeDisabled();
    await expect(dialog.getByText(say('apply.start.ira_not_allowed'))).toBeVisible();
    await begin.click();
    for (const sentence of ['required', 'answer_required', 'attestation_required'])
      await expect(dialog.getByText(say(`problem.${sentence}`)).first()).toBeVisible();
    await expect(dialog.locator('[name="investor"]').first()).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('2. a missing custodian, then a US resident who claims not to be a US person', async () => {
    await openStart(page, say, TAKES_IRA);
    await dialog.locator('[name="investor"][value="new:ira"]').check();
    await answerStart(dialog, 'no');
    await begin.click();
    await expectErrorAt(page, 'custodian_name', say('problem.required'));
    await expectErrorAt(page, 'account_number', say('problem.required'));
    await expectAccessible(page);
    await dialog.locator('[name="investor"][value="new:individual"]').check();
    await begin.click();
    await expect(dialog.getByText(say('problem.us_resident'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('3. one investor per type: one created in another window can be chosen', async () => {
    await openStart(page, say, NO_IRA); // the investor created before the error exists
    await expect(dialog.locator('[name="investor"][value="new:individual"]')).toHaveCount(0);
    await openStart(page, say, TAKES_IRA);
    await dialog.locator('[name="investor"][value="new:ira"]').check();
    await answerStart(dialog, 'yes');
    await fillFields(page, { custodian_name: 'Granary Trust Custodians', account_number: 'IRA-7700418' });
    const body = { investor_type: 'ira', custodian_name: 'Granary Trust', account_number: 'IRA-1' } as const;
    const { id } = await call(request, 'createInvestor', { token, body });
    await begin.click();
    await expect(alert).toContainText(say('error.one_investor_per_type'));
    await expectAccessible(page);
    await dialog.locator(`[name="investor"][value="${id}"]`).check();
    await begin.click();
    await page.waitForURL(/\/go\/investment\?/);
  });

  await test.step('4. a second application of the same investor opens the first', async () => {
    await openStart(page, say, TAKES_IRA);
    await dialog.locator('[name="investor"]').last().check();
    await answerStart(dialog, 'yes');
    await begin.click();
    await expect(alert).toContainText(say('error.application_exists'));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: say('apply.start.exists') }).click();
    await expect(page).toHaveURL(/\/go\/my-investment\/pending$/);
    await expect(page.locator('[data-quoin="InvestmentCard"]')).toHaveCount(1);
  });
});

test('each field shows its error, valid input stays, and the corrected step continues', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  const { token, application } = await openApplication(page, request, say, person, (begun) =>
    finishTypedSteps(request, begun.token, begun.application, person),
  );
  const field = (name: string) => page.locator(`[name="${name}"]`);

  await test.step('1. an investor who meets no test of an accredited investor sees a message and cannot continue', async () => {
    await toStep(page, say('apply.step.qualification'));
    const warning = page.getByText(say('apply.qualification.ineligible'));
    await field('accredited_basis').last().check();
    await expect(warning).toBeVisible();
    await goOn(page, say);
    await expect(page.getByText(say('problem.investor_ineligible'))).toBeVisible();
    await atStep(page, say, 'qualification');
    await expectAccessible(page);
    await page.locator('[name="accredited_basis"][value="net_worth"]').check();
    await expect(warning).toHaveCount(0);
    await goOn(page, say);
  });

  await test.step('2. the investor: characters, address, date of birth and number', async () => {
    await atStep(page, say, 'investor_information');
    await fillFields(page, WRONG);
    await page.locator('[data-quoin="NationalIdField"] button').first().click();
    await field('signers.0.id_number').pressSequentially('000123456');
    await goOn(page, say);
    for (const [name, problem] of Object.entries(PROBLEMS))
      await expectErrorAt(page, name, say(`problem.${problem}`));
    await expect(field('signers.0.date_of_birth.day')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(say('problem.birth_date_invalid'))).toBeVisible();
    await expect(field('investor_name')).toBeFocused();
    await expectAccessible(page);
    await expect(field('signers.0.last_name')).toHaveValue(person.lastName);
    await fillFields(page, { ...RIGHT, 'signers.0.email': person.email });
    await field('signers.0.id_number').fill('');
    await field('signers.0.id_number').pressSequentially('219099999');
    await goOn(page, say);
  });

  await test.step('3. status and experience: an incomplete composition, and missing answers', async () => {
    await atStep(page, say, 'status_and_experience');
    await field('composition.cash.share_bp').fill('20');
    await fillFields(page, {
      'composition.real_estate.share_bp': '5',
      'composition.real_estate.years': '3',
    });
    await field('wealth_source').selectOption('other');
    await field('net_worth').fill('');
    await goOn(page, say);
    await expect(page.getByText(say('problem.composition_total', { total: 95 }))).toBeVisible();
    await expectErrorAt(page, 'wealth_source_other', say('problem.required'));
    await expectErrorAt(page, 'net_worth', say('problem.required'));
    await expectAccessible(page);
    await fillFields(page, {
      'composition.real_estate.share_bp': '10',
      'composition.real_estate.years': '',
      wealth_source_other: 'The sale of a quarry',
      net_worth: '2400000',
    });
    await goOn(page, say);
    await expectErrorAt(page, 'composition.real_estate.years', say('problem.years_required'));
    await field('composition.real_estate.years').fill('3');
    await goOn(page, say);
  });

  await test.step('4. files: unsupported format, empty, and duplicate name', async () => {
    await atStep(page, say, 'upload_files');
    const { problems, unsupported } = uploadMessages(language);
    const proof = proofUpload(page, 'proof_of_id');
    const chooser = proof.locator('input[type="file"]');
    const stored = proof.locator('li[data-state="stored"]');
    await chooser.setInputFiles(passportPdf());
    await expect(stored).toHaveCount(1);
    for (const [name, content, sentence] of [
      ['notes.docx', 'Only text.', unsupported.document('Word')],
      ['passport.heic', 'a photo of a telephone', unsupported.image('HEIC')],
      ['blank.pdf', '', problems.empty],
      ['passport.pdf', 'another one', problems.exists],
    ] as const) {
      const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
      await chooser.setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
      await expectRefused(proof, name, sentence);
    }
    await expectAccessible(page);
    await expect(stored).toHaveCount(1);
    await proofUpload(page, 'proof_of_address').locator('input[type="file"]').setInputFiles(utilityBillPng());
    await expect(proofUpload(page, 'proof_of_address').locator('li[data-state="stored"]')).toHaveCount(1);
    await goOn(page, say);
  });

  await test.step('5. amount and documents: sending requires each document to be read and ticked', async () => {
    await atStep(page, say, 'amount_and_signature');
    await fillFields(page, { commitment: '50500' });
    await page.getByRole('button', { name: say('apply.send') }).click();
    const missing = page.getByRole('dialog', { name: say('apply.incomplete.title') });
    await expect(missing.getByRole('heading', { level: 3 })).toHaveText([
      say('apply.step.amount_and_signature'),
    ]);
    await expectAccessible(page);
    const step = say('apply.step.amount_and_signature');
    await missing.getByRole('button', { name: say('apply.incomplete.open', { step }) }).click();
    const multiple = { dollars: 1_000 };
    await expectErrorAt(page, 'commitment', say('problem.commitment_multiple', { multiple }));
    await expect(page.getByText(say('problem.must_read_missing'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('6. a document read on another device can be ticked without opening it', async () => {
    const ticks = page.locator('[data-quoin="MustReadList"] li').getByRole('checkbox');
    await expect(ticks.first()).toBeDisabled();
    const [document] = application.product.must_read;
    const params = { fileId: document?.file_id ?? '' };
    await openDocument(request, token, params.fileId);
    const body = { end_reached: true, pages: everyPage(document) };
    await call(request, 'recordFileAccess', { token, params, body });
    await page.reload();
    await ticks.first().check();
    await expect(ticks.nth(1)).toBeDisabled();
  });
});

testInTime(
  'changes by time and by the operator show an error where they block the application',
  { tag: IN_TIME },
  async ({ page, request, server, say, person }) => {
    const begun = await applicant(request, person);
    await completeApplication(request, begun.token, begun.application, person);
    const { product } = begun.application;
    const staff = (...command: string[]) => operatorAt(server.dataDir, ...command);
    const send = page.getByRole('button', { name: say('apply.send') });
    const dialog = page.getByRole('dialog');
    const start = async (id: string) => {
      await openStart(page, say, id);
      await dialog.locator('[name="investor"]').first().check();
      await answerStart(dialog, 'yes');
    };
    await enter(page, person);

    await test.step('1. after a change of residence the product cannot be applied for', async () => {
      await start(NO_IRA);
      await staff('accounts', 'set-country', person.email, 'CA', '--reason', 'Moved to Canada');
      await dialog.getByRole('button', { name: say('apply.start.begin') }).click();
      await expect(dialog.getByRole('alert')).toContainText(say('error.country_not_eligible'));
      await expectAccessible(page);
      await staff('accounts', 'set-country', person.email, 'US', '--reason', 'Moved back');
    });

    await test.step('2. the product closes while its form is open', async () => {
      await start(NO_IRA);
      await staff('products', 'close', NO_IRA);
      await dialog.getByRole('button', { name: say('apply.start.begin') }).click();
      await expect(dialog.getByRole('alert')).toContainText(say('error.product_not_ready'));
      await expectAccessible(page);
      await page.goto(`/go/products/${NO_IRA}`);
      await expect(page.getByText(say('browse.action.closed.note'))).toBeVisible();
    });

    await test.step('3. three months later the proof of address is too old and a newer one is required', async () => {
      await page.clock.setFixedTime(await letPass(request, 'P93D')); // moves the clock of the browser too
      await page.context().clearCookies();
      await enter(page, person);
      await page.goto(begun.address);
      await send.click();
      const missing = page.getByRole('dialog', { name: say('apply.incomplete.title') });
      const step = say('apply.step.upload_files');
      await missing.getByRole('button', { name: say('apply.incomplete.open', { step }) }).click();
      await expectErrorAt(page, 'proof_of_address', say('problem.proof_of_address_outdated', { months: 3 }));
      await expectAccessible(page);
      const proof = proofUpload(page, 'proof_of_address');
      const newer = { ...utilityBillPng(), name: 'utility-bill-newer.png' };
      await proof.locator('input[type="file"]').setInputFiles(newer);
      await expect(proof.locator('li[data-state="stored"]')).toHaveCount(2);
      await goOn(page, say);
    });

    await test.step('4. complete, but the product is closed: the agreement is not sent', async () => {
      await staff('products', 'close', product.id);
      await send.click();
      await expect(page.getByRole('alert')).toContainText(say('error.product_not_ready'));
      await expectAccessible(page);
    });
  },
);

/** Invalid input by field. */
const WRONG = {
  investor_name: '米拉',
  'permanent_address.line_1': 'P.O. Box 12',
  'permanent_address.city': '奥尔巴尼',
  'permanent_address.zip': '1220',
  'signers.0.first_name': 'Мира',
  'signers.0.email': 'mira.castellan',
  'signers.0.date_of_birth.month': '2',
  'signers.0.date_of_birth.day': '30',
};
const PROBLEMS = {
  investor_name: 'latin_only',
  'permanent_address.line_1': 'po_box',
  'permanent_address.city': 'latin_only',
  'permanent_address.zip': 'zip_invalid',
  'signers.0.first_name': 'latin_only',
  'signers.0.email': 'email_invalid',
  'signers.0.id_number': 'ssn_invalid',
};
const RIGHT = {
  investor_name: 'Mira Castellan',
  'permanent_address.line_1': '48 Cornerstone Lane',
  'permanent_address.city': 'Albany',
  'permanent_address.zip': '12207',
  'signers.0.first_name': 'Mira',
  'signers.0.date_of_birth.month': '4',
  'signers.0.date_of_birth.day': '12',
};

/** Opens a step through the stepper, which is collapsed on a phone. */
async function toStep(page: Page, name: string): Promise<void> {
  const stepper = page.locator('[data-quoin="Stepper"]');
  await expect(stepper).toBeVisible();
  const bar = stepper.locator('> button');
  if (await bar.isVisible()) await bar.click();
  await stepper.locator('li').filter({ hasText: name }).getByRole('button').click();
}
