import {
  approvedInvestment,
  operate,
  operated,
  publishProduct,
  signedInvestment,
  signEnvelope,
  applicationToReview,
  currentInvestment,
  redemptionTerms,
  requestedRedemption,
  startedApplication,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// An investor responds to a review: answers a request, or signs a declined agreement after all.
describe('review answers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const NOTE = ['--note', 'Send a newer bill.'];

  async function reviewed() {
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, await publishProduct(app));
    return { ...person, investmentId, params: { investmentId } };
  }

  const shown = async (investmentId: string): Promise<Record<string, unknown>> =>
    JSON.parse((await operate(app, 'investments', 'show', investmentId, '--json')).out);

  test('an answer returns the application to review, and staff see it with their request', async () => {
    const { token, params, investmentId } = await reviewed();
    await operated(app, 'investments', 'ask-action', investmentId, ...NOTE);
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'action_needed',
      note: 'Send a newer bill.',
    });
    const body = { answer: '  I uploaded a bill from May.  ' };
    expect(await app.ok('answerRequest', { token, params, body })).toMatchObject({
      status: 'being_reviewed',
    });
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'being_reviewed',
      note: null,
    });
    expect((await app.ok('listPendingActions', { token })).items).not.toContainEqual(
      expect.objectContaining({ kind: 'answer_request' }),
    );
    expect(await shown(investmentId)).toMatchObject({
      note: 'Send a newer bill.',
      answer: 'I uploaded a bill from May.',
      history: expect.arrayContaining([expect.objectContaining({ act: 'investment.action_answered' })]),
    });
    const { out } = await operate(app, 'investments', 'list', '--status', 'being_reviewed', '--json');
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: investmentId, answered: true }));

    await operated(app, 'investments', 'ask-action', investmentId, '--note', 'One page is missing.');
    expect(await shown(investmentId)).toMatchObject({ note: 'One page is missing.', answer: null });
    await app.ok('answerRequest', { token, params, body });
    expect((await operate(app, 'investments', 'approve', investmentId)).error).toBe('');
  });

  test('an answer must not be empty; only the investor can answer a request, once', async () => {
    const { token, params, investmentId } = await reviewed();
    const answer = (by: string, text: string) =>
      app.refused('answerRequest', { token: by, params, body: { answer: text } });
    expect((await answer(token, 'Done.')).error).toBe('nothing_to_answer');
    await operated(app, 'investments', 'ask-action', investmentId, ...NOTE);
    expect(await answer(token, '   ')).toMatchObject({ fields: { answer: 'This field is required' } });
    const stranger = await app.newInvestor();
    expect((await answer(stranger.token, 'Done.')).error).toBe('not_authorized_action');
    const both = await Promise.all(
      [1, 2].map(() => app.call('answerRequest', { token, params, body: { answer: 'Done.' } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a declined agreement that is to be signed again can be requested and signed after all', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    const { investmentId, envelopeId: first } = await approvedInvestment(
      app,
      token,
      await publishProduct(app),
    );
    const params = { investmentId };
    await operated(
      app,
      'investments',
      'ask-re-signature',
      investmentId,
      '--note',
      'The fund has a new name.',
    );
    await app.runJobs();
    const requested = await app.ok('getInvestment', { token, params });
    await app.ok('declineEnvelope', { token, params: { envelopeId: requested.envelope_id ?? '' } });

    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 're_signature_needed',
      envelope_id: null, // not the agreement that was signed before
      note: 'The fund has a new name.',
    });
    expect((await app.ok('listPendingActions', { token })).items).toContainEqual(
      expect.objectContaining({
        kind: 'sign',
        envelope: null,
        investment: expect.objectContaining({ id: investmentId }),
      }),
    );

    const stranger = await app.newInvestor();
    expect((await app.refused('sendForSignature', { token: stranger.token, params })).error).toBe(
      'not_authorized_action',
    );
    const again = await app.ok('sendForSignature', { token, params });
    expect([first, requested.envelope_id]).not.toContain(again.id);
    expect((await app.ok('sendForSignature', { token, params })).id).toBe(again.id);
    await app.runJobs();
    expect((await app.ok('getInvestment', { token, params })).envelope_id).toBe(again.id);
    await signEnvelope(app, token, again.id);
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({ status: 'being_reviewed' });
  });
});

