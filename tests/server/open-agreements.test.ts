// What an update does to agreements that are at their signers: from the version before, in which the first of several
// signers signed for all.
import { checkChain } from '../../packages/server/src/audit/chain';
import { jointAgreement, migrate, signTogether, TOGETHER } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An agreement of the earlier version: with one signer, in the given state. */
async function agreementOfOneSigner(
  status: 'preparing' | 'sent' | 'viewed' | 'expired' | 'sealing' | 'signed',
) {
  const agreement = await jointAgreement(app);
  const { envelopeId } = agreement.params;
  await app.open.pool.query('delete from envelope_signers where envelope_id = $1 and place > 1', [
    envelopeId,
  ]);
  await app.open.pool.query('update envelopes set status = $2 where id = $1', [envelopeId, status]);
  return agreement;
}
type Agreement = Awaited<ReturnType<typeof agreementOfOneSigner>>;

const update = () => migrate(app, '0017_all_signers_of_open_agreements');

const statusOf = async ({ token, params }: Agreement) =>
  (await app.ok('getEnvelope', { token, params })).status;
const waiting = async ({ token }: Agreement) =>
  (await app.ok('listPendingActions', { token })).items.flatMap(({ envelope }) => envelope?.id ?? []);
const actsOn = async (envelopeId: string) => {
  const { rows } = await app.open.pool.query(
    'select actor, act, detail from audit_trail where object = $1 order by position',
    [`envelope:${envelopeId}`],
  );
  return rows;
};

test.each(['sent', 'viewed', 'expired', 'preparing'] as const)(
  'one that is %s asks all of its signers, by a new link',
  async (status) => {
    const agreement = await agreementOfOneSigner(status);
    const { token, investmentId, person, params: old } = agreement;
    await update();
    await app.runJobs();
    expect(await statusOf(agreement)).toBe('cancelled');
    expect((await actsOn(old.envelopeId)).at(-1)).toEqual({
      actor: 'job',
      act: 'envelope.withdrawn',
      detail: { from: status, to: 'cancelled' },
    });
    const [envelopeId = '', ...others] = await waiting(agreement);
    expect(others).toEqual([]);
    const [mail] = await app.outbox(person.email);
    expect(mail?.link).toContain(envelopeId);
    expect(mail?.text).toContain('It is signed by Robin Ashdown and Jordan Vance');
    expect((await actsOn(envelopeId))[0]).toEqual({
      actor: 'job',
      act: 'envelope.create',
      detail: { kind: 'subscription_agreement', investment: investmentId, signers: 2 },
    });

    const params = { envelopeId };
    const { signers, consent } = await app.ok('getEnvelope', { token, params });
    expect(signers).toEqual(TOGETHER.map(({ name }) => ({ name, signed_at: null })));
    expect(consent.given_at).toBeNull();
    const { rows } = await app.open.pool.query(
      'select email from envelope_signers where envelope_id = $1 order by place',
      [envelopeId],
    );
    expect(rows.map(({ email }) => email)).toEqual(agreement.information.signers.map(({ email }) => email));
    await signTogether(app, { token, params }, 1);
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'viewed' });
    await signTogether(app, { token, params }, 2);
    await app.runJobs();
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'signed' });
    expect(await checkChain(app.services.db)).toMatchObject({ intact: true });
  },
);

test.each(['sealing', 'signed'] as const)('an agreement that is %s keeps its one signer', async (status) => {
  const agreement = await agreementOfOneSigner(status);
  await update();
  expect(await statusOf(agreement)).toBe(status);
  const { signers } = await app.ok('getEnvelope', agreement);
  expect(signers).toHaveLength(1);
});

test('an agreement that already has all of its signers stays unchanged', async () => {
  const agreement = await jointAgreement(app);
  await signTogether(app, agreement, 1);
  await update();
  expect(await waiting(agreement)).toEqual([agreement.params.envelopeId]);
  const { signers } = await app.ok('getEnvelope', agreement);
  expect(signers).toMatchObject([{ signed_at: expect.any(String) }, { signed_at: null }]);
});
