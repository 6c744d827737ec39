// Signing errors of documents about money: another account's link, wrong numbers, a document signed or canceled meanwhile,
// an expired one, and an agreement that is signed again.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call } from './support/api';
import { applicantToSign } from './support/applicant';
import { signByApi } from './support/application-by-api';
import { APPLICANT, identityMessages, mistakeIdentity, proveIdentity } from './support/demo-investor';
import { accountOnFile, askForAccount, askForAch, askForCash, signInstruction } from './support/instructions';
import { enter, enterAgain } from './support/membership';
import { expectNotice, textBeforeValue } from './support/page';
import { callDueDate, operator, operatorAt } from './support/operator';
import { nextMessage } from './support/outbox';
import { passportPdf } from './support/sample-documents';
import { fullName, newPerson, type Person } from './support/person';
import { proofUpload } from './support/proof-upload';
import { readToTheEnd } from './support/reader';
import { signDocument, typedName } from './support/signing';
import { IN_TIME, letPass, test as testInTime } from './support/own-server';
import { test } from './support/language-test';
import type { Say } from './support/messages';

testInTime(
  'each kind of document refuses a stranger, wrong numbers and a link that has run out',
  { tag: IN_TIME },
  async ({ page, request, server, say, language, person }, { parallelIndex }) => {
    const { asker, accountId, agreement } = await signedAgreement(request, person, (...command) =>
      operatorAt(server.dataDir, ...command),
    );
    const { envelope_id: change } = await askForAccount(request, asker, person, '0077');
    const instruction = await askForCash(request, asker, accountId);
    const aboutMoney = [await askForAch(request, asker, accountId), instruction, change];
    const failed = identityMessages[language].failed;
    const prove = page.getByRole('button', { name: say('sign.identity.go_on') });
    const agree = page.getByLabel(say('sign.consent.agree'));

    await test.step('1. another account', async () => {
      const stranger = { ...newPerson(parallelIndex + 50), firstName: 'Ravi', lastName: 'Osei' };
      await enterAgain(page, request, stranger);
      for (const id of [agreement, ...aboutMoney]) {
        await page.goto(`/go/signing/${id}`);
        await expect(page.locator('[data-quoin="ErrorState"]')).toContainText(
          say('error.not_authorized_action'),
        );
        await expect(page.getByText(fullName(person))).toHaveCount(0);
      }
      await expectAccessible(page);
    });

    await test.step('2. a wrong number opens none of them and counts for all: the fifth blocks', async () => {
      await letPass(request, 'PT11M'); // the identity check has expired
      await page.context().clearCookies();
      await enter(page, person);
      for (const id of aboutMoney) {
        await page.goto(`/go/signing/${id}`);
        await prove.click();
        await mistakeIdentity(page, APPLICANT, failed);
      }
      await expectAccessible(page);
      await mistakeIdentity(page, APPLICANT, failed);
      await proveIdentity(page, { identity: { kind: 'ssn', number: '0246' } });
      await expectBlocked(page, say);
      await expectAccessible(page);
    });

    await test.step('3. then the right number opens none for two hours', async () => {
      await page.goto(`/go/signing/${instruction}`);
      await prove.click();
      await proveIdentity(page, APPLICANT);
      await expectBlocked(page, say);
      await expect(agree).toHaveCount(0);
      await letPass(request, 'PT121M');
      await page.context().clearCookies();
      await enter(page, person);
      await page.goto(`/go/signing/${instruction}`);
      await prove.click();
      await proveIdentity(page, APPLICANT);
      await expect(agree).toBeVisible();
    });

    await test.step('4. after seven days none can be signed until it is sent again', async () => {
      await letPass(request, 'P8D');
      await page.context().clearCookies();
      await enter(page, person);
      for (const id of aboutMoney) {
        await page.goto(`/go/signing/${id}`);
        await expect(page.getByRole('heading', { name: say('sign.expired.title') })).toBeVisible();
        await expect(agree).toHaveCount(0);
      }
      await expectAccessible(page);
      await page.goto(`/go/signing/${instruction}`);
      const resend = page.getByRole('button', { name: say('sign.expired.resend') });
      const { link } = await nextMessage(request, person.email, () => resend.click());
      await page.goto(link ?? '');
      await expect(page).toHaveURL(new RegExp(instruction));
      await prove.click();
      await proveIdentity(page, APPLICANT);
      await signDocument(page, say, fullName(person));
      await page.getByRole('link', { name: say('sign.to_distribution') }).click();
      await expect(page.getByRole('definition').filter({ hasText: '0042' })).toBeVisible();
    });
  },
);

