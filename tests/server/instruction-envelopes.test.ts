// Instructions about money take effect once they are signed and sealed: ACH authorization, distribution instruction, change
// of bank account. All follow the same rules, so all run the same tests.
import type { DocumentType, IdentityPurpose } from '@quoin/rules';
import { readDrawing, readPdf } from './pdf-reading';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  confirmedWire,
  DRAWN_FROM_TO,
  DRAWN_STROKES,
  openFile,
  operate,
  paidToAccounts,
  loadPart,
  publishProduct,
  readEnvelope,
  approvedInvestment,
  signEnvelope,
  openEnvelope,
} from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Holder {
  token: string;
  email: string;
  /** Signs in again. */
  again: () => Promise<string>;
  investmentId: string;
  bankId: string;
}

interface Kind {
  purpose: IdentityPurpose;
  title: string;
  filedAs: DocumentType;
  /** Requests the instruction and returns the envelope id. */
  ask: (holder: Holder) => Promise<string>;
  inForce: (holder: Holder) => Promise<boolean>;
}

const chooseAch = ({ token, investmentId, bankId }: Holder) =>
  app.ok('chooseMethodOfTransfer', {
    token,
    params: { investmentId },
    body: { method: 'ach', bank_account_id: bankId },
  });

async function chooseCash({ token, investmentId }: Holder, account_id: string) {
  const access_code = await accessCode(app, token, 'distribution_instruction');
  const body = { delivery: 'cash', account_id, access_code } as const;
  return app.ok('chooseDistribution', { token, params: { investmentId }, body });
}

async function changeBank({ token, bankId }: Holder, bank_name: string) {
  const access_code = await accessCode(app, token, 'bank_account');
  const body = { ...CHECKING_ACCOUNT, bank_name, access_code };
  return app.ok('changeBankAccount', { token, params: { bankAccountId: bankId }, body });
}

const KINDS: Record<'ach' | 'distribution' | 'bank change', Kind> = {
  ach: {
    purpose: 'ach_form',
    title: 'ACH Authorization',
    filedAs: 'notices_and_requests',
    ask: async (holder) => (await chooseAch(holder)).to_sign?.envelope_id ?? '',
    inForce: async ({ token, investmentId }) =>
      (await app.ok('getFunding', { token, params: { investmentId } })).method === 'ach',
  },
  distribution: {
    purpose: 'distribution_instruction',
    title: 'Distribution Instruction',
    filedAs: 'notices_and_requests',
    ask: async (holder) => (await chooseCash(holder, holder.bankId)).to_sign?.envelope_id ?? '',
    inForce: async ({ token, investmentId }) =>
      (await app.ok('getDistributionInstruction', { token, params: { investmentId } })).delivery === 'cash',
  },
  'bank change': {
    purpose: 'bank_account',
    title: 'Bank Account Change Request',
    filedAs: 'bank_account_change_requests',
    ask: async (holder) => (await changeBank(holder, 'Second Bank')).envelope_id,
    inForce: async ({ token }) => (await paidToAccounts(app, token))[0]?.bank_name === 'Second Bank',
  },
};
const EACH = Object.entries(KINDS);

async function holder(): Promise<Holder> {
  const person = await app.newInvestor();
  const { token, email } = person;
  const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const { id: bankId } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const again = async () => (await app.signIn(person)).token;
  return { token, email, again, investmentId, bankId };
}

const readStatus = async (token: string, envelopeId: string) =>
  (await app.ok('getEnvelope', { token, params: { envelopeId } })).status;

