import { allValues, SEALED_COLUMNS } from '../../packages/server/src/security/sealed-values';
import { answerRows } from '../../packages/server/src/pdf/agreement/print-answers';
import { sealedPlace } from '../../packages/server/src/security/vault';
import { readPdf } from './pdf-reading';
import {
  begunOrganization,
  completeOrganization,
  openFile,
  operate,
  operated,
  ORGANIZATIONS,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';

// Applications of entities and trusts: their own questions, proof documents, qualification tests and signatures.
describe('organization application', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function agreementText({ token, params }: { token: string; params: { investmentId: string } }) {
    const sent = await app.ok('sendForSignature', { token, params, language: 'en' });
    await app.runJobs();
    const { document } = await app.ok('getEnvelope', { token, params: { envelopeId: sent.id } });
    const { pages } = await readPdf((await openFile(app, token, document?.file_id ?? '')).rawPayload);
    return pages.join(' ');
  }

  test('the agreement of an entity states formation, owners and authority, and is signed by a person with a title', async () => {
    const text = await agreementText(await completeOrganization(app, 'entity'));
    for (const printed of [
      'Limited liability company',
      '**-***6789',
      'Delaware, United States',
      'March 9, 2012',
      'Beneficial owner 1: Share',
      '75%',
      'Managing member',
      'was not formed for the specific purpose',
      'No one other than the beneficial owners named above',
      'By: Robin Ashdown, Managing Member',
    ])
      expect(text).toContain(printed);
    for (const ofOthers of ['12-3456789', 'Nationality', 'is a trustee', 'spouse'])
      expect(text).not.toContain(ofOthers);
  });

  test('the agreement of a trust states the authority of the trustees and who directs the purchase', async () => {
    const text = await agreementText(await completeOrganization(app, 'trust'));
    for (const printed of [
      'Irrevocable trust',
      'is a trustee',
      '230.506(b)(2)(ii)',
      'By: Robin Ashdown, Trustee',
    ])
      expect(text).toContain(printed);
    expect(text).not.toContain('Beneficial owner');
  });

  test('a revocable trust may qualify through its grantors, each with a test', async () => {
    const { qualification, investor_information } = ORGANIZATIONS.trust;
    const text = await agreementText(
      await completeOrganization(app, 'trust', {
        qualification: {
          ...qualification,
          accredited_basis: 'grantors',
          accredited_owners: [{ name: 'Robin Ashdown', basis: 'net_worth' }],
        },
        investor_information: {
          ...investor_information,
          trust_kind: 'revocable_trust',
          tax_number_type: 'ssn',
          tax_number: '219-09-9999',
        },
      }),
    );
    for (const printed of [
      'Owner or grantor 1: Name',
      'Each grantor of the Investor is named above',
      '***-**-9999',
    ])
      expect(text).toContain(printed);
    expect(text).not.toContain('was not formed for the specific purpose');
  });

  test('entities and persons have different qualification tests', async () => {
    const { token, params } = await begunOrganization(app, 'entity');
    const save = (values: object) =>
      app.refused('saveQualification', { token, params, body: { version: 0, finish: true, values } });
    const { qualification } = ORGANIZATIONS.entity;
    expect(await save({ ...qualification, accredited_basis: 'income' })).toMatchObject({
      error: 'required_information_missing',
      fields: { accredited_basis: 'This test is not for investors of this type. Choose another test' },
    });
    const throughOwners = { ...qualification, accredited_basis: 'equity_owners', accredited_owners: [{}] };
    expect(Object.keys((await save(throughOwners)).fields ?? {})).toEqual([
      'accredited_owners.0.name',
      'accredited_owners.0.basis',
    ]);
  });

  test('missing or wrong answers of an organization are rejected in the reader’s language', async () => {
    const { token, params } = await begunOrganization(app, 'entity');
    const { investor_information: information } = ORGANIZATIONS.entity;
    const save = (changed: object, language: 'en' | 'zh-CN' = 'en') =>
      app.refused('saveInvestorInformation', {
        token,
        params,
        body: { version: 0, finish: true, values: { ...information, ...changed } },
        language,
      });
    expect((await save({ tax_number: '07-3456789', formation_date: '2999-01-01' })).fields).toEqual({
      tax_number: 'Enter a valid EIN of 9 digits (e.g. 12-3456789)',
      formation_date: 'The date of formation cannot be in the future',
    });
    expect((await save({ tax_number_type: 'ssn' }, 'zh-CN')).fields?.tax_number_type).toMatch(/税号/);
    const unnamed = await save({
      beneficial_owners: [{ name: 'Wren Ashdown', share_bp: 100, country: 'IR' }],
    });
    expect(Object.keys(unnamed.fields ?? {})).toEqual([
      'beneficial_owners.0.share_bp',
      'beneficial_owners.0.country',
    ]);
  });

  test('an organization without formation documents is incomplete', async () => {
    const { token, params } = await begunOrganization(app, 'trust');
    const body = { version: 0, finish: true, values: {} };
    const refused = await app.refused('saveUploadFiles', { token, params, body });
    expect(refused.fields).toMatchObject({ formation_documents: 'Upload the formation documents' });
  });

  test('a tax number is sealed, returned masked, kept when omitted, and dropped with its type', async () => {
    const { token, params } = await begunOrganization(app, 'entity');
    const { investor_information: information } = ORGANIZATIONS.entity;
    const save = async (version: number, values: object) => {
      const saved = await app.ok('saveInvestorInformation', {
        token,
        params,
        body: { version, finish: false, values },
      });
      return {
        problem: saved.stepper_errors.investor_information.tax_number,
        masked: saved.steps.investor_information.tax_number_masked,
        reply: JSON.stringify(saved),
      };
    };
    const first = await save(0, information);
    expect(first).toMatchObject({ problem: undefined, masked: '**-***6789' });
    expect(first.reply).not.toMatch(/12-?3456789/);
    const { rows } = await app.open.pool.query(
      'select values::text as text from applications where investment_id = $1',
      [params.investmentId],
    );
    expect(JSON.stringify(rows)).not.toMatch(/12-?3456789/);
    const { tax_number: _number, ...rest } = information;
    expect(await save(1, rest)).toMatchObject({ problem: undefined, masked: '**-***6789' });
    expect(await save(2, { ...rest, tax_number_type: 'foreign' })).toMatchObject({ masked: undefined });
    expect((await save(3, rest)).problem).toBeTruthy();
  });

  test('a key rotation includes the tax number', async () => {
    const { investmentId } = await completeOrganization(app, 'trust');
    const { db, vault } = app.services;
    const numbers: string[] = [];
    for (const column of SEALED_COLUMNS.filter(({ table }) => table === 'applications'))
      for await (const values of allValues(db, column))
        for (const { record, sealed } of values)
          if (record === investmentId) numbers.push(vault.open(sealed, sealedPlace(column.record, record)));
    expect(numbers.sort()).toEqual(['12-3456789', '219-09-9999']);
  });

  test('staff see the tax number masked, and open it with a reason', async () => {
    const { investmentId } = await completeOrganization(app, 'entity');
    const item = 'answer:investor_information.tax_number';
    const shown = await operate(app, 'investments', 'show', investmentId, '--json');
    expect(JSON.parse(shown.out).private).toContainEqual({ item, masked: '**-***6789' });
    expect(shown.out).not.toContain('3456789');
    const opened = await operated<{ fields: { value: string }[] }>(
      app,
      ...['investments', 'open', investmentId, item, '--reason', 'review of the application'],
    );
    expect(opened.fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['123456789']);
  });

  test('open applications from before these questions have to answer them', async () => {
    const { token, params, investmentId } = await completeOrganization(app, 'trust');
    await app.open.pool.query(
      `update applications set values = jsonb_set(
       values #- '{investor_information,trust_kind}' #- '{investor_information,tax_number}'
         #- '{investor_information,tax_number_masked}' #- '{investor_information,tax_number_type}',
       '{qualification,accredited_basis}', '"net_worth"') where investment_id = $1`,
      [investmentId],
    );
    const { stepper_errors: problems, steps } = await app.ok('getApplication', { token, params });
    expect(Object.keys(problems.investor_information)).toEqual([
      'trust_kind',
      'tax_number_type',
      'tax_number',
    ]);
    expect(Object.keys(problems.qualification)).toEqual(['accredited_basis']);
    const printed = {
      language: 'en',
      investorType: 'trust',
      usPerson: true,
      values: { ...steps, upload_files: {} },
    } as const;
    expect([...answerRows('parties', printed), ...answerRows('qualification', printed)]).toEqual(
      expect.arrayContaining([
        { name: 'Kind of trust', value: '—' },
        { name: 'Tax number', value: '—' },
        {
          name: 'Accredited investor by',
          value: 'Net worth above the threshold without the primary residence',
        },
      ]),
    );
  });
});

