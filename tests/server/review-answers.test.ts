// What an investor does about a request of the review: answers it, or signs a declined agreement after all.
import {
  approvedInvestment,
  operate,
  operated,
  publishProduct,
  signedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

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

test('an answer returns the application to the review, and staff read it beside what they asked', async () => {
  const { token, params, investmentId } = await reviewed();
  await operated(app, 'investments', 'ask-action', investmentId, ...NOTE);
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'action_needed',
    note: 'Send a newer bill.',
  });
  const body = { answer: '  I uploaded a bill from May.  ' };
  expect(await app.ok('answerRequest', { token, params, body })).toMatchObject({ status: 'being_reviewed' });
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

test('an answer must have words, one request has one answer, and only its investor gives it', async () => {
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
  const { investmentId, envelopeId: first } = await approvedInvestment(app, token, await publishProduct(app));
  const params = { investmentId };
  await operated(app, 'investments', 'ask-re-signature', investmentId, '--note', 'The fund has a new name.');
  await app.runJobs();
  const asked = await app.ok('getInvestment', { token, params });
  await app.ok('declineEnvelope', { token, params: { envelopeId: asked.envelope_id ?? '' } });

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
  expect([first, asked.envelope_id]).not.toContain(again.id);
  expect((await app.ok('sendForSignature', { token, params })).id).toBe(again.id);
  await app.runJobs();
  expect((await app.ok('getInvestment', { token, params })).envelope_id).toBe(again.id);
  await signEnvelope(app, token, again.id);
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({ status: 'being_reviewed' });
});