test('a document signed or canceled in another window cannot be signed again', async ({
  page,
  request,
  say,
  person,
}) => {
  const { asker, accountId, agreement } = await signedAgreement(request, person);
  const { token, investmentId } = asker;
  const decline = (envelopeId: string) => call(request, 'declineEnvelope', { token, params: { envelopeId } });
  const cancelled = page.getByRole('heading', { name: say('sign.cancelled.title') });
  const agree = async () => {
    await page.getByLabel(say('sign.consent.agree')).check();
    await page.getByRole('button', { name: say('sign.document.go_on') }).click();
  };
  await enter(page, person);

  await test.step('1. an ACH authorization: declined during the identity check', async () => {
    const id = await askForAch(request, asker, accountId);
    await page.goto(`/go/signing/${id}`);
    await page.getByRole('button', { name: say('sign.identity.go_on') }).click();
    await decline(id);
    await proveIdentity(page, APPLICANT);
    await expect(cancelled).toBeVisible();
    await expectAccessible(page);
    await expectNotice(page, say('error.envelope_cancelled'));
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await expect(page.getByRole('link', { name: say('fund.ach.sign') })).toHaveCount(0);
  });

  await test.step('2. a bank account: declined before consent', async () => {
    const { envelope_id: id } = await askForAccount(request, asker, person, '0077');
    await page.goto(`/go/signing/${id}`);
    await expect(page.getByLabel(say('sign.consent.agree'))).toBeVisible();
    await decline(id);
    await agree();
    await expect(cancelled).toBeVisible();
    await expectAccessible(page);
    await expectNotice(page, say('error.envelope_cancelled'));
    await page.getByRole('link', { name: say('sign.to_bank_accounts') }).click();
    await expect(page.getByRole('definition').filter({ hasText: '0042' })).toBeVisible();
    await expect(page.getByText('0077')).toHaveCount(0);
  });

  await test.step('3. a distribution instruction signed in the other window is shown as signed', async () => {
    const id = await askForCash(request, asker, accountId);
    await page.goto(`/go/signing/${id}`);
    await agree();
    await readToTheEnd(page);
    await typedName(page).fill(fullName(person));
    await signInstruction(request, asker, id);
    await page.getByRole('button', { name: say('sign.document.submit') }).click();
    await expect(page.getByRole('heading', { name: say('sign.document.done') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('sign.document.submit') })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('4. canceling the application cancels its signed and pending documents', async () => {
    const documents = [
      agreement,
      await askForAch(request, asker, accountId),
      await askForCash(request, asker, accountId),
    ];
    await call(request, 'cancelInvestment', { token, params: { investmentId } });
    for (const id of documents) {
      await page.goto(`/go/signing/${id}`);
      await expect(cancelled).toBeVisible();
    }
    await page.goto(`/go/distribution/${investmentId}`);
    await expect(page.getByText(say('redeem.distribution.canceled'))).toBeVisible();
    await expectAccessible(page);
  });
});

test('an agreement is signed again, its call is wired, and late actions have an error', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  const { asker, accountId, agreement } = await signedAgreement(request, person);
  const { investmentId: id } = asker;
  const investment = `/go/my-investment/pending/${id}/all`;
  let callId = '';
  await enter(page, person);

  await test.step('1. the operator requests it with a reason, and the holder signs', async () => {
    const why = 'The fund has a new name: please sign once more.';
    await operator('investments', 'ask-re-signature', id, '--note', why);
    await page.goto(investment);
    await expect(page.getByText(why)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('portfolio.sign') }).click();
    await expect(page).not.toHaveURL(new RegExp(agreement));
    await page.getByLabel(say('sign.consent.agree')).check();
    await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
    await readToTheEnd(page);
    await typedName(page).fill(fullName(person));
    await page.getByRole('button', { name: say('sign.submit') }).click();
  });

  await test.step('2. each link opens its page', async () => {
    const done = page.getByRole('navigation', { name: say('sign.done.title') });
    await expect(done).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expect(done.getByRole('link', { name: say('sign.done.contact') })).toHaveAttribute(
      'href',
      /^mailto:\S+@\S+$/,
    );
    await done.getByRole('link', { name: say('sign.done.products') }).click();
    await expect(page).toHaveURL(/\/go\/products$/);
    await page.goBack();
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await expect(page).toHaveURL(investment);
    await expect(page.getByRole('link', { name: say('portfolio.sign') })).toHaveCount(0);
  });

  await test.step('3. a newer proof of ID during the review', async () => {
    const newer = { ...passportPdf(), name: 'passport-renewed.pdf' };
    const proof = proofUpload(page, 'proof_of_id');
    await proof.locator('input[type="file"]').setInputFiles(newer);
    await expect(proof.locator('li[data-state="stored"]').filter({ hasText: newer.name })).toBeVisible();
  });

  await test.step('4. its capital call is paid by wire: no account is shown before the phone call', async () => {
    await operator('investments', 'approve', id);
    const called = ['--amount', '25000', '--due', callDueDate(), '--json'];
    callId = JSON.parse(await operator('capital-calls', 'issue', id, ...called)).id;
    await page.reload();
    // One amount: the call plus the fees on top of the commitment.
    const bill = page.locator('[data-quoin="PaymentDue"]');
    await expect(bill.locator('[data-part="amount"]').first()).toContainText('26,000');
    const panel = page.getByRole('region', { name: say('fund.title') });
    await panel.getByRole('radio', { name: say('fund.method.wire') }).check();
    const wire = page.locator('[data-quoin="WireInstructions"]');
    await expect(wire.locator('[data-part="amount"]')).toHaveCount(0);
    await wire.getByRole('checkbox').click();
    await expect(wire.locator('[data-part="amount"]')).toContainText('26,000');
    await expectAccessible(page);
  });

  await test.step('5. canceling is too late after the money has arrived', async () => {
    await page.getByRole('button', { name: say('apply.cancel') }).click();
    const question = page.getByRole('alertdialog', { name: say('apply.cancel.title') });
    await operator('capital-calls', 'fund', callId);
    await question.getByRole('button', { name: say('apply.cancel') }).click();
    await expect(question.getByRole('alert')).toContainText(say('error.cancel_too_late'));
    await expectAccessible(page);
  });

  await test.step('6. no instructions after it has ended', async () => {
    await operator('investments', 'activate', id);
    const waiting = await askForCash(request, asker, accountId);
    await page.goto(`/go/distribution/${id}`);
    const form = page.getByRole('form', { name: say('redeem.distribution.title') });
    await form.locator('input[value="cash"]').check();
    await form.getByRole('radio', { name: 'Ashlar Trust' }).check();
    await operator('investments', 'end', id);
    await form.getByRole('button', { name: say('redeem.distribution.submit') }).click();
    await mistakeIdentity(page, APPLICANT, identityMessages[language].failed);
    await proveIdentity(page, APPLICANT);
    await expect(page.getByText(say('error.distribution_finished'))).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(say('redeem.distribution.finished'))).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/go/signing/${waiting}`);
    await expect(page.getByRole('heading', { name: say('sign.cancelled.title') })).toBeVisible();
  });
});

/**
 * A signed and reviewed agreement, with a bank account of its owner on file.
 * @param run runs commands on the server under test
 */
async function signedAgreement(request: APIRequestContext, owner: Person, run = operator) {
  const { token, application, envelope } = await applicantToSign(request, owner);
  await signByApi(request, token, envelope);
  const { investment_id: investmentId, investor_id: investorId } = application;
  await run('investments', 'approve', investmentId);
  const asker = { token, investmentId, investorId };
  return { asker, agreement: envelope.id, accountId: await accountOnFile(request, asker, owner) };
}

async function expectBlocked(page: Page, say: Say): Promise<void> {
  const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
  await expect(dialog.getByRole('alert')).toContainText(textBeforeValue(say('error.identity_check_blocked')));
  await expect(dialog.locator('input')).toHaveCount(0);
}