// Requests in progress when PostgreSQL or the server stops.
describe('interruptions', () => {
  const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

  /** Blocks requests that write an investor. */
  async function holdInvestors(url: string) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined); // The tests terminate connections.
    await client.connect();
    await client.query('begin');
    await client.query('lock table investors in access exclusive mode');
    /** The PostgreSQL process that serves the waiting request. */
    const waiting = async (): Promise<number> => {
      for (;;) {
        const { rows } = await client.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (rows[0]) return rows[0].pid;
        await wait(10);
      }
    };
    return { client, waiting, release: () => client.end() };
  }

  describe('a request under way', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp();
    });
    afterAll(() => app.close());

    test.each(['pg_terminate_backend', 'pg_cancel_backend'])(
      'terminated by %s gets a retryable error, changes nothing, and succeeds when repeated',
      async (end) => {
        const { token } = await app.newInvestor();
        const hold = await holdInvestors(app.databaseUrl);
        const key = `ended by ${end}`.replaceAll(' ', '-');
        const interrupted = app.call('createInvestor', { token, key, body: ira });
        await hold.client.query(`select ${end}($1)`, [await hold.waiting()]);
        const { status, response } = await interrupted;
        await hold.release();
        expect({ status, body: response.json() }).toMatchObject({
          status: 503,
          body: { code: 1906, message: expect.stringContaining('Try again in a moment') },
        });
        expect((await app.ok('listInvestors', { token })).items).toEqual([]);
        await app.ok('createInvestor', { token, key, body: ira });
        expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
      },
    );

    test('is finished when the server stops, and new requests are not accepted', async () => {
      const { token } = await app.newInvestor();
      const stopped = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
      const address = await stopped.app.listen({ port: 0 });
      const hold = await holdInvestors(app.databaseUrl);
      const accepted = fetch(`${address}/api/v1/investors`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'accepted',
        },
        body: JSON.stringify(ira),
      });
      await hold.waiting();
      const stopping = stopped.app.close();
      const takes = () =>
        fetch(`${address}/api/health/live`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (await takes()) await wait(10);
      await hold.release();
      expect((await accepted).status).toBe(200);
      await stopping;
      await stopped.open.close();
      expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
    });
  });

  test('a crash of PostgreSQL is reported, and committed data is there after the restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-crash-'));
    const database = await openEmbeddedPostgres(folder);
    const app = await startTestApp({ DATABASE_URL: database.url });
    const { token } = await app.newInvestor();
    const individual = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const hold = await holdInvestors(database.url);
    const interrupted = app.call('createInvestor', { token, key: 'crashed', body: ira });
    // If a process dies like this, PostgreSQL ends all others and recovers from its log.
    process.kill(await hold.waiting(), 'SIGKILL');
    expect((await interrupted).status).toBe(503);
    await hold.release();
    while ((await app.app.inject({ url: '/api/health/ready' })).statusCode !== 200) await wait(50);
    expect((await app.ok('listInvestors', { token })).items).toEqual([individual]);
    await app.ok('createInvestor', { token, body: ira });
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
