// Answers that staff review before the agreement is made: a related party, or a nationality under sanctions.
import {
  applicationToReview,
  COMPLETE,
  completeApplication,
  operate,
  publishProduct,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Review = Awaited<ReturnType<typeof applicationToReview>>;

const read = ({ token, params }: Review) => app.ok('getApplication', { token, params });
const ops = (verb: string, { params }: Review, ...more: string[]) =>
  operate(app, 'investments', verb, params.investmentId, ...more);

async function underReview() {
  const review = await applicationToReview(app);
  await app.ok('sendForReview', review);
  return review;
}

test('a Yes without details is not finished', async () => {
  const { token, params } = await applicationToReview(app, {});
  const values = { ...COMPLETE.investor_information, related_to_member_firm: true };
  const body = { version: 6, finish: true, values };
  const refused = await app.refused('saveInvestorInformation', { token, params, body });
  expect(Object.keys(refused.fields ?? {})).toEqual(['related_to_member_firm_details']);
});

test('an application with a Yes goes to staff, who see the answer, and to the signers after they accept it', async () => {
  const review = await applicationToReview(app);
  expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
  expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
  expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
  expect(await read(review)).toMatchObject({ status: 'application_review', envelope_id: null });
  expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
  const listed = await operate(app, 'investments', 'list', '--status', 'application_review');
  expect(listed.out).toContain(review.params.investmentId);
  expect(JSON.parse((await ops('show', review, '--json')).out)).toMatchObject({
    to_review: [{ answer: 'senior_political_figure', details: 'Sister of Vera Lund, minister of fisheries' }],
  });

  expect(await ops('pass-review', review)).toMatchObject({ error: '' });
  await app.runJobs();
  const { status, envelope_id } = await read(review);
  expect(status).toBe('pending_signature');
  expect((await app.outbox(review.person.email))[0]?.link).toContain('/go/signing/');
  await signEnvelope(app, review.token, envelope_id ?? '');
  expect((await read(review)).status).toBe('being_reviewed');
  expect((await ops('pass-review', review)).error).toContain('is being_reviewed');
});

test('accepted answers need no second review, changed ones do', async () => {
  const review = await underReview();
  await ops('pass-review', review);
  const { token, params } = review;
  const save = async (details: string) => {
    const { version } = await read(review);
    const values = {
      ...COMPLETE.investor_information,
      senior_political_figure: true,
      senior_political_figure_details: details,
    };
    await app.ok('saveInvestorInformation', { token, params, body: { version, finish: true, values } });
  };
  await save('Sister of Vera Lund, minister of fisheries');
  expect((await read(review)).status).toBe('completing_application');
  expect(await app.ok('sendForSignature', review)).toMatchObject({ status: 'preparing' });
  await save('Brother of Vera Lund');
  expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
});

test('staff return an application with a note, and a change by the investor takes it back', async () => {
  const review = await underReview();
  const { token, params } = review;
  expect(await ops('return-review', review, '--note', 'Name the office.')).toMatchObject({ error: '' });
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'completing_application',
    note: 'Name the office.',
  });
  expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({ note: null });
  const { version, steps } = await read(review);
  const values = { ...steps.qualification, attested: false };
  await app.ok('saveQualification', { token, params, body: { version, finish: false, values } });
  expect((await read(review)).status).toBe('completing_information');
  expect((await ops('pass-review', review)).error).toContain('is completing_information');
});

test('a nationality under sanctions is reviewed, an ordinary application is not', async () => {
  const review = await applicationToReview(app, { nationality: 'IR' });
  expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, await publishProduct(app));
  const ordinary = { token, params: { investmentId } };
  expect((await app.refused('sendForReview', ordinary)).error).toBe('transition_refused');
});

test('another account cannot have it reviewed, and an incomplete application is not', async () => {
  const review = await applicationToReview(app);
  const { token } = await app.newInvestor();
  expect((await app.refused('sendForReview', { ...review, token })).error).toBe('not_authorized_action');
  const body = { version: 6, finish: false, values: {} };
  await app.ok('saveQualification', { ...review, body });
  expect((await app.refused('sendForReview', review)).error).toBe('information_incomplete');
});

test('it is canceled while it is under review', async () => {
  const review = await underReview();
  await app.ok('cancelInvestment', review);
  expect((await ops('pass-review', review)).error).toContain('is canceled');
});
