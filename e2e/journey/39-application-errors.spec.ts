// An application with errors: each error is shown at its field, and no input is lost.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { applicantToSign, openApplication, openLastStep } from './support/applicant';
import { goOn } from './support/application';
import { finishTypedSteps } from './support/application-by-api';
import { enterAgain } from './support/membership';
import { passportPdf, textRenamedToPdf, tooLargePdf } from './support/sample-documents';
import { fullName, newPerson } from './support/person';
import { expectRefused, proofUpload, uploadMessages } from './support/proof-upload';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

test('a text file renamed to .pdf and a file over the limit are rejected, and stored files stay', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  await openApplication(page, request, say, person, ({ token, application }) =>
    finishTypedSteps(request, token, application, person),
  );
  const field = proofUpload(page, 'proof_of_id');
  const chooser = field.locator('input[type="file"]');
  const stored = field.locator('li[data-state="stored"]');
  await chooser.setInputFiles(passportPdf());
  await expect(stored).toContainText('passport.pdf');
  await expect(stored.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/); // its first page

  await chooser.setInputFiles(textRenamedToPdf());
  await expectRefused(field, 'notes.pdf', say('error.file_type_refused'));

  const { problems } = uploadMessages(language);
  await chooser.setInputFiles(tooLargePdf());
  await expectRefused(field, 'scan.pdf', problems.size(10));
  await expectAccessible(page);

  await goOn(page, say);
  await expectErrorAt(page, 'proof_of_address', say('problem.proof_of_address_missing'));
  await expect(stored).toContainText('passport.pdf');
});

test('an amount below the minimum shows an error with the minimum, and stays in the field', async ({
  page,
  request,
  say,
  person,
}) => {
  const { application } = await openLastStep(page, request, say, person);
  const amount = page.locator('[name="commitment"]');
  await amount.fill('1000');
  await amount.press('Tab');
  const minimum = { dollars: Number(application.product.minimum_investment) };
  await expectErrorAt(page, 'commitment', say('problem.commitment_minimum', { minimum }));
  await expectAccessible(page);

  await page.getByRole('button', { name: say('apply.payer.add') }).click();
  const holder = page.locator('[name="account.account_holder"]');
  await holder.fill('Somebody Else');
  await page.getByRole('button', { name: say('apply.payer.new.save') }).click();
  const own = say('problem.account_holder_name', { name: fullName(person) });
  await expectErrorAt(page, 'account.account_holder', own);
  await expect(holder).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('1,000');

  await page.getByRole('button', { name: say('apply.exit') }).click();
  await expect(page).toHaveURL(/\/go\/my-investment\/all$/);
  await page.goBack();
  await expect(amount).toHaveValue('1,000');
  await expect(page.locator('[name="preferred_method"][value="wire"]')).toBeChecked();
});

test('sending for signature with missing information lists the incomplete steps with links', async ({
  page,
  request,
  say,
  person,
}) => {
  await openLastStep(page, request, say, person);
  await page.getByRole('button', { name: say('apply.send') }).click();
  const dialog = page.getByRole('dialog', { name: say('apply.incomplete.title') });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    say('apply.step.qualification'),
    say('apply.step.investor_information'),
    say('apply.step.status_and_experience'),
    say('apply.step.upload_files'),
    say('apply.step.amount_and_signature'),
  ]);
  await expectAccessible(page);

  const step = say('apply.step.status_and_experience');
  await dialog.getByRole('button', { name: say('apply.incomplete.open', { step }) }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(step);
  await expectErrorAt(page, 'occupation', say('problem.required'));
  await expectAccessible(page);
});

test("another account's investment and signature give the same error as nonexistent ones", async ({
  page,
  request,
  say,
  person,
}, { parallelIndex }) => {
  const owner = newPerson(parallelIndex + 2);
  const { application, envelope } = await applicantToSign(request, owner);
  await enterAgain(page, request, person);
  for (const address of [
    `/go/my-investment/pending/${application.investment_id}/all`,
    `/go/investment?id=${application.investment_id}`,
    `/go/signing/${envelope.id}`,
    '/go/my-investment/pending/no-such-investment/all',
    '/go/signing/no-such-envelope',
  ]) {
    await page.goto(address);
    const error = page.locator('[data-quoin="ErrorState"]');
    await expect(error).toContainText(say('error.not_authorized_action'));
    await expectAccessible(page);
  }
});
