import {
  applicationToReview,
  currentInvestment,
  operate,
  operated,
  publishProduct,
  redemptionTerms,
  requestedRedemption,
  signedInvestment,
  accessCode,
  openFile,
  loadPart,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentType } from '@quoin/rules';
import { readPdf } from './pdf-reading';

// Mails to an investor at each step of an investment and a redemption, in the language of the account.
describe('step mails', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function signed() {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    await operated(app, 'products', 'set-valuation', product.id, '--price', '100');
    return { ...person, ...(await signedInvestment(app, person.token, product)) };
  }

  /** Runs an action and returns the mails that it sends, oldest first. */
  async function readMails(email: string, ...words: string[]) {
    await app.runJobs();
    const before = (await app.outbox(email)).length;
    expect((await operate(app, ...words)).error).toBe('');
    await app.runJobs();
    const all = await app.outbox(email);
    return all.slice(0, all.length - before).reverse();
  }

  const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

  test('an investment has a mail at approval, for each payment with its amount, at its start and at its end', async () => {
    const { email, investmentId } = await signed();
    const step = (verb: string, ...more: string[]) =>
      readMails(email, 'investments', verb, investmentId, ...more);
    const [approved] = await step('approve');
    expect(approved?.subject).toBe('Your investment is approved');
    expect(approved?.link).toContain(`/go/my-investment/pending/${investmentId}/all`);

    const [part] = await step('fund-received', '--amount', '20000');
    expect(part?.subject).toBe('We received $20,000.00');
    expect(part?.text).toContain('Still due: $30,000.00');
    const rest = await step('fund-received');
    expect(subjects(rest)).toEqual(['We received $30,000.00']);
    expect(rest[0]?.text).toContain('Nothing more is due now.');

    expect(subjects(await step('activate'))).toEqual(['Your investment is active']);
    expect(subjects(await step('end'))).toEqual(['Your investment has ended']);
  });

  test('a request for action is mailed with its note, which staff still see after the approval', async () => {
    const { email, token, investmentId } = await signed();
    const [requested] = await readMails(
      email,
      'investments',
      'ask-action',
      investmentId,
      '--note',
      'Send a newer proof of address.',
    );
    expect(requested?.subject).toBe('Your investment needs your action');
    expect(requested?.text).toContain('Send a newer proof of address.');
    const params = { investmentId };
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      note: 'Send a newer proof of address.',
    });
    await operated(app, 'investments', 'approve', investmentId);
    const shown = await operated<{ note: null; notes: object[] }>(app, 'investments', 'show', investmentId);
    expect(shown.note).toBeNull();
    expect(shown.notes).toEqual([
      { at: '2026-06-05T14:00:00.000Z', event: 'action_asked', note: 'Send a newer proof of address.' },
    ]);
  });

  test('a request to sign again is announced in Chinese to a Chinese account, besides the link', async () => {
    const { email, investmentId } = await signed();
    await app.open.pool.query(`update accounts set preferred_language = 'zh-CN' where email = $1`, [email]);
    const mails = await readMails(
      email,
      'investments',
      'ask-re-signature',
      investmentId,
      '--note',
      '基金名称已变更。',
    );
    expect(subjects(mails)).toContain('请重新签署您的协议');
    expect(mails.some(({ link }) => link?.includes('/go/signing/'))).toBe(true);
    expect(mails.find(({ text }) => text.includes('基金名称已变更。'))).toBeDefined();
  });

  test('a returned review is mailed, and an accepted one sends the signing link', async () => {
    const review = await applicationToReview(app);
    await app.ok('sendForReview', review);
    const { email } = review.person;
    const { investmentId } = review.params;
    const [returned] = await readMails(
      email,
      'investments',
      'return-review',
      investmentId,
      '--note',
      'Name the office.',
    );
    expect(returned).toMatchObject({ subject: 'Your application needs changes' });
    expect(returned?.text).toContain('Name the office.');
    await app.ok('sendForReview', review);
    const [link] = await readMails(email, 'investments', 'pass-review', investmentId);
    expect(link?.link).toContain('/go/signing/');
  });

  test('a redemption has one mail at its request, each change, its approval and its cancellation', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
    const { email, token } = person;
    const newMails = async (act: () => Promise<unknown>) => {
      await app.runJobs();
      const before = (await app.outbox(email)).length;
      await act();
      await app.runJobs();
      const all = await app.outbox(email);
      return subjects(all.slice(0, all.length - before));
    };
    let id = '';
    const request = async () =>
      ({ id } = await requestedRedemption(app, token, investmentId, { amount: '10000' }));
    expect(await newMails(request)).toEqual(['We received your redemption request']);
    const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId, {
      amount: '20000',
    });
    const params = { redemptionId: id };
    expect(await newMails(() => app.ok('changeRedemption', { token, params, body }))).toEqual([
      'Your redemption request was changed',
    ]);
    expect(await newMails(() => operated(app, 'redemptions', 'approve', id))).toEqual([
      'Your redemption is approved',
    ]);
    expect(await newMails(() => app.ok('cancelRedemption', { token, params }))).toEqual([
      'Your redemption is canceled',
    ]);
  });

  test('a review that cannot be accepted states the reason', async () => {
    const review = await applicationToReview(app);
    await app.ok('sendForReview', review);
    const { investmentId } = review.params;
    await app.open.pool.query(
      `update products set status = 'closed' where id = (select product_id from investments where id = $1)`,
      [investmentId],
    );
    const { error, exitCode } = await operate(app, 'investments', 'pass-review', investmentId);
    expect(exitCode).toBe(1);
    expect(error).toMatch(/The corresponding product is not ready/);
  });

  test('an agreement is countersigned once, and a second attempt states the reason', async () => {
    const { investmentId } = await signed();
    await operated(app, 'investments', 'approve', investmentId);
    const countersign = () =>
      operate(app, 'investments', 'countersign', investmentId, '--title', 'Managing Director');
    expect((await countersign()).error).toBe('');
    expect((await countersign()).error).toBe(
      `The agreement of investment ${investmentId} is already countersigned.\n`,
    );
  });
});