describe.each(EACH)('%s', (_, kind) => {
  let asker: Holder;
  beforeAll(async () => {
    asker = await holder();
  });

  test('another account can neither see, verify, sign nor decline it', async () => {
    const { params, sha256 } = await readEnvelope(app, asker.token, await kind.ask(asker));
    const { token } = await app.newInvestor();
    const access_code = await accessCode(app, token, kind.purpose);
    const errors = [
      await app.refused('getEnvelope', { token, params }),
      await app.refused('proveSigner', { token, params, body: { access_code } }),
      await app.refused('signEnvelope', { token, params, body: { typed_name: 'Robin Ashdown', sha256 } }),
      await app.refused('resendEnvelope', { token, params }),
      await app.refused('declineEnvelope', { token, params }),
    ];
    for (const { error } of errors) expect(error).toBe('not_authorized_action');
  });

  test('has no effect when declined, and can be requested again', async () => {
    const { token } = asker;
    const envelopeId = await kind.ask(asker);
    const { params, sha256 } = await readEnvelope(app, token, envelopeId);
    expect(await app.ok('declineEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    expect(await app.ok('declineEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    const body = { typed_name: 'Robin Ashdown', sha256 };
    expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('envelope_cancelled');
    expect((await app.refused('proveSigner', { token, params, body: { access_code: 'x' } })).error).toBe(
      'envelope_cancelled',
    );
    expect(await kind.inForce(asker)).toBe(false);
    expect(await kind.ask(asker)).not.toBe(envelopeId);
  });

  test('is shown to and signed by an investor who has just confirmed their identity', async () => {
    const { token, investmentId } = asker;
    const envelopeId = await kind.ask(asker);
    await app.runJobs();
    app.clock.advance({ minutes: 10 });
    const params = { envelopeId };
    const shut = await app.ok('getEnvelope', { token, params });
    expect(shut).toMatchObject({ identity_check: kind.purpose, document: null });
    const consent = { version: shut.consent.version };
    const sha256 = 'a'.repeat(64);
    const code = await accessCode(app, token, 'documents');
    const unproven = [
      await app.refused('giveConsent', { token, params, body: consent }),
      await app.refused('recordEndReached', { token, params, body: { sha256 } }),
      await app.refused('signEnvelope', { token, params, body: { typed_name: 'Robin Ashdown', sha256 } }),
      await app.refused('proveSigner', { token, params, body: { access_code: code } }),
    ];
    for (const { error } of unproven) expect(error).toBe('user_authentication_failed');

    const { investor } = await app.ok('getInvestment', { token, params: { investmentId } });
    const { access_code } = await app.ok('checkIdentity', {
      token,
      params: { investorId: investor.id },
      body: { number_type: 'ssn', number: '9999', purpose: kind.purpose },
    });
    const open = await app.ok('proveSigner', { token, params, body: { access_code } });
    expect(open).toMatchObject({ identity_check: null, document: { pages: 2 } });
    await app.ok('giveConsent', { token, params, body: consent });
    const read = { sha256: open.document?.sha256 ?? '' };
    await openEnvelope(app, token, params.envelopeId);
    await app.ok('recordEndReached', { token, params, body: { ...read, pages: [1, 2] } });
    app.clock.advance({ minutes: 10 });
    asker.token = await asker.again();
    const late = { typed_name: 'Robin Ashdown', ...read };
    const refused = await app.refused('signEnvelope', { token: asker.token, params, body: late });
    expect(refused.error).toBe('user_authentication_failed');
  });

  test('its link expires after seven days, and staff can resend it', async () => {
    const { token } = asker;
    const envelopeId = await kind.ask(asker);
    await readEnvelope(app, token, envelopeId);
    expect((await operate(app, 'envelopes', 'list')).out).toContain(envelopeId);
    await app.open.pool.query(
      `update envelopes set sent_at = sent_at - interval '7 days', expires_at = $2 where id = $1`,
      [envelopeId, app.clock.now()],
    );
    const params = { envelopeId };
    const body = { typed_name: 'Robin Ashdown', sha256: 'a'.repeat(64) };
    expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('signature_link_expired');
    expect((await operate(app, 'envelopes', 'resend', envelopeId)).error).toBe('');
    expect(await readStatus(token, envelopeId)).toBe('sent');
    await app.runJobs();
    expect((await app.outbox(asker.email))[0]?.link).toContain(envelopeId);
  });

  test('takes effect and is filed only when it is sealed', async () => {
    const { token } = asker;
    const { params, sha256, signerName } = await readEnvelope(app, token, await kind.ask(asker));
    await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
    expect(await kind.inForce(asker)).toBe(false);
    await app.runJobs();
    expect(await kind.inForce(asker)).toBe(true);

    const { document, title } = await app.ok('getEnvelope', { token, params });
    expect(title).toBe(kind.title);
    const { items } = await loadPart(app, token, asker.investmentId, 'documents');
    const filed = items.find(({ file_id }) => file_id === document?.file_id);
    expect(filed).toMatchObject({ document_type: kind.filedAs, name: `${kind.title} 2026-06-05.pdf` });
    const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;
    expect(await verifySeal(sealed)).toMatchObject({
      valid: true,
      whole: true,
      subFilter: 'ETSI.CAdES.detached',
    });
    const { pages } = await readPdf(sealed);
    expect(pages.at(-2)).toContain('Robin Ashdown Jun 5, 2026');
    expect(pages.at(-1)).toContain('Identity checked');
    expect(pages.at(-1)?.replaceAll(' ', '')).toContain(sha256);
    expect(pages.join(' ')).not.toContain('000123456789');
    expect((await app.refused('resendEnvelope', { token, params })).error).toBe('document_already_signed');
    expect((await app.refused('declineEnvelope', { token, params })).error).toBe('document_already_signed');
  });

  test('can be signed by a drawing', async () => {
    const asker = await holder();
    const { token } = asker;
    const { params, sha256 } = await readEnvelope(app, token, await kind.ask(asker));
    await app.ok('signEnvelope', { token, params, body: { drawn_strokes: DRAWN_STROKES, sha256 } });
    await app.runJobs();
    expect(await kind.inForce(asker)).toBe(true);
    const { document } = await app.ok('getEnvelope', { token, params });
    const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;
    expect(await verifySeal(sealed)).toMatchObject({ valid: true, whole: true });
    const { left, right, bottom } = DRAWN_FROM_TO;
    expect((await readDrawing(sealed, -2)).lines).toContainEqual([left, expect.any(Number), right, bottom]);
  });
});

test.each([['ach', KINDS.ach] as const, ['distribution', KINDS.distribution] as const])(
  '%s: is voided with its investment, even while it is being sealed',
  async (_, kind) => {
    const asker = await holder();
    const { token, investmentId } = asker;
    const envelopeId = await kind.ask(asker);
    const { params, sha256 } = await readEnvelope(app, token, envelopeId);
    await app.ok('signEnvelope', { token, params, body: { typed_name: 'Robin Ashdown', sha256 } });
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    await app.runJobs();
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
      status: 'cancelled',
      document: null,
    });
    const { rows } = await app.open.pool.query(
      'select transfer_method, delivery from investments left join distribution_instructions on investment_id = id where id = $1',
      [investmentId],
    );
    expect(rows).toEqual([{ transfer_method: null, delivery: null }]);
  },
);

