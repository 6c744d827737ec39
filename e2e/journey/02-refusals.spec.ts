// What goes wrong on the way, as a person meets it: the reason stands where the mistake is, in the page's language, and
// nothing that was typed is lost.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openAccount } from './support/api';
import { applicantToSign, openApplication } from './support/applicant';
import { goOn } from './support/application';
import { finishTypedSteps, goToLastStep } from './support/application-by-api';
import { chooseCountry } from './support/country';
import { enterAnew, passSignIn } from './support/membership';
import { operator } from './support/operator';
import { messagesTo, nextMessage } from './support/outbox';
import { passportPdf, textRenamedToPdf, tooLargePdf } from './support/papers';
import { fullName, newPerson } from './support/person';
import { proofUpload, uploadWords } from './support/proof-upload';
import { expectRefusedAt, refusalOf, textBeforeValue } from './support/refusal';
import { test } from './support/told-in';
import type { Say } from './support/words';

test.describe('signing up', () => {
  test('a bad e-mail, a bad phone, a weak password and terms not accepted are each told at their field', async ({
    page,
    say,
    person,
  }) => {
    await toTheDetails(page, say);
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field('first_name').fill(person.firstName);
    await field('last_name').fill(person.lastName);
    await field('email').fill('mira.castellan');
    await field('phone_number').pressSequentially('555');
    await field('password').fill('quarry');
    await field('confirmation').fill('quarrY');
    await page.getByRole('button', { name: say('join.details.create') }).click();

    await expectRefusedAt(page, 'email', say('problem.email_invalid'));
    await expectRefusedAt(page, 'phone_number', say('problem.phone_invalid'));
    await expectRefusedAt(page, 'code', say('problem.required'));
    await expectRefusedAt(page, 'password', say('problem.password_weak'));
    await expectRefusedAt(page, 'confirmation', say('problem.passwords_differ'));
    await expectRefusedAt(page, 'terms_accepted', say('problem.terms_required'));
    await expect(field('email')).toBeFocused();
    await expectAccessible(page);

    await expect(field('first_name')).toHaveValue(person.firstName);
    await expect(field('last_name')).toHaveValue(person.lastName);
    await expect(field('email')).toHaveValue('mira.castellan');
    await expect(field('password')).toHaveValue('quarry');
  });

  test('a wrong code is refused at once, and the right one is still good', async ({
    page,
    request,
    say,
    person,
  }) => {
    await toTheDetails(page, say);
    await page.locator('[name="phone_number"]').pressSequentially(person.phone);
    const send = page.locator('[data-quoin="CodeField"] button');
    const sms = await nextMessage(request, person.e164, () => send.click());
    const code = page.locator('[name="code"]');
    await code.fill(sms.code === '271828' ? '314159' : '271828');
    await expectRefusedAt(page, 'code', say('error.code_incorrect'));
    await expectAccessible(page);
    await code.fill(sms.code ?? '');
    await expect(page.getByText(say('join.details.code_right'))).toBeVisible();
    await expect(code).not.toHaveAttribute('aria-invalid');
  });

  test('going back from field to field by keyboard, none is hidden under the masthead', async ({
    page,
    say,
  }) => {
    await toTheDetails(page, say);
    await page.getByRole('button', { name: say('join.details.create') }).focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const masthead = await page.locator('[data-quoin="AppHeader"]').boundingBox();
    const first = page.locator('[name="first_name"]');
    while (!(await first.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual(masthead?.height ?? Infinity);
    }
  });

  test('a residence where sign-up is not open leads to the waitlist', async ({ page, say, person }) => {
    await page.goto('/go/auth/signup');
    await chooseCountry(page, 'country', 'JP');
    await expect(page.getByRole('button', { name: say('join.residence.continue') })).toHaveCount(0);
    await page.getByRole('button', { name: say('join.residence.to_waitlist') }).click();

    await page.locator('[name="first_name"]').fill(person.firstName);
    await page.locator('[name="last_name"]').fill(person.lastName);
    await page.locator('[name="email"]').fill(person.email);
    await page.locator('[name="phone_number"]').fill('12');
    const join = page.getByRole('button', { name: say('join.waitlist.send') });
    await join.click();
    await expectRefusedAt(page, 'phone_number', say('problem.phone_invalid'));
    await expectAccessible(page);
    await page.locator('[name="phone_number"]').fill('+81 3 1234 5678');
    await join.click();
    await expect(page.getByRole('heading', { name: say('join.waitlist.done.title') })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('signing in', () => {
  test('five wrong passwords lock the account, for the right password too', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    const sentBefore = await messagesTo(request, person.e164);
    await page.goto('/go/auth/login');
    await fiveWrongPasswords(page, say, person.email);
    await expectAccessible(page);

    await page.reload();
    await tryPassword(page, say, person.email, person.password);
    await expect(refusalOf(page)).toContainText(textBeforeValue(say('error.account_locked')));
    expect(await messagesTo(request, person.e164)).toEqual(sentBefore); // no code went out
  });

  test('an e-mail without an account is answered like one that has an account', async ({
    page,
    say,
    person,
  }) => {
    await page.goto('/go/auth/login');
    await fiveWrongPasswords(page, say, person.email);
  });

  test('who is kept out reads so, and is in again once the operator says so', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    await operator('accounts', 'disable', person.email);
    await page.goto('/go/auth/login');
    await tryPassword(page, say, person.email, person.password);
    await expect(refusalOf(page)).toContainText(say('error.account_disabled'));
    await expect(page.locator('[name="email"]')).toHaveValue(person.email);
    await expectAccessible(page);
    await operator('accounts', 'enable', person.email);
    await passSignIn(page, request, say, person);
  });

  test('a visitor who opened My Investments lands there after the sign-in', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    await page.goto('/go/my-investment/all');
    await expect(page).toHaveURL(/\/go\/auth\/login$/);
    await passSignIn(page, request, say, person);
    await expect(page).toHaveURL(/\/go\/my-investment\/all$/);
    await expect(page.getByRole('heading', { name: say('portfolio.empty.all') })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('applying', () => {
  test('a text renamed to .pdf and a file over the limit are refused; what is stored stays', async ({
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

    await chooser.setInputFiles(textRenamedToPdf());
    const failed = field.locator('li[data-state="failed"]');
    await expect(failed).toContainText('notes.pdf');
    await expect(failed).toContainText(say('error.file_type_refused'));

    const { refused } = uploadWords(language);
    await chooser.setInputFiles(tooLargePdf());
    await expectRefusedAt(page, 'proof_of_id', refused.size('scan.pdf', 10));
    await expectAccessible(page);

    await goOn(page, say);
    await expectRefusedAt(page, 'proof_of_address', say('problem.proof_of_address_missing'));
    await expect(stored).toContainText('passport.pdf');
  });

  test('an amount below the minimum is told with the minimum, and is kept', async ({
    page,
    request,
    say,
    person,
  }) => {
    const { application } = await openApplication(page, request, say, person, (begun) =>
      goToLastStep(request, begun.token, begun.application),
    );
    const amount = page.locator('[name="commitment"]');
    await amount.fill('1000');
    await amount.press('Tab');
    const minimum = { dollars: Number(application.product.minimum_investment) };
    await expectRefusedAt(page, 'commitment', say('problem.commitment_minimum', { minimum }));
    await expectAccessible(page);

    await page.getByRole('button', { name: say('apply.payer.add') }).click();
    const holder = page.locator('[name="account.account_holder"]');
    await holder.fill('Somebody Else');
    await page.getByRole('button', { name: say('apply.payer.new.save') }).click();
    const own = say('problem.account_holder_name', { name: fullName(person) });
    await expectRefusedAt(page, 'account.account_holder', own);
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

  test('sending for signature with missing information lists the steps and leads to each', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openApplication(page, request, say, person, ({ token, application }) =>
      goToLastStep(request, token, application),
    );
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
    await expectRefusedAt(page, 'occupation', say('problem.required'));
    await expectAccessible(page);
  });
});

test("another account's investment and signature are refused, as are those that do not exist", async ({
  page,
  request,
  say,
  person,
}, { parallelIndex }) => {
  const owner = newPerson(parallelIndex + 2);
  const { application, envelope } = await applicantToSign(request, owner);
  await enterAnew(page, request, person);
  for (const address of [
    `/go/my-investment/pending/${application.investment_id}/all`,
    `/go/investment?id=${application.investment_id}`,
    `/go/signing/${envelope.id}`,
    '/go/my-investment/pending/no-such-investment/all',
    '/go/signing/no-such-envelope',
  ]) {
    await page.goto(address);
    const refusal = page.locator('[data-quoin="ErrorState"]');
    await expect(refusal).toContainText(say('error.not_authorized_action'));
    await expectAccessible(page);
  }
});

async function toTheDetails(page: Page, say: Say): Promise<void> {
  await page.goto('/go/auth/signup');
  await chooseCountry(page, 'country', 'US');
  await page.locator('[name="accredited"][value="yes"]').check();
  await page.getByRole('button', { name: say('join.residence.continue') }).click();
}

async function tryPassword(page: Page, say: Say, email: string, password: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole('button', { name: say('access.sign_in.continue') }).click();
}

/** The same five answers whether there is an account or not. */
async function fiveWrongPasswords(page: Page, say: Say, email: string): Promise<void> {
  const warning = (left: number) => say('error.incorrect_credentials_warning', { left });
  for (const answer of [
    say('error.incorrect_credentials'),
    warning(3),
    warning(2),
    warning(1),
    textBeforeValue(say('error.account_locked')),
  ]) {
    await tryPassword(page, say, email, 'Rubble-Stone-1');
    await expect(refusalOf(page)).toContainText(answer);
    await expect(page.locator('[name="email"]')).toHaveValue(email);
  }
}