// Staff withdraw and replace documents posted by mistake, and issue statements again after a correction.
describe('withdrawn documents', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-withdrawn-'));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function holder() {
    const person = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
    return { ...person, investmentId };
  }

  async function pdf(text: string): Promise<string> {
    const made = await PDFDocument.create({ updateMetadata: false });
    made.addPage().drawText(text);
    const path = join(folder, `${text}.pdf`);
    writeFileSync(path, await made.save());
    return path;
  }

  const post = (investmentId: string, file: string, ...more: string[]) =>
    operate(app, 'documents', 'post', investmentId, '--file', file, '--type', 'tax_documents', ...more);

  async function posted(investmentId: string, text: string): Promise<string> {
    const { out, error } = await post(investmentId, await pdf(text), '--json');
    expect(error).toBe('');
    return JSON.parse(out).documents[0].id;
  }

  const readNames = async (token: string, investmentId: string) =>
    (await loadPart(app, token, investmentId, 'documents')).items.map(({ name }) => name);

  test('the same file is posted to an investment only once, unless requested', async () => {
    const { token, investmentId } = await holder();
    await posted(investmentId, 'K-1 of Ann');
    const again = await post(investmentId, await pdf('K-1 of Ann'));
    expect(again).toMatchObject({ exitCode: 1 });
    expect(again.error).toContain('was already posted there');
    expect((await post(investmentId, await pdf('K-1 of Ann'), '--again')).error).toBe('');
    const names = await readNames(token, investmentId);
    expect(names.filter((name) => name === 'K-1 of Ann.pdf')).toHaveLength(2);
  });

  test('the investor cannot open a withdrawn document but reads the reason, and staff see who opened it', async () => {
    const { token, email, investmentId } = await holder();
    const id = await posted(investmentId, 'K-1 of Bob');
    expect((await openFile(app, token, id)).statusCode).toBe(200);
    const code = await accessCode(app, token, 'documents');
    await app.ok('readDocument', { token, params: { fileId: id }, accessCode: code });
    app.clock.advance({ minutes: 1 });
    const reached = { token, params: { fileId: id }, body: { end_reached: true, pages: [1] } };
    await app.ok('recordFileAccess', reached);
    const other = await accessCode(app, token, 'documents');
    const { url } = await app.ok('requestFileKey', { token, params: { fileId: id }, accessCode: other });

    const reason = 'It belongs to another investor.';
    expect((await operate(app, 'documents', 'withdraw', id, '--reason', ' ')).error).toContain('--reason');
    const { opened } = await operated<{ opened: object[] }>(
      app,
      'documents',
      'withdraw',
      id,
      '--reason',
      reason,
    );
    expect(opened.at(-1)).toEqual({ at: '2026-06-05T14:01:00.000Z', account: email, end_reached: true });
    expect(await readNames(token, investmentId)).not.toContain('K-1 of Bob.pdf');
    expect((await app.ok('listDocuments', { token })).items.map(({ file_id }) => file_id)).not.toContain(id);
    expect((await app.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    const accessed = await accessCode(app, token, 'documents');
    const read = { token, params: { fileId: id }, accessCode: accessed };
    expect((await app.refused('readDocument', read)).error).toBe('not_authorized_file');
    await app.runJobs();
    const mail = (await app.outbox(email)).find(({ subject }) => subject === 'A document was withdrawn');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).not.toContain('Bob');
    const shown = await operated(app, 'documents', 'show', id);
    expect(shown).toMatchObject({
      name: 'K-1 of Bob.pdf',
      reason,
      investment: investmentId,
      replaced_by: null,
    });
    expect((await operate(app, 'documents', 'withdraw', id, '--reason', reason)).error).toContain(
      'was already withdrawn on 2026-06-05',
    );
  });

  test('a replaced document gives its type and period to the new one, with one mail', async () => {
    const { token, email, investmentId } = await holder();
    const id = await posted(investmentId, 'K-1 first');
    await app.runJobs();
    const before = (await app.outbox(email)).length;
    const file = await pdf('K-1 second');
    const replaced = await operated(
      app,
      'documents',
      'replace',
      id,
      '--file',
      file,
      '--reason',
      'Box 1 was wrong.',
    );
    expect(replaced).toMatchObject({ replaces: id, type: 'tax_documents', name: 'K-1 second.pdf' });
    const names = await readNames(token, investmentId);
    expect(names).toContain('K-1 second.pdf');
    expect(names).not.toContain('K-1 first.pdf');
    await app.runJobs();
    const mails = await app.outbox(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.map(({ subject }) => subject)).toContain('A document was replaced');
    expect(await operated(app, 'documents', 'show', id)).toMatchObject({ replaced_by: replaced.id });
    const replace = (document: string) =>
      operate(app, 'documents', 'replace', document, '--file', file, '--reason', 'Again');
    expect((await replace(id)).error).toContain(`by ${replaced.id}. Give the id of that one.`);
    expect((await replace(String(replaced['id']))).error).toContain('already has this content');
  });

  test('a tax form of one investor is not posted to another one of the fund, and not before its year is over', async () => {
    const product = await publishProduct(app);
    const readHolder = async () => {
      const person = await app.newInvestor();
      const { investmentId } = await currentInvestment(app, person.token, product);
      return { ...person, investmentId };
    };
    const [ann, bob] = [await readHolder(), await readHolder()];
    const id = await posted(ann.investmentId, 'K-1 of one');
    const file = await pdf('K-1 of one');
    const wrong = await post(bob.investmentId, file);
    expect(wrong.error).toContain(`${ann.email} has this file as document ${id}`);
    const toAll = ['--product', product.id, '--file', file, '--type', 'tax_documents'];
    expect((await operate(app, 'documents', 'post', ...toAll, '--dry-run', '--json')).out).toContain(
      '"posted": 1',
    );
    expect((await post(bob.investmentId, file, '--shared', '--dry-run')).error).toBe('');
    const own = await posted(bob.investmentId, 'K-1 of two');
    const replaced = ['documents', 'replace', own, '--file', file, '--reason', 'x'] as const;
    expect((await operate(app, ...replaced)).error).toContain(ann.email);
    expect((await post(bob.investmentId, await pdf('K-1'), '--period', '2026-12-31')).error).toContain(
      'is not over',
    );
    await operated(app, 'documents', 'withdraw', id, '--reason', 'It is of another investor');
    expect((await post(bob.investmentId, file)).error).toBe('');
  });

  test('a signed agreement, its executed copy and the notice of a transaction cannot be withdrawn or replaced', async () => {
    const { token, investmentId } = await holder();
    await operated(app, 'investments', 'countersign', investmentId, '--title', 'Partner');
    const paid = ['--type', 'dividend', '--amount', '5', '--reference', 'D-1'];
    await operated(app, 'transactions', 'record', investmentId, ...paid);
    await app.runJobs();
    const { items } = await loadPart(app, token, investmentId, 'documents');
    const ids = (type: DocumentType) =>
      items.filter(({ document_type }) => document_type === type).map(({ file_id }) => file_id);
    const file = await pdf('Another agreement');
    const errors = async (id: string) => [
      (await operate(app, 'documents', 'withdraw', id, '--reason', 'x')).error,
      (await operate(app, 'documents', 'replace', id, '--file', file, '--reason', 'x')).error,
    ];
    const [executed = '', signed = ''] = ids('subscription_documents');
    for (const error of [...(await errors(executed)), ...(await errors(signed))])
      expect(error).toContain('is signed');
    const [notice = ''] = ids('notices_and_requests');
    for (const error of await errors(notice)) expect(error).toContain(`transactions reverse ${notice}`);
  });

  test('a statement issued again after a correction replaces the first and is marked as corrected', async () => {
    const { investmentId, ...person } = await holder();
    app.clock.advance({ days: 26 });
    const { token } = await app.signIn(person);
    const to = ['--to', '2026-06-30'];
    const reissue = () =>
      operate(app, 'statements', 'reissue', investmentId, ...to, '--reason', 'A dividend was missing.');
    expect((await reissue()).error).toContain('has no statement');
    await operated(app, 'statements', 'issue', investmentId, ...to);
    expect((await reissue()).error).toBe('');
    const statements = (await loadPart(app, token, investmentId, 'documents')).items.filter(
      ({ document_type }) => document_type === 'investor_statements',
    );
    expect(statements.map(({ name }) => name)).toEqual(['Account Statement 2026-06-30 (corrected).pdf']);
    const { rawPayload } = await openFile(app, token, statements[0]?.file_id ?? '');
    expect((await readPdf(rawPayload)).pages.join(' ')).toContain('Corrected statement: replaces that of');
    expect((await operate(app, 'statements', 'issue', investmentId, ...to)).error).toContain(
      'already issued',
    );
    expect((await reissue()).error).toBe('');
  });
});
