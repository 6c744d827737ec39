import { cents } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accounts,
  capitalCalls,
  documents,
  fileKeys,
  files,
  products,
  valuations,
} from '../../packages/server/src/database/tables';
import {
  cancelCall,
  fundCall,
  issueCall,
  issueFundCalls,
} from '../../packages/server/src/decisions/capital-calls';
import { folderFileStore } from '../../packages/server/src/providers/files/folder-file-store';
import { StaffError } from '../../packages/server/src/shared/staff-error';
import type { Staff } from '../../packages/server/src/transactions/ledger-entries';
import {
  envelopeStatus,
  insert,
  invested,
  readInvestment,
  jobs,
  move,
  NOW,
  catchProblem,
  recordedActs,
  getRows,
  staff,
  readStatus,
  tx,
  unsigned,
  useLedger,
} from './ledger-rows';

// Capital calls from issue to payment, directly on PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

let folder: string;
let withFiles: Staff;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quoin-notices-'));
  withFiles = { ...staff, services: { ...staff.services, fileStore: folderFileStore(folder) } };
});
afterAll(() => rm(folder, { recursive: true }));

type Values = Parameters<typeof invested>[0];
const DUE = '2026-07-15';
const issue = (id: string, values: { amount?: number; dueDate?: string } = {}) =>
  issueCall(tx(), withFiles, id, {
    amount: cents(values.amount ?? 10_000_00),
    dueDate: values.dueDate ?? DUE,
  });
const readCall = async (id: string) =>
  (await tx().select().from(capitalCalls).where(eq(capitalCalls.id, id)))[0];

describe('an issued call', () => {
  test('has its notice as a document, an act and an e-mail', async () => {
    const of = await invested();
    const debit = await unsigned(of, 'ach_authorization');
    const issued = await issue(of.id);
    expect(issued).toEqual({
      ...{
        id: issued.id,
        investmentId: of.id,
        investor: 'Iris Holm',
        amount: 10_000_00,
        notice: issued.notice,
      },
    });
    expect(await readCall(issued.id)).toMatchObject({
      ...{ accountId: of.accountId, investmentId: of.id, status: 'issued', amount: 10_000_00, dueDate: DUE },
      ...{ noticeFileId: issued.notice, issuedAt: NOW, settledAt: null },
    });
    expect(await tx().select().from(documents)).toMatchObject([
      {
        ...{ fileId: issued.notice, accountId: of.accountId, investmentId: of.id },
        documentType: 'notices_and_requests',
      },
    ]);
    expect(await readdir(join(folder, 'files'))).toContain(issued.notice);
    expect(jobs).toContainEqual(['send-call-mail', { capitalCallId: issued.id }]);
    expect((await recordedActs())[0]).toMatchObject({
      ...{ actor: 'operator:robin', act: 'capital_call.issue', object: `capital_call:${issued.id}` },
      detail: { investment: of.id, amount: 10_000_00, due: DUE },
    });
    expect(await envelopeStatus(debit)).toBe('cancelled');
  });

  test.each<[string, Values, string]>([
    ['not approved', { status: 'being_reviewed' }, 'is being_reviewed: it can have no capital calls.'],
    ['over', { status: 'past' }, 'is past: it can have no capital calls.'],
  ])('needs an investment that accepts money, not one that is %s', async (_, values, problem) => {
    const of = await invested(values);
    expect(await catchProblem(issue(of.id))).toContain(problem);
  });

  test('is one at a time', async () => {
    const [of, other] = [await invested(), await invested()];
    await insert(capitalCalls, { investmentId: other.id, status: 'issued' });
    await insert(capitalCalls, { investmentId: of.id, status: 'cancelled' });
    const { id } = await issue(of.id);
    expect(await catchProblem(issue(of.id))).toContain('already has an open capital call');
    await tx().update(capitalCalls).set({ status: 'funded' }).where(eq(capitalCalls.id, id));
    expect(await catchProblem(issue(of.id))).toBeUndefined();
  });

  test('is at most the unpaid commitment, to the cent', async () => {
    const of = await invested();
    await move(of.id, 'funds_received', 20_000_00);
    const failing = issue(of.id, { amount: 30_000_01 });
    expect(await catchProblem(failing)).toContain('Only $30,000.00 of the commitment');
    await expect(failing).rejects.toMatchObject({ remedy: { act: 'calls.import' } });
    expect(await catchProblem(issue(of.id, { amount: 30_000_00 }))).toBeUndefined();
    const paid = await invested();
    await move(paid.id, 'funds_received', 50_000_00);
    const late = issue(paid.id, { amount: 1 });
    expect(await catchProblem(late)).toContain('is paid in, so nothing is left to call');
    await expect(late).rejects.toMatchObject({ remedy: { act: 'calls.import' } });
    expect(await catchProblem(issue((await invested({ commitment: null })).id, { amount: 1 }))).toContain(
      'paid in',
    );
  });

  test('is due while money that is sent today still arrives, and within a year', async () => {
    const of = await invested();
    // 5 June 2026 is a Friday, and a wire arrives within two business days.
    expect(await catchProblem(issue(of.id, { dueDate: '2026-06-05' }))).toContain(
      'may not arrive by 2026-06-05',
    );
    expect(await catchProblem(issue(of.id, { dueDate: '2027-06-06' }))).toContain('more than a year ahead');
    expect(await catchProblem(issue(of.id, { dueDate: '2027-06-05' }))).toBeUndefined();
  });

  test('of an unknown investment is an error', async () => {
    expect(await catchProblem(issue('unknown'))).toBe('Investment unknown no longer exists.');
  });

  test('is named in the language of the owner', async () => {
    const of = await invested();
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, of.accountId));
    const { notice } = await issue(of.id);
    const [file] = await tx().select().from(files).where(eq(files.id, notice));
    expect(file?.name).toBe(`缴款通知 Capital Call Notice ${DUE}.pdf`);
  });
});

