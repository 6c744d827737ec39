// Changes of an open application: a proof is deleted or requested again, the signing link is lost, the signature declined,
// a capital call canceled, and the application canceled.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call } from './support/api';
import { applicantToSign, openApplication } from './support/applicant';
import { finishTypedSteps, signByApi } from './support/application-by-api';
import { APPLICANT, proveIdentity } from './support/demo-investor';
import { enter } from './support/membership';
import { expectNotice } from './support/page';
import { callDueDate, operator } from './support/operator';
import { expectReadable } from './support/reader';
import { passportPdf, utilityBillPng } from './support/sample-documents';
import { proofUpload, uploadMessages } from './support/proof-upload';
import { test } from './support/language-test';

test('an uploaded proof is deleted only after a warning about other investments that use it', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const messages = uploadMessages(language);
  await openApplication(page, request, say, person, ({ token, application }) =>
    finishTypedSteps(request, token, application, person),
  );
  const { name } = passportPdf();
  const proof = proofUpload(page, 'proof_of_id');
  await proof.locator('input[type="file"]').setInputFiles(passportPdf());
  const stored = proof.locator('li[data-state="stored"]');
  await stored.getByRole('button', { name: messages.delete(name) }).click();
  const warning = page.getByRole('alertdialog', { name: messages.deleteTitle(name) });
  await expect(warning).toContainText(messages.deleteWarning);
  await expectAccessible(page);
  await warning.getByRole('button', { name: messages.deleteKeep }).click();
  await expect(stored).toContainText(name);

  await stored.getByRole('button', { name: messages.delete(name) }).click();
  await warning.getByRole('button', { name: messages.deleteConfirm }).click();
  await expect(stored).toHaveCount(0);
  await page.reload();
  await expect(proof).toBeVisible();
  await expect(stored).toHaveCount(0);
});

test('the link to sign is e-mailed again, and the application is canceled', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { token, application, address, envelope } = await applicantToSign(request, person, language);
  await enter(page, person);
  for (const place of [address, `/go/my-investment/pending/${application.investment_id}/all`]) {
    await page.goto(place);
    await page.getByRole('button', { name: say('sign.resend') }).click();
    await expect(page.locator('[data-quoin="Notices"] li')).toContainText(say('error.mail_after_one_minute'));
    await expectAccessible(page);
    await expectNotice(page, say('error.mail_after_one_minute'));
  }

  await page.getByRole('button', { name: say('apply.cancel') }).click();
  const question = page.getByRole('alertdialog', { name: say('apply.cancel.title') });
  const params = { investmentId: application.investment_id };
  const { product } = await call(request, 'getApplication', { token, params, language });
  await expect(question).toContainText(say('apply.cancel.text', { product: product.name }));
  await expectAccessible(page);
  await question.getByRole('button', { name: say('apply.cancel.keep') }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: say('apply.cancel') }).click();
  await question.getByRole('button', { name: say('apply.cancel') }).click();
  await expect(page.getByText(say('portfolio.detail.canceled'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('apply.cancel') })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText(say('portfolio.detail.canceled'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/go/signing/${envelope.id}`);
  await expect(page.getByRole('heading', { name: say('sign.cancelled.title') })).toBeVisible();
  await expectAccessible(page);
});

test('declining to sign reopens the application, and an outdated form cannot withdraw a newer agreement', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { token, application, address, envelope } = await applicantToSign(request, person, language);
  await enter(page, person);
  await page.goto(`/go/signing/${envelope.id}`);
  await page.getByRole('button', { name: say('sign.decline') }).click();
  const question = page.getByRole('alertdialog', { name: say('sign.decline.agreement') });
  await expect(question).toContainText(say('sign.decline.alone'));
  await expectAccessible(page);
  await question.getByRole('button', { name: say('sign.decline') }).click();
  await expect(page.getByRole('heading', { name: say('sign.cancelled.title') })).toBeVisible();

  await page.goto(address);
  const commitment = page.locator('[name="commitment"]');
  await expect(commitment).not.toHaveValue('');
  const params = { investmentId: application.investment_id };
  const second = await call(request, 'sendForSignature', { token, params, language });
  await commitment.fill('75000');
  const dialog = page.getByRole('alertdialog', { name: say('apply.conflict.title') });
  await dialog.getByRole('button', { name: say('apply.conflict.load') }).click();
  await expect(page.getByRole('link', { name: say('apply.awaiting.sign') })).toHaveAttribute(
    'href',
    new RegExp(second.id),
  );
  await expectAccessible(page);
  const kept = await call(request, 'getApplication', { token, params });
  expect(kept).toMatchObject({ status: 'pending_signature', envelope_id: second.id });
});

test('a requested proof is uploaded, and the notice of a canceled capital call no longer opens', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  const { token, application, envelope } = await applicantToSign(request, person, language);
  await signByApi(request, token, envelope);
  const { investment_id: id } = application;
  const whatIsMissing = 'Please send a newer utility bill.';
  await operator('investments', 'ask-action', id, '--note', whatIsMissing);
  await enter(page, person);
  await page.goto(`/go/my-investment/pending/${id}/all`);
  await expect(page.getByText(whatIsMissing)).toBeVisible();
  const newer = { ...utilityBillPng(), name: 'utility-bill-of-july.png' };
  const proof = proofUpload(page, 'proof_of_address');
  await proof.locator('input[type="file"]').setInputFiles(newer);
  await expect(proof.locator('li[data-state="stored"]').filter({ hasText: newer.name })).toBeVisible();
  await page.getByRole('textbox', { name: say('apply.answer.field') }).fill(newer.name);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('apply.answer.submit') }).click();
  await expect(page.getByText(say('apply.answer.sent'))).toBeVisible();
  await expect(page.getByText(whatIsMissing)).toBeHidden();
  expect(JSON.parse(await operator('investments', 'show', id, '--json'))).toMatchObject({
    status: 'being_reviewed',
    answer: newer.name,
  });

  await operator('investments', 'approve', id);
  await page.reload();
  await page.getByRole('radio', { name: say('fund.method.wire') }).check();
  const wire = page.locator('[data-quoin="WireInstructions"]');
  await expect(wire.getByRole('checkbox')).toBeEnabled();
  const issued = await operator(
    'capital-calls',
    'issue',
    id,
    '--amount',
    '25000',
    '--due',
    callDueDate(),
    '--json',
  );
  const { id: callId } = JSON.parse(issued);
  // The investor confirmed a wire that is no longer due.
  await wire.getByRole('checkbox').click();
  const callWithFees = '$26,000.00';
  await expect(wire.getByText(say('error.wire_changed', { amount: callWithFees }))).toBeVisible();
  await expect(wire.locator('[data-part="amount"]')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  const bill = page.locator('[data-quoin="PaymentDue"]');
  await expect(bill).toContainText(callWithFees);
  const key = page.waitForRequest(/\/key$/);
  await bill.getByRole('button').first().click();
  await proveIdentity(page, APPLICANT);
  const noticeId = new URL((await key).url()).pathname.split('/').at(-2) ?? '';
  await expectReadable(page);

  await operator('capital-calls', 'cancel', callId);
  await page.reload();
  const card = page.locator('[data-quoin="CapitalCallCard"]');
  await expect(card).toHaveAttribute('data-status', 'cancelled');
  await expect(card.getByRole('button')).toBeDisabled();
  await expectAccessible(page);
  await page.goto(`/go/my-document/file?id=${noticeId}`);
  await expect(page.getByText(say('error.capital_call_cancelled'))).toBeVisible();
  await expectAccessible(page);
});
