// A month of two funds with fifty investors: investors use HTTP, staff only commands. Every figure is compared with the
// test's own ledger (month/ledger.ts), and every e-mail is counted.
import { test } from '@playwright/test';
import {
  issueStatements,
  postTaxForms,
  reissueStatement,
  withdrawMisplacedDocument,
} from '../month/documents';
import { join, openFunds, review } from '../month/joining';
import { callCapital, receiveWires } from '../month/money-in';
import {
  addPayoutAccounts,
  completeRedemptions,
  correctDistribution,
  distribute,
  requestLateRedemption,
  requestRedemptions,
} from '../month/money-out';
import { Month } from '../month/month';
import {
  expectMonth,
  expectNothingFailed,
  expectPending,
  expectRaised,
  expectTransactions,
  payOut,
} from '../month/reports';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const month = new Month();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await month.open('2026-12-01T15:00:00Z');
});
test.afterAll(() => month.close());

test('staff open two funds, with a second person approving what moves money', () => openFunds(month));

test('fifty investors sign up, apply and sign', () => join(month));

test('one application is rejected, one is questioned and answered, and all others are approved', () =>
  review(month));

test('wires arrive, one in two parts, and one that is too large is rejected', async () => {
  await receiveWires(month);
  await addPayoutAccounts(month);
});

test('a fund calls two fifths of its commitments, and issues units for the payments', () =>
  callCapital(month));

test('investors redeem to a bank and to a custodian, and one cancels', () => requestRedemptions(month));

test('a distribution is split over all holders to the cent', () => distribute(month));

test('a document published to the wrong investor is withdrawn', () => withdrawMisplacedDocument(month));

test('a request after the notice period waits for the next redemption day', () =>
  requestLateRedemption(month));

test('the month ends with redemptions, statements and reports that match the ledger', async () => {
  await completeRedemptions(month);
  await month.signIn(month.positions);
  await month.expectFigures('2026-12-31');
  await expectRaised(month);
  await expectTransactions(month);
  await expectPending(month);
  await expectMonth(month);
  await payOut(month);
  await issueStatements(month);
});

test('a wrong distribution is reversed and recorded again, and the statement is replaced', async () => {
  await correctDistribution(month);
  await reissueStatement(month);
  await month.expectFigures('2026-12-31', [month.cast('corrected')]);
});

test('the K-1s of the year are published from one file', async () => {
  await postTaxForms(month);
  await expectNothingFailed(month);
});
