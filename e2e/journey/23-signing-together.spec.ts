// Joint owners sign one agreement on one device, each with their own number and name.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount } from './support/api';
import { CO_OWNER, HOLDER_LAST4, jointApplicantsToSign, proveOwnNumber } from './support/joint-owners';
import { enter } from './support/membership';
import { linkMailed } from './support/outbox';
import { readPdfText } from './support/downloads';
import { fullName, newPerson } from './support/person';
import { readToTheEnd } from './support/reader';
import { drawSignature, typedName } from './support/signing';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test('both owners sign one after the other, and a reload between the two keeps the first signature', async ({
  page,
  request,
  browser,
  say,
  person,
  language,
}, { parallelIndex }) => {
  const { token, envelope, application } = await jointApplicantsToSign(request, person, language);
  const [holder, owner] = [fullName(person), fullName(CO_OWNER)];
  const turn = (place: number, name: string) =>
    page.getByRole('heading', { name: say('sign.turn', { place, count: 2, name }) });
  await enter(page, person);

  await test.step('1. the e-mailed link names the next signer and hides the document before the identity check', async () => {
    await page.goto(await linkMailed(request, person.email, (link) => link.includes('/go/signing/')));
    await expect(turn(1, holder)).toBeVisible();
    await expectAccessible(page);
    await proveOwnNumber(page, say, holder, CO_OWNER.last4);
    const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
    await expect(dialog.locator('input')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await proveOwnNumber(page, say, holder, HOLDER_LAST4);
    await expect(dialog).toBeHidden();
  });

  await test.step('2. another account has no access', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const stranger = newPerson(parallelIndex + 50);
    await openAccount(request, stranger);
    await enter(other, stranger);
    await other.goto(`/go/signing/${envelope.id}`);
    await expect(other.getByText(say('error.not_authorized_action'))).toBeVisible();
    await expect(other.getByText(holder)).toHaveCount(0);
    await context.close();
  });

  await test.step('3. the first consents, reads and signs with their own name only', async () => {
    await consentAndRead(page, say);
    const sign = page.getByRole('button', { name: say('sign.submit') });
    await expect(sign).toBeEnabled();
    await typedName(page).fill(owner);
    await sign.click();
    await expect(page.getByText(say('problem.signature_name', { name: holder }))).toBeVisible();
    await expect(typedName(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await typedName(page).fill(holder);
    await sign.click();
    await expect(turn(2, owner)).toBeVisible();
  });

  await test.step('4. the second signer takes the device; a reload keeps the first signature, and the document is hidden before the number', async () => {
    const handOver = page.getByRole('heading', { name: say('sign.own_number.hand_over', { name: owner }) });
    await expect(handOver).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(turn(2, owner)).toBeVisible();
    await expect(handOver).toBeVisible();
    await expect(page.locator('[data-quoin="PdfReader"]')).toHaveCount(0);
    const kept = await call(request, 'getEnvelope', { token, params: { envelopeId: envelope.id } });
    expect(kept).toMatchObject({ status: 'viewed', signed_at: null, document: null });
    expect(kept.signers.map(({ signed_at }) => signed_at !== null)).toEqual([true, false]);
    const params = { investmentId: application.investment_id };
    expect((await call(request, 'getApplication', { token, params })).status).toBe('pending_signature');
  });

  await test.step('5. the second signer starts again with their own number, and draws', async () => {
    await proveOwnNumber(page, say, owner, HOLDER_LAST4);
    const number = page.locator('[data-quoin="IdentityCheckModal"] input');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await proveOwnNumber(page, say, owner, CO_OWNER.last4);
    await consentAndRead(page, say);
    await page.locator('[name="signature.kind"][value="drawn"]').check();
    await expectAccessible(page);
    await drawSignature(page);
    await page.getByRole('button', { name: say('sign.submit') }).click();
    await expect(page.getByRole('heading', { name: say('sign.done.title') })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
  });

  await test.step('6. the document has both signatures', async () => {
    const { document } = await call(request, 'getEnvelope', { token, params: { envelopeId: envelope.id } });
    const params = { fileId: document?.file_id ?? '' };
    const { investors } = await call(request, 'getUserInfo', { token });
    const { access_code: accessCode } = await call(request, 'checkIdentity', {
      token,
      params: { investorId: investors.at(-1)?.id ?? '' },
      body: { number_type: 'ssn', number: HOLDER_LAST4, purpose: 'documents' },
    });
    const { url } = await call(request, 'requestFileKey', { token, params, accessCode });
    const text = await readPdfText(await (await request.get(url)).body());
    expect(text).toContain(language === 'en' ? 'Signer2of2' : '签署人2/2');
    for (const name of [holder, owner]) expect(text).toContain(name.replaceAll(' ', ''));
  });
});

test('the second owner declines for both, and the application can be sent again', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { envelope, application } = await jointApplicantsToSign(request, person, language);
  const holder = fullName(person);
  await enter(page, person);
  await page.goto(`/go/signing/${envelope.id}`);
  await proveOwnNumber(page, say, holder, HOLDER_LAST4);
  await consentAndRead(page, say);
  await typedName(page).fill(holder);
  await page.getByRole('button', { name: say('sign.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('sign.own_number.hand_over', { name: fullName(CO_OWNER) }) }),
  ).toBeVisible();

  await page.getByRole('button', { name: say('sign.decline') }).click();
  const question = page.getByRole('alertdialog', { name: say('sign.decline.agreement') });
  await expect(question.getByText(say('sign.decline.for_all'))).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: say('sign.decline') }).click();
  await expect(page.getByRole('heading', { name: say('sign.cancelled.title') })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/go/investment?id=${application.investment_id}`);
  await expect(page.locator('[data-quoin="Stepper"]')).toBeVisible(); // the form, not the wait for a signature
  await expect(page.getByRole('link', { name: say('apply.awaiting.sign') })).toHaveCount(0);
});

async function consentAndRead(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('sign.consent.agree')).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
  await readToTheEnd(page);
}
