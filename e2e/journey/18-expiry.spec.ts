// Expiry of activation links, signing links and tokens, and the hold on a new bank account.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { register } from './support/api';
import { applicantToSign } from './support/applicant';
import { addAchAccount } from './support/bank-account';
import { demoInvestors } from './support/demo-investor';
import { enterAgain, signIn } from './support/membership';
import { expectNotice, expectErrorAt, getAlert } from './support/page';
import { linkMailed, nextMessage } from './support/outbox';
import { IN_TIME, letPass, test } from './support/own-server';
import { fullName } from './support/person';
import { readToTheEnd } from './support/reader';
import { typedName } from './support/signing';

test(
  'an account with an expired or unused link is activated by a new link, once',
  { tag: IN_TIME },
  async ({ page, request, say, person }) => {
    const resend = page.getByRole('button', { name: say('app.resend'), exact: true });
    await register(request, person);
    const tooLate = await linkMailed(request, person.email);
    await letPass(request, 'PT25H');
    await page.goto(tooLate);
    await expect(page).toHaveURL(/\/go\/auth\/activation_failed$/);
    await expect(page.getByRole('heading', { name: say('join.activation_failed.title') })).toBeVisible();
    await expect(page.getByText(say('join.activation_failed.expired'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('join.activation_failed.invalid'), { exact: true })).toHaveCount(0);
    await resend.click();
    await expectErrorAt(page, 'email', say('problem.required'));
    await expectAccessible(page);
    await page.locator('[name="email"]').fill(person.email);
    await nextMessage(request, person.email, () => resend.click());
    await expect(page.getByText(say('join.resent'))).toBeVisible();

    await letPass(request, 'PT61S');
    await page.goto('/go/auth/login');
    await page.locator('[name="email"]').fill(person.email);
    await page.locator('[name="password"]').fill(person.password);
    await page.getByRole('button', { name: say('access.sign_in.continue') }).click();
    await expect(getAlert(page)).toContainText(say('error.account_not_activated'));
    await expectAccessible(page);
    const { link } = await nextMessage(request, person.email, () => resend.click());
    await expect(page.getByText(say('join.resent'))).toBeVisible();

    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: say('join.activate.done.title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: say('join.activate.already.title') })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, request, say, person);
  },
);

test(
  'an expired token is renewed without an interruption',
  { tag: IN_TIME },
  async ({ page, request, person }) => {
    const token = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'quoin_token')?.value;
    await enterAgain(page, request, person);
    const first = await token();
    await letPass(request, 'PT16M');
    await page.goto('/go/user/profile');
    await expect(page.locator('[name="first_name"]')).toHaveValue(person.firstName);
    expect(await token()).not.toBe(first);
  },
);

test(
  'a link to sign can be sent again after a minute and after its expiry',
  { tag: IN_TIME },
  async ({ page, request, say, person, language }) => {
    const { application, address, envelope } = await applicantToSign(request, person, language);
    const signing = `/go/signing/${envelope.id}`;
    await signIn(page, request, say, person);
    await page.goto(address);
    await letPass(request, 'PT61S');
    await mailedAgain(page, say('sign.expired.resent'), () =>
      nextMessage(request, person.email, () =>
        page.getByRole('button', { name: say('sign.resend') }).click(),
      ),
    );

    await letPass(request, 'P8D');
    await page.goto(signing);
    await signInAgain(page, request, say, person);
    await expect(page).toHaveURL(signing);
    await expect(page.getByRole('heading', { name: say('sign.expired.title') })).toBeVisible();
    await expect(page.getByLabel(say('sign.consent.agree'))).toHaveCount(0);
    await expectAccessible(page);
    const { link } = await mailedAgain(page, say('sign.expired.resent'), () =>
      nextMessage(request, person.email, () =>
        page.getByRole('button', { name: say('sign.expired.resend') }).click(),
      ),
    );
    await expect(page.getByLabel(say('sign.consent.agree'))).toBeVisible();

    await page.goto(link ?? '');
    await expect(page).toHaveURL(signing);
    await page.getByLabel(say('sign.consent.agree')).check();
    await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
    await readToTheEnd(page);
    await typedName(page).fill(fullName(person));
    await page.getByRole('button', { name: say('sign.submit') }).click();
    await expect(page.getByRole('heading', { name: say('sign.done.title') })).toBeVisible({
      timeout: 60_000,
    });
    await page.goto(`/go/my-investment/pending/${application.investment_id}/all`);
    await expect(page.getByRole('button', { name: say('sign.resend') })).toHaveCount(0);
  },
);

test(
  'a new bank account is announced by e-mail, whose link can stop it until the hold ends',
  { tag: IN_TIME },
  async ({ page, request, say, language }) => {
    const investor = demoInvestors[language];
    const holder = fullName(investor);
    const bank = { name: 'Ashlar Trust', digits: '0042' };
    const account = page.getByRole('article', { name: bank.name, exact: true });
    const alert = page.getByText(say('account.bank.held', bank));
    await letPass(request, 'P4D'); // ends all payment holds of the demo world
    await signIn(page, request, say, investor);

    await addAchAccount(page, say, investor, holder, bank);
    await page.goto(await linkMailed(request, investor.email, leadsToAccounts));
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('account.bank.stop') }).click();
    const question = page.getByRole('alertdialog', { name: say('account.bank.stop.title') });
    await expect(question).toContainText(say('account.bank.stop.text', bank));
    await question.getByRole('button', { name: say('account.bank.stop'), exact: true }).click();
    await expectNotice(page, say('account.bank.stopped'));
    await expect(account).toHaveCount(0);
    await expect(alert).toHaveCount(0);

    await addAchAccount(page, say, investor, holder, bank);
    await page.goto('/go/user/bank-accounts');
    await expect(alert).toBeVisible();
    await letPass(request, 'PT73H');
    await page.goto('/go/user/bank-accounts');
    await signInAgain(page, request, say, investor);
    await expect(account).toContainText(bank.digits);
    await expect(alert).toHaveCount(0);
  },
);

const leadsToAccounts = (link: string) => link.endsWith('/user/bank-accounts');

/** After the session ended, the home page shows a notice, and the sign-in returns to the requested page. */
async function signInAgain(...given: Parameters<typeof signIn>): Promise<void> {
  const [page, , say] = given;
  await expectNotice(page, say('app.session_ended'));
  await expect(page).toHaveURL(/\/go\/?$/);
  await signIn(...given);
}

/** Returns the e-mail, and expects a notice that it was sent. */
async function mailedAgain<Mail>(page: Page, notice: string, mail: () => Promise<Mail>): Promise<Mail> {
  const come = await mail();
  await expectNotice(page, notice);
  return come;
}