// Staff reject applications and redemptions, and withdraw approvals before money moves.
describe('rejections', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function signed() {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await signedInvestment(app, person.token, product);
    return { ...person, product, investmentId, params: { investmentId } };
  }

  const reject = (id: string, reason: string, ...more: string[]) =>
    operate(app, 'investments', 'reject', id, '--reason', reason, ...more);

  describe('a rejected application', () => {
    test('shows reason and note, leaves nothing due, keeps the agreement, and allows another application', async () => {
      const { token, email, product, investmentId, params } = await signed();
      await operated(app, 'investments', 'approve', investmentId);
      await operated(app, 'capital-calls', 'issue', investmentId, '--amount', '20000', '--due', '2026-06-30');
      const note = 'Your address could not be confirmed.';
      expect((await reject(investmentId, 'identity_not_verified', '--note', note)).error).toBe('');
      expect(await app.ok('getInvestment', { token, params })).toMatchObject({
        status: 'rejected',
        group: 'past',
        note,
        rejection: { reason: 'identity_not_verified', may_apply_again: true },
      });
      expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
        amount_due: '0.00',
        fees_charged: '0.00',
        nothing_due_reason: 'over',
        open: null,
        items: [{ status: 'cancelled' }],
      });
      await app.runJobs();
      const mail = (await app.outbox(email)).find(
        ({ subject }) => subject === 'Your application was rejected',
      );
      expect(mail?.text).toContain(note);
      expect(mail?.text).toContain('We could not verify your identity');
      const documents = await app.ok('listDocuments', { token });
      expect(documents.items.map(({ document_type }) => document_type)).toContain('subscription_documents');
      expect((await app.ok('listInvestments', { token, query: {} })).totals.commitment).toBe('0.00');
      const shown = await operated(app, 'investments', 'show', investmentId);
      expect(shown).toMatchObject({ rejection_reason: 'identity_not_verified', notes: [{ note }] });
      await startedApplication(app, token, product.id);
      expect((await reject(investmentId, 'duplicate')).error).toContain('is rejected');
    });

    test('for a compliance reason permits no other application for the product', async () => {
      const { token, product, investmentId, params } = await signed();
      expect((await reject(investmentId, 'compliance')).error).toBe('');
      const { investor } = await app.ok('getInvestment', { token, params });
      const body = {
        product_id: product.id,
        investor_id: investor.id,
        us_person: true,
        eligibility_attested: true,
      };
      expect((await app.refused('startApplication', { token, body })).error).toBe('not_after_rejection');
      await startedApplication(app, token, (await publishProduct(app)).id);
    });

    test('under review or waiting for a signature can no longer be changed or signed', async () => {
      const review = await applicationToReview(app);
      await app.ok('sendForReview', review);
      const { investmentId } = review.params;
      expect((await reject(investmentId, 'not_eligible')).error).toBe('');
      const body = { version: 99, finish: false, values: {} };
      expect((await app.refused('saveQualification', { ...review, body })).error).toBe(
        'application_rejected',
      );
      expect((await app.refused('sendForReview', review)).error).toBe('application_rejected');
      expect((await app.refused('cancelInvestment', review)).error).toBe('application_rejected');
    });

    test('needs a reason, a note for another reason, and no money received', async () => {
      const { investmentId } = await signed();
      expect((await reject(investmentId, 'bad')).exitCode).toBe(2);
      expect((await reject(investmentId, 'other')).error).toContain('Give it with --note.');
      await operated(app, 'investments', 'approve', investmentId);
      await operated(app, 'investments', 'fund-received', investmentId, '--amount', '1000');
      expect((await reject(investmentId, 'fund_full')).error).toContain('Money has arrived');
      const unapproved = await operate(app, 'investments', 'unapprove', investmentId, '--note', 'Too early.');
      expect(unapproved.error).toContain('Money has arrived');
    });
  });

  test('an approval can be withdrawn until money arrives, and then nothing is due', async () => {
    const { token, email, investmentId, params } = await signed();
    const unapprove = (note = 'The commitment needs another check.') =>
      operate(app, 'investments', 'unapprove', investmentId, '--note', note);
    expect((await unapprove()).error).toContain('is being_reviewed');
    await operated(app, 'investments', 'approve', investmentId);
    expect((await unapprove(' ')).error).toContain('--note');
    const { id } = await operated(
      app,
      'capital-calls',
      'issue',
      investmentId,
      '--amount',
      '20000',
      '--due',
      '2026-06-30',
    );
    expect((await unapprove()).error).toContain(`capital-calls cancel ${id}`);
    await operated(app, 'capital-calls', 'cancel', id);
    expect((await unapprove()).error).toBe('');
    expect((await app.ok('getInvestment', { token, params })).status).toBe('being_reviewed');
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      amount_due: '0.00',
      fees_charged: '0.00',
    });
    await app.runJobs();
    expect((await app.outbox(email)).map(({ subject }) => subject)).toContain(
      'The approval of your investment was taken back',
    );
  });

  describe('a redemption', () => {
    async function requested() {
      const person = await app.newInvestor();
      const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
      const { token } = person;
      const { id } = await requestedRedemption(app, token, investmentId, { amount: '10000' });
      return { ...person, investmentId, id, params: { investmentId } };
    }
    const ops = (verb: string, id: string, ...more: string[]) =>
      operate(app, 'redemptions', verb, id, ...more);

    test('is rejected with a reason, and another can be requested', async () => {
      const { token, email, investmentId, id, params } = await requested();
      expect((await ops('reject', id, '--reason', 'other')).error).toContain('with --note');
      await operated(app, 'redemptions', 'approve', id);
      const note = 'The fund accepts no redemptions in June.';
      expect((await ops('reject', id, '--reason', 'fund_suspended', '--note', note)).error).toBe('');
      const { ongoing, items } = await app.ok('getRedemptions', { token, params });
      expect(ongoing).toBeNull();
      expect(items).toMatchObject([
        { id, status: 'rejected', rejection: { reason: 'fund_suspended', note } },
      ]);
      await app.runJobs();
      const mail = (await app.outbox(email)).find(
        ({ subject }) => subject === 'Your redemption was rejected',
      );
      expect(mail?.text).toContain(note);
      await requestedRedemption(app, token, investmentId, { amount: '20000' });
      expect((await ops('complete', id)).error).toContain('is rejected');
    });

    test('whose approval is withdrawn can be changed by its investor again', async () => {
      const { token, investmentId, id } = await requested();
      expect((await ops('unapprove', id, '--note', 'Too early.')).error).toContain('is requested');
      await operated(app, 'redemptions', 'approve', id);
      const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId, {
        amount: '20000',
      });
      const change = { token, params: { redemptionId: id }, body };
      expect((await app.refused('changeRedemption', change)).error).toBe('redemption_closed');
      expect((await ops('unapprove', id, '--note', 'Too early.')).error).toBe('');
      const { investment_id: _again, ...changed } = await redemptionTerms(app, token, investmentId, {
        amount: '20000',
      });
      expect(await app.ok('changeRedemption', { ...change, body: changed })).toMatchObject({
        status: 'requested',
        amount: '20000.00',
      });
    });
  });
});
