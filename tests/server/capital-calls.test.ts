import {
  MORGANS_ACTOR,
  accessCode,
  confirmedWire,
  currentInvestment,
  openFile,
  operate,
  operated,
  publishProduct,
  signedInvestment,
} from './scenes';
import { readPdf } from './pdf-reading';
import { startTestApp, type TestApp } from './test-app';

// Capital calls: issued by the operator with a real notice, funded or cancelled, seen by their investor only.
describe('capital calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const DUE = '2026-06-30';

  async function approved() {
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, await publishProduct(app));
    await operate(app, 'investments', 'approve', investmentId);
    return { ...person, investmentId, params: { investmentId } };
  }

  async function issue(investmentId: string, amount = '20,000') {
    return operated<{ id: string; notice: string }>(
      app,
      'capital-calls',
      'issue',
      investmentId,
      '--amount',
      amount,
      '--due',
      DUE,
    );
  }

  test('a call is issued and mailed with a notice of its amount and due date', async () => {
    const { token, email, investmentId, params } = await approved();
    expect(await app.ok('checkCapitalCall', { token, params })).toEqual({
      investment_id: investmentId,
      commitment: '50000.00',
      called: '0.00',
      paid_in: '0.00',
      fees_charged: '0.00',
      fees_paid: '0.00',
      amount_due: '50000.00',
      amount_due_invested: '50000.00',
      amount_due_fees: '0.00',
      due_date: '2026-07-31',
      nothing_due_reason: null,
      open: null,
      items: [],
    });
    const { id, notice } = await issue(investmentId);
    const { open } = await app.ok('checkCapitalCall', { token, params });
    expect(open).toEqual({
      id,
      status: 'issued',
      amount: '20000.00',
      due_date: DUE,
      send_by: '2026-06-23',
      issued_date: '2026-06-05',
      notice_file_id: notice,
    });
    const { title, pages } = await readPdf((await openFile(app, token, notice)).rawPayload);
    expect(title).toBe('Capital Call Notice');
    expect(pages.join(' ')).toContain('$20,000.00');
    expect(pages.join(' ')).toContain('June 30, 2026');
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail?.subject).toBe('Capital call: $20,000.00 due on June 30, 2026');
    for (const fact of [
      'Amount due: $20,000.00\n',
      'Due on: June 30, 2026\n',
      'Send the money by: June 23, 2026\n',
    ])
      expect(mail?.text).toContain(fact);
    expect(mail?.link).toMatch(new RegExp(`/go/my-investment/pending/${investmentId}/all$`));
  });

  test('the mail of a call is in Chinese for its reader, and a call canceled before it is not mailed', async () => {
    const { investmentId, email } = await approved();
    await app.open.pool.query(`update accounts set preferred_language = 'zh-CN' where email = $1`, [email]);
    const { id } = await issue(investmentId);
    await operated(app, 'capital-calls', 'cancel', id);
    await issue(investmentId);
    await app.runJobs();
    const mails = (await app.outbox(email)).filter(({ subject }) => subject.startsWith('缴款通知'));
    expect(mails.map(({ subject }) => subject)).toEqual(['缴款通知：US$20,000.00，2026年6月30日到期']);
    expect(mails[0]?.text).toContain('最迟汇款日：2026年6月23日');
  });

  test('only one call is open at a time, and calls never exceed the commitment', async () => {
    const { investmentId } = await approved();
    await expect(issue(investmentId, '50,001')).rejects.toThrow('Only $50,000.00 of the commitment');
    await issue(investmentId);
    await expect(issue(investmentId, '1000')).rejects.toThrow('already has an open capital call');
  });

  test('a call requires an approved investment and a due date that leaves time for the payment', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await expect(issue(investmentId)).rejects.toThrow('being_reviewed');
    const soon = ['--amount', '1000', '--due', '2026-06-08'];
    const { error } = await operate(app, 'capital-calls', 'issue', investmentId, ...soon);
    expect(error).toContain('later due date');
  });

  test('the money of a call funds an approved investment, and another call can follow', async () => {
    const { token, investmentId, params } = await approved();
    const { id } = await issue(investmentId);
    expect((await operate(app, 'capital-calls', 'fund', id)).error).toBe('');
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'fund_received',
      contribution: '20000.00',
    });
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      paid_in: '20000.00',
      open: null,
      items: [{ status: 'funded' }],
    });
    expect((await operate(app, 'capital-calls', 'fund', id)).error).toContain('is funded');
    await expect(issue(investmentId, '30,001')).rejects.toThrow('Only $30,000');
    await issue(investmentId, '30,000');
  });

  test.each([
    ['ask-action', 'action_needed'],
    ['ask-re-signature', 're_signature_needed'],
  ])(
    'after %s the money of a call waits for the approval: the investment can still be canceled',
    async (verb, status) => {
      const { token, investmentId, params } = await approved();
      const { id } = await issue(investmentId);
      await operate(app, 'investments', verb, investmentId, '--note', 'Please send a newer statement.');
      const funding = await operate(app, 'capital-calls', 'fund', id);
      expect(funding).toMatchObject({
        exitCode: 1,
        error: expect.stringContaining(`is ${status}: approve it`),
      });
      expect(await app.ok('getInvestment', { token, params })).toMatchObject({
        status,
        contribution: '0.00',
      });
      expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
        paid_in: '0.00',
        open: { id },
      });
      await app.ok('cancelInvestment', { token, params });
      expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({ open: null });
    },
  );

  test('once approved again, the money of the call funds the investment', async () => {
    const { token, investmentId, params } = await approved();
    const { id } = await issue(investmentId);
    await operate(app, 'investments', 'ask-action', investmentId, '--note', 'Please send a newer statement.');
    await operate(app, 'investments', 'approve', investmentId);
    expect((await operate(app, 'capital-calls', 'fund', id)).error).toBe('');
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'fund_received',
      contribution: '20000.00',
    });
  });

  test('a paid call of a current investment issues units immediately', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    await app.open.pool.query('update investments set commitment = 8000000 where id = $1', [investmentId]);
    expect(await app.refused('getFunding', { token, params })).toMatchObject({ error: 'transfer_not_open' });
    const { id } = await issue(investmentId, '30,000');
    expect(await app.ok('getFunding', { token, params })).toMatchObject({ amount: '30000.00' });
    const wire = await confirmedWire(app, { token, params });
    expect(await app.ok('chooseMethodOfTransfer', { token, params, body: wire })).toMatchObject({
      amount: '30000.00',
      wire: { reference: expect.any(String) },
    });
    await operate(app, 'capital-calls', 'fund', id);
    expect(await app.refused('getFunding', { token, params })).toMatchObject({ error: 'transfer_not_open' });
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      units: '800.000000',
      contribution: '80000.00',
      nav: '80000.00',
      net_gain_loss: '0.00',
    });
  });

  test('several calls or investments are settled by one command, all or none', async () => {
    const [one, two] = [await approved(), await approved()];
    const calls = [(await issue(one.investmentId)).id, (await issue(two.investmentId)).id];
    const readStatus = async ({ token, params }: typeof one) =>
      (await app.ok('getInvestment', { token, params })).status;
    const ops = (...words: string[]) => operate(app, ...words, '--json');
    expect((await ops('capital-calls', 'fund', ...calls, 'nosuch')).error).toContain('"nosuch"');
    expect(await readStatus(one)).toBe('approved');
    const funded = JSON.parse((await ops('capital-calls', 'fund', ...calls)).out);
    expect(funded.calls).toMatchObject([{ status: 'funded' }, { status: 'funded' }]);
    const others = [
      (await issue(one.investmentId, '30,000')).id,
      (await issue(two.investmentId, '30,000')).id,
    ];
    expect(JSON.parse((await ops('capital-calls', 'cancel', ...others)).out).calls).toHaveLength(2);

    const [three, four] = [await approved(), await approved()];
    const ids = [three.investmentId, four.investmentId];
    const received = ['investments', 'fund-received'];
    expect((await ops(...received, ...ids, '--amount', '10')).error).toContain('one investment only');
    expect((await operate(app, ...received, ...ids, one.investmentId)).out).toContain(
      'no capital call is open',
    );
    expect(await readStatus(three)).toBe('approved');
    expect(JSON.parse((await ops(...received, ...ids)).out).investments).toHaveLength(2);
    for (const { token, params } of [three, four]) {
      const { product } = await app.ok('getInvestment', { token, params });
      await operated(app, 'products', 'set-valuation', product.id, '--price', '100');
    }
    await ops('investments', 'activate', ...ids);
    expect([await readStatus(three), await readStatus(four)]).toEqual(['current', 'current']);
  });

  test('the notice of a cancelled call cannot be opened, even with an earlier key', async () => {
    const { token, email, investmentId, params } = await approved();
    const { id, notice: fileId } = await issue(investmentId);
    const accessed = { token, accessCode: await accessCode(app, token, 'documents'), params: { fileId } };
    const { url } = await app.ok('requestFileKey', accessed);

    const dryRun = await operate(app, 'capital-calls', 'cancel', id, '--dry-run');
    expect(dryRun.out).toContain('dry_run');
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({ open: { id } });

    expect((await operate(app, 'capital-calls', 'cancel', id)).error).toBe('');
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      open: null,
      items: [{ status: 'cancelled', notice_file_id: null }],
    });
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail).toMatchObject({ subject: 'A capital call was canceled' });
    expect(mail?.text).toContain('June 30, 2026');
    expect(mail?.text).not.toContain('20,000');
    expect((await app.app.inject({ url })).statusCode).toBe(410);
    for (const name of ['requestFileKey', 'previewFile', 'readDocument'] as const) {
      const refused = await app.refused(name, { token, params: { fileId }, language: 'zh-CN' });
      expect(refused).toMatchObject({
        error: 'capital_call_cancelled',
        status: 410,
        message: '此次缴款已取消，其通知无法打开。',
      });
    }
    const { rows } = await app.open.pool.query(
      'select actor, act from audit_trail where object = $1 order by seq',
      [`capital_call:${id}`],
    );
    expect(rows).toEqual([
      { actor: MORGANS_ACTOR, act: 'capital_call.issue' },
      { actor: MORGANS_ACTOR, act: 'capital_call.cancelled' },
    ]);
  });

  test('a dry run of a call creates no call, document or mail', async () => {
    const { token, email, investmentId, params } = await approved();
    await app.runJobs();
    const before = (await app.outbox(email)).length;
    const words = ['--amount', '20000', '--due', DUE, '--dry-run', '--json'];
    const { out } = await operate(app, 'capital-calls', 'issue', investmentId, ...words);
    expect(JSON.parse(out)).toMatchObject({ dry_run: true, amount: '20000.00' });
    await app.runJobs();
    expect((await app.ok('checkCapitalCall', { token, params })).items).toEqual([]);
    expect((await app.ok('listDocuments', { token })).items).toHaveLength(1);
    expect(await app.outbox(email)).toHaveLength(before);
  });

  test('cancelling the investment cancels its open call', async () => {
    const { token, investmentId, params } = await approved();
    await issue(investmentId);
    await app.ok('cancelInvestment', { token, params });
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      open: null,
      items: [{ status: 'cancelled' }],
    });
  });

  test('another account’s calls are rejected like missing ones', async () => {
    const { investmentId } = await approved();
    const { token: stranger } = await app.newInvestor();
    for (const id of [investmentId, 'there-is-none']) {
      const refused = await app.refused('checkCapitalCall', {
        token: stranger,
        params: { investmentId: id },
      });
      expect(refused).toMatchObject({ error: 'not_authorized_action', status: 403 });
    }
  });
});