describe('the calls of a fund', () => {
  const ofFund = (productId: string, values: Values) => invested({ productId, ...values });
  const issueAll = (productId: string, total: number, onProgress?: (done: number, total: number) => void) =>
    issueFundCalls(tx(), withFiles, productId, { getTotal: () => cents(total), dueDate: DUE, onProgress });

  test('are split by commitment, exact to the cent, over the investments that accept money', async () => {
    await insert(products, { id: 'fund', name: { en: 'Harbor Fund', 'zh-CN': '海港基金' } });
    await ofFund('elsewhere', {});
    await ofFund('fund', { id: 'b', commitment: 200_00 });
    await ofFund('fund', { id: 'a', commitment: 100_00, status: 'current', effectiveDate: '2026-01-15' });
    await ofFund('fund', { id: 'c', commitment: null });
    await ofFund('fund', { id: 'd', commitment: 900_00, status: 'past' });
    const progress: number[][] = [];
    const issued = await issueAll('fund', 100_00, (...of) => progress.push(of));
    expect(issued).toEqual({
      ...{ product: 'fund', due: DUE, total: '100.00', issued: 2 },
      rows: [
        {
          investment: 'a',
          investor: 'Iris Holm',
          commitment: '100.00',
          amount: '33.33',
          call: expect.any(String),
        },
        {
          investment: 'b',
          investor: 'Iris Holm',
          commitment: '200.00',
          amount: '66.67',
          call: expect.any(String),
        },
      ],
    });
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test('need a commitment and an amount of at least a cent', async () => {
    expect(await catchProblem(issueAll('empty', 1_00))).toBe(
      'empty has no accepted commitment to call from.',
    );
    await ofFund('fund', { commitment: 100_00 });
    expect(await catchProblem(issueAll('fund', 0))).toBe('That fraction of $100.00 is less than a cent.');
  });

  test('compute their total from the sum of the commitments', async () => {
    const { productId } = await invested({ commitment: 300_00 });
    const { total } = await issueFundCalls(tx(), withFiles, productId, {
      ...{ getTotal: (committed) => cents(committed / 10), dueDate: DUE },
    });
    expect(total).toBe('30.00');
  });

  test('fail together, with a line for each problem and the first remedy', async () => {
    const paid = await invested({ id: 'paid', commitment: 100_00 });
    await move('paid', 'funds_received', 100_00);
    await invested({ id: 'open', commitment: 100_00, productId: paid.productId });
    const progress: number[][] = [];
    const failing = issueAll(paid.productId, 10_00, (...of) => progress.push(of));
    expect(await catchProblem(failing)).toBe("1 of 2 investments can't be called, so no call was issued.");
    const failure = await failing.catch((error: unknown) => error);
    if (!(failure instanceof StaffError)) throw failure;
    expect(failure.report).toEqual({
      rows: [
        {
          ...{ investment: 'paid', investor: 'Iris Holm', commitment: '100.00', amount: '5.00' },
          problem: expect.stringContaining('The commitment of investment paid is paid in'),
        },
      ],
    });
    expect(failure.remedy).toEqual({ act: 'calls.import' });
    expect(progress.at(-1)).toEqual([2, 2]);
  });
});

describe('the money of a call', () => {
  async function called(values: Values = {}) {
    const of = await invested(values);
    const callId = await insert(capitalCalls, {
      ...{ accountId: of.accountId, investmentId: of.id, status: 'issued', amount: 10_000_00, dueDate: DUE },
    });
    await move(of.id, 'subscription_fee_charged', 500_00);
    return { ...of, callId };
  }
  const fund = (id: string, given: { amount?: number; date?: string } = {}) => {
    const { amount, date = '2026-06-05' } = given;
    return fundCall(tx(), staff, id, { date, ...(amount !== undefined && { amount: cents(amount) }) });
  };

  test('in full funds the call and the approved investment', async () => {
    const of = await called();
    const debit = await unsigned(of, 'ach_authorization');
    expect(await fund(of.callId)).toEqual({
      ...{ id: of.callId, status: 'funded', investment: of.id, amount: '10500.00', invested: '10000.00' },
      ...{ fees: '500.00', still_due: '0.00', date: '2026-06-05' },
    });
    expect(await readCall(of.callId)).toMatchObject({ status: 'funded', settledAt: NOW });
    expect(await readStatus(of.id)).toBe('fund_received');
    const rows = await getRows(of.id);
    const ofPayment = rows.filter(({ capitalCallId }) => capitalCallId === of.callId);
    expect(ofPayment.map(({ transactionType, amount, date }) => [transactionType, amount, date])).toEqual([
      ['fees_paid', 500_00, '2026-06-05'],
      ['funds_received', 10_000_00, '2026-06-05'],
    ]);
    expect(ofPayment.at(-1)?.note).toBe('Capital call due July 15, 2026');
    expect(await envelopeStatus(debit)).toBe('cancelled');
  });

  test('in part pays the fees first, and the call stays open', async () => {
    const of = await called();
    expect(await fund(of.callId, { amount: 600_00 })).toMatchObject({
      ...{ status: 'issued', amount: '600.00', invested: '100.00', fees: '500.00', still_due: '9900.00' },
    });
    expect(await readCall(of.callId)).toMatchObject({ status: 'issued' });
    expect(await readStatus(of.id)).toBe('approved');
    expect(await fund(of.callId)).toMatchObject({ status: 'funded', amount: '9900.00', fees: '0.00' });
  });

  test('of a current investment buys units at once, but fees alone buy none', async () => {
    const of = await called({ status: 'current', effectiveDate: '2026-01-15' });
    await insert(valuations, { productId: of.productId, date: '2026-03-31', unitPrice: '100' });
    await fund(of.callId, { amount: 500_00 });
    expect((await getRows(of.id)).map(({ units }) => units).filter(Boolean)).toEqual([]);
    await fund(of.callId);
    const [units] = (await getRows(of.id)).filter(
      ({ transactionType }) => transactionType === 'transferred_in',
    );
    expect(units).toMatchObject({ units: '100.000000', date: '2026-06-05' });
    expect(await readStatus(of.id)).toBe('current');
  });

  test('is at most the amount due, and not from the future', async () => {
    const of = await called();
    expect(await catchProblem(fund(of.callId, { amount: 10_500_01 }))).toContain('Only $10,500.00 is due');
    expect(await catchProblem(fund(of.callId, { date: '2026-06-06' }))).toContain('is in the future');
    expect(jobs).toEqual([]);
  });

  test('needs an investment that accepts money and an open call', async () => {
    const of = await called({ status: 'action_needed' });
    expect(await catchProblem(fund(of.callId))).toBe(
      `Investment ${of.id} is action_needed: approve it before you record the money for its call.`,
    );
    const settled = await called();
    await tx().update(capitalCalls).set({ status: 'funded' }).where(eq(capitalCalls.id, settled.callId));
    expect(await catchProblem(fund(settled.callId))).toBe(
      `Capital call ${settled.callId} is funded: it can't be funded.`,
    );
    expect(await catchProblem(fund('unknown'))).toBe('Capital call unknown no longer exists.');
  });

  test('keeps the call from being cancelled', async () => {
    const of = await called();
    await fund(of.callId, { amount: 600_00 });
    expect(await catchProblem(cancelCall(tx(), staff, of.callId))).toContain(
      'Money has arrived for capital call',
    );
  });

  test('is no longer due when the call is cancelled: its notice and its debit end', async () => {
    const of = await called({ transferMethod: 'ach' });
    const debit = await unsigned(of, 'ach_authorization');
    const { noticeFileId = '' } = (await readCall(of.callId)) ?? {};
    await insert(fileKeys, { fileId: noticeFileId });
    await insert(fileKeys, { fileId: 'another file' });
    expect(await cancelCall(tx(), staff, of.callId)).toEqual({
      ...{ id: of.callId, status: 'cancelled', investment: of.id, notice: noticeFileId },
    });
    expect(await readCall(of.callId)).toMatchObject({ status: 'cancelled' });
    expect(jobs).toContainEqual(['send-call-cancelled-mail', { capitalCallId: of.callId }]);
    expect((await readInvestment(of.id)).transferMethod).toBeNull();
    expect(await envelopeStatus(debit)).toBe('cancelled');
    expect((await tx().select().from(fileKeys)).map(({ fileId }) => fileId)).toEqual(['another file']);
    expect(await catchProblem(cancelCall(tx(), staff, of.callId))).toContain(
      "is cancelled: it can't be cancelled",
    );
  });
});