test('a signed instruction of a canceled investment stays among its documents, marked as void', async () => {
  const asker = await holder();
  const { token, investmentId } = asker;
  const envelopeId = await KINDS.ach.ask(asker);
  await signEnvelope(app, token, envelopeId);
  await app.ok('cancelInvestment', { token, params: { investmentId } });
  expect(await readStatus(token, envelopeId)).toBe('cancelled');
  const { items } = await loadPart(app, token, investmentId, 'documents');
  expect(items.map(({ name }) => name.split(' 2')[0])).toContain('ACH Authorization');
});

test('choosing wire withdraws an authorization that is not signed or not sealed yet', async () => {
  const asker = await holder();
  const { token, investmentId } = asker;
  const params = { investmentId };
  const wire = await confirmedWire(app, { token, params });
  const first = await KINDS.ach.ask(asker);
  await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
  expect(await readStatus(token, first)).toBe('cancelled');
  const second = await KINDS.ach.ask(asker);
  const ready = await readEnvelope(app, token, second);
  await app.ok('signEnvelope', {
    token,
    params: ready.params,
    body: { typed_name: 'Robin Ashdown', sha256: ready.sha256 },
  });
  const funding = await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
  expect(funding).toMatchObject({ method: 'wire', to_sign: null });
  await app.runJobs();
  expect((await app.ok('getFunding', { token, params })).method).toBe('wire');
});

test('the same choice reuses the request for signature, and another choice replaces it', async () => {
  const asker = await holder();
  const { token } = asker;
  expect((await chooseAch(asker)).to_sign).toEqual((await chooseAch(asker)).to_sign);
  const other = await addedBankAccount(app, token, { ...CHECKING_ACCOUNT, bank_name: 'Third Bank' });
  const first = await chooseCash(asker, asker.bankId);
  expect((await chooseCash(asker, asker.bankId)).to_sign?.envelope_id).toBe(first.to_sign?.envelope_id);
  const second = await chooseCash(asker, other.id);
  expect(second.to_sign).toMatchObject({ account: { name: 'Third Bank' }, delivery: 'cash' });
  expect(await readStatus(token, first.to_sign?.envelope_id ?? '')).toBe('cancelled');
  const change = await changeBank(asker, 'Second Bank');
  const newer = await changeBank(asker, 'Fourth Bank');
  expect(await readStatus(token, change.envelope_id)).toBe('cancelled');
  const { to_sign } = await app.ok('listBankAccounts', { token });
  expect(to_sign).toMatchObject([
    { envelope_id: newer.envelope_id, bank_name: 'Fourth Bank', change: 'change' },
  ]);
  expect(JSON.stringify(to_sign)).not.toContain('000123456789');
});

test('removing an account withdraws its pending payments and changes', async () => {
  const asker = await holder();
  const { token, bankId } = asker;
  const envelopeIds = [await KINDS.distribution.ask(asker), await KINDS['bank change'].ask(asker)];
  await app.ok('removeBankAccount', { token, params: { bankAccountId: bankId } });
  for (const envelopeId of envelopeIds) expect(await readStatus(token, envelopeId)).toBe('cancelled');
});

test('an unsigned account number is sealed', async () => {
  const asker = await holder();
  const envelopeId = await KINDS['bank change'].ask(asker);
  const { rows } = await app.open.pool.query('select subject from envelopes where id = $1', [envelopeId]);
  expect(JSON.stringify(rows)).toContain('Second Bank');
  expect(JSON.stringify(rows)).not.toContain('000123456789');
});
