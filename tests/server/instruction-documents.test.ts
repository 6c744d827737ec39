import type { ReplyOf } from '@quoin/contract';
import { cents, redemptionPayouts, type Language } from '@quoin/rules';
import { renderInstruction, type Instruction } from '../../packages/server/src/pdf';
import { readPdf } from './pdf-reading';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  confirmedPayer,
  confirmedWire,
  currentInvestment,
  openFile,
  operate,
  loadPart,
  publishProduct,
  approvedInvestment,
  signEnvelope,
  MORGANS_ACTOR,
  addedBrokerageAccount,
  BROKERAGE_ACCOUNT,
  operated,
  readEnvelope,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// Documents of an investor's instructions are filed with the investment.
describe('instruction documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const addressed = (language: Language) => ({
    language,
    date: '2026-06-05',
    investorName: 'Robin Ashdown',
    productName: language === 'en' ? 'Harbor Growth Access Fund' : '海港成长基金',
    reference: 'R3KYKWRHAD1ZFRE71D99A3J4QC',
  });
  const account = { name: 'First Bank', number_masked: '****6789' };
  const debit = { holder: 'Robin Ashdown', account_type: 'savings', routing_number: '021000021' } as const;
  const redemption = {
    type: 'full',
    amount: null,
    redemptionDay: '2026-06-30',
    payouts: redemptionPayouts('2026-06-30', null, { days: 30, holdback: '0.05' }),
    account: { ...account, holder: 'Robin Ashdown' },
  } as const;
  const INSTRUCTIONS = (language: Language): [Instruction, string[]][] => [
    [
      { ...addressed(language), kind: 'ach_authorization', amount: cents(50_000_00), account, debit },
      [
        '$50,000.00',
        'First Bank ****6789',
        '021000021',
        ...(language === 'en'
          ? ['ACH Authorization', 'Savings', 'To revoke it']
          : ['ACH 扣款授权书', '储蓄账户', '如需撤销']),
      ],
    ],
    [
      { ...addressed(language), kind: 'distribution_instruction', delivery: 'stock', account },
      language === 'en' ? ['Shares in kind to a brokerage account'] : ['股票实物转入证券账户'],
    ],
    [
      {
        ...addressed(language),
        kind: 'bank_account_change',
        change: 'add',
        method: 'wire',
        holder: 'Robin Ashdown',
        account,
      },
      language === 'en'
        ? ['Add a bank account', 'First Bank ****6789', 'Signature of the investor']
        : ['添加银行账户', '电汇', '投资者签名'],
    ],
    [
      { ...addressed(language), kind: 'redemption_confirmation', ...redemption },
      language === 'en'
        ? ['The value of all units', '95% by July 30, 2026', '5% by April 30, 2027', '6789, Robin Ashdown']
        : ['全部份额于赎回日的价值', '2026年7月30日前 95%', '基金审计后付款'],
    ],
  ];

  test.each([...INSTRUCTIONS('en'), ...INSTRUCTIONS('zh-CN')])(
    'the document of an instruction is searchable, tagged and deterministic: $kind, $language',
    async (instruction, facts) => {
      const { bytes } = await renderInstruction(instruction);
      expect((await renderInstruction(instruction)).bytes.equals(bytes)).toBe(true);
      const document = await readPdf(bytes);
      expect(document).toMatchObject({ language: instruction.language, tagged: true });
      const text = [document.title, ...document.pages].join(' ');
      for (const fact of [...facts, 'Robin Ashdown', instruction.productName, instruction.reference])
        expect(text).toContain(fact);
    },
  );

  type Named = Extract<ReplyOf<'getInvestmentPart'>, { type: 'documents' }>['items'][number];

  async function documentsNamed(token: string, investmentId: string, title: string): Promise<Named[]> {
    const { items } = await loadPart(app, token, investmentId, 'documents');
    return items.filter(({ name }) => name.startsWith(title));
  }

  const readText = async (token: string, fileId: string) =>
    (await readPdf((await openFile(app, token, fileId)).rawPayload)).pages.join(' ');

  const addBank = (token: string) => addedBankAccount(app, token, CHECKING_ACCOUNT);

  async function holder() {
    const { token, email } = await app.newInvestor();
    const product = await publishProduct(app);
    await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
    const { investmentId } = await currentInvestment(app, token, product);
    return { token, email, investmentId, params: { investmentId } };
  }

  test('an ACH authorization is filed when it is signed, and again each time ACH becomes the method', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const { id: bank_account_id } = await addBank(token);
    const body = { method: 'ach', bank_account_id } as const;
    const chooseAch = async () => {
      const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
      if (to_sign) await signEnvelope(app, token, to_sign.envelope_id);
      return to_sign;
    };
    const documents = () => documentsNamed(token, investmentId, 'ACH Authorization');
    await chooseAch();
    expect(await chooseAch()).toBeNull();
    const [document, ...others] = await documents();
    expect(others).toEqual([]);
    expect(document?.document_type).toBe('notices_and_requests');
    const wire = await confirmedWire(app, { token, params });
    await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
    expect(await documents()).toHaveLength(1);
    await chooseAch();
    const both = await Promise.all((await documents()).map(({ file_id }) => readText(token, file_id)));
    expect(both.filter((text) => /First Bank .*6789/.test(text))).toHaveLength(2);
    for (const text of both)
      expect(text).toMatch(/Account holder Robin Ashdown.*Account type Checking.*021000021/);
    expect(both.join(' ')).not.toContain('000123456789');
  });

  test('a rejected ACH authorization creates no document', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(
      app,
      token,
      await publishProduct(app, { achPermitted: false }),
    );
    const params = { investmentId };
    const { id: bank_account_id } = await addBank(token);
    const body = { method: 'ach', bank_account_id } as const;
    await app.refused('chooseMethodOfTransfer', { token, params, body });
    expect(await documentsNamed(token, investmentId, 'ACH')).toEqual([]);
  });

  test('a distribution instruction is filed and mailed, without the account number', async () => {
    const { token, email, investmentId, params } = await holder();
    const bank = await addBank(token);
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const body = { delivery: 'cash', account_id: bank.id, access_code } as const;
    const chosen = await app.ok('chooseDistribution', { token, params, body, language: 'zh-CN' });
    expect(await documentsNamed(token, investmentId, '分配指示')).toEqual([]);
    await signEnvelope(app, token, chosen.to_sign?.envelope_id ?? '');
    const [document] = await documentsNamed(token, investmentId, '分配指示');
    const text = await readText(token, document?.file_id ?? '');
    for (const fact of ['现金汇入银行账户', 'First Bank', '6789', '海港成长基金'])
      expect(text).toContain(fact);
    expect(text).not.toContain('0001234');
    await app.runJobs();
    expect((await app.outbox(email))[0]?.text).toContain('Distribution Instruction 2026-06-05');
    const wrong = { ...body, access_code: 'made-up' };
    await app.refused('chooseDistribution', { token, params, body: wrong });
    expect(await documentsNamed(token, investmentId, 'Distribution')).toEqual([]);
  });

  test('a confirmation of a redemption is filed for each request and change, and not after an error', async () => {
    const { token, investmentId, params } = await holder();
    await confirmedPayer(app, token);
    const terms = async (amount: string) => ({
      type: 'partial' as const,
      amount,
      redemption_day: '2026-06-30',
      update_bank_account: false,
      access_code: await accessCode(app, token, 'redemption'),
    });
    const documents = () => documentsNamed(token, investmentId, 'Redemption Confirmation');
    const request = async (amount: string) => ({ ...(await terms(amount)), investment_id: investmentId });
    await app.refused('requestRedemption', { token, params, body: await request('20500') });
    expect(await documents()).toEqual([]);
    const { id } = await app.ok('requestRedemption', { token, params, body: await request('20000') });
    const [document] = await documents();
    const text = await readText(token, document?.file_id ?? '');
    for (const fact of ['Partial', '$20,000.00', 'June 30, 2026', 'Payer Bank ******1156, Robin Ashdown'])
      expect(text).toContain(fact);
    await app.ok('changeRedemption', { token, params: { redemptionId: id }, body: await terms('10000') });
    expect(await documents()).toHaveLength(2);
    await operate(app, 'redemptions', 'approve', id);
    await app.refused('changeRedemption', { token, params: { redemptionId: id }, body: await terms('1000') });
    expect(await documents()).toHaveLength(2);
  });
});

// An unsigned instruction is withdrawn when its document is outdated: another amount or none is due, or the account was
// changed.
describe('outdated instructions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function payer() {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    const { id: bankAccountId } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    await operated(app, 'investments', 'approve', investmentId);
    return { token, investmentId, bankAccountId, params: { investmentId } };
  }
  type Payer = Awaited<ReturnType<typeof payer>>;

  const issueCall = async ({ investmentId }: Payer, amount: string): Promise<string> =>
    (await operated(app, 'capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-06-30'))
      .id;

  async function requestAch({ token, params, bankAccountId }: Payer): Promise<string> {
    const body = { method: 'ach', bank_account_id: bankAccountId } as const;
    const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
    await app.runJobs();
    return to_sign?.envelope_id ?? '';
  }
  const readStatus = async ({ token }: Payer, envelopeId: string) =>
    (await app.ok('getEnvelope', { token, params: { envelopeId } })).status;
  const waiting = async ({ token }: Payer) =>
    (await app.ok('listPendingActions', { token })).items.flatMap(({ envelope }) => envelope?.id ?? []);

  /** Each returns an action that outdates a later authorization. */
  const OUTDATING: [string, (one: Payer) => Promise<() => Promise<unknown>>][] = [
    ['a capital call of another amount is issued', async (one) => () => issueCall(one, '20,000')],
    [
      'the capital call is canceled',
      async (one) => {
        const call = await issueCall(one, '20,000');
        return () => operated(app, 'capital-calls', 'cancel', call);
      },
    ],
    [
      'the payment of the capital call is received',
      async (one) => {
        const call = await issueCall(one, '20,000');
        return () => operated(app, 'capital-calls', 'fund', call);
      },
    ],
    [
      'the payment of the commitment is received by wire',
      async (one) => () => operated(app, 'investments', 'fund-received', one.investmentId),
    ],
  ];

  test.each(OUTDATING)('an unsigned ACH authorization is canceled when %s', async (_, before) => {
    const one = await payer();
    const outdate = await before(one);
    const envelopeId = await requestAch(one);
    expect(await waiting(one)).toEqual([envelopeId]);
    const { params, sha256 } = await readEnvelope(app, one.token, envelopeId);
    await outdate();
    expect(await waiting(one)).toEqual([]);
    expect(await readStatus(one, envelopeId)).toBe('cancelled');
    const body = { typed_name: 'Robin Ashdown', sha256 };
    expect((await app.refused('signEnvelope', { token: one.token, params, body })).error).toBe(
      'envelope_cancelled',
    );
    const { rows } = await app.open.pool.query(
      `select actor, detail from audit_trail where act = 'envelope.withdrawn' and object = $1`,
      [`envelope:${envelopeId}`],
    );
    expect(rows).toEqual([{ actor: MORGANS_ACTOR, detail: { from: 'viewed', to: 'cancelled' } }]);
  });

  test('a capital call of the same amount requires no other authorization', async () => {
    const one = await payer();
    const envelopeId = await requestAch(one);
    await issueCall(one, '50,000');
    expect(await waiting(one)).toEqual([envelopeId]);
    expect(await app.ok('getFunding', one)).toMatchObject({ to_sign: { envelope_id: envelopeId } });
  });

  test('a signed authorization stays signed, and a dry run withdraws nothing', async () => {
    const one = await payer();
    const signed = await requestAch(one);
    await signEnvelope(app, one.token, signed);
    const call = await issueCall(one, '20,000');
    expect(await readStatus(one, signed)).toBe('signed');
    const another = await requestAch(one);
    await operated(app, 'capital-calls', 'cancel', call, '--dry-run');
    expect(await waiting(one)).toEqual([another]);
  });

  test('a distribution instruction is canceled when its bank account is changed, or its brokerage account', async () => {
    const one = await payer();
    const { token, params, bankAccountId } = one;
    const instructed = async (delivery: 'cash' | 'stock', account_id: string) => {
      const access_code = await accessCode(app, token, 'distribution_instruction');
      const body = { delivery, account_id, access_code };
      return (await app.ok('chooseDistribution', { token, params, body })).to_sign?.envelope_id ?? '';
    };
    const cash = await instructed('cash', bankAccountId);
    const access_code = await accessCode(app, token, 'bank_account');
    const change = await app.ok('changeBankAccount', {
      token,
      params: { bankAccountId },
      body: { ...CHECKING_ACCOUNT, account_number: '000111222333', access_code },
    });
    expect(await readStatus(one, cash)).toBe('preparing');
    await signEnvelope(app, token, change.envelope_id);
    expect(await readStatus(one, cash)).toBe('cancelled');

    const { id: brokerageAccountId } = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    const stock = await instructed('stock', brokerageAccountId);
    await app.ok('changeBrokerageAccount', {
      token,
      params: { brokerageAccountId },
      body: {
        ...BROKERAGE_ACCOUNT,
        account_number: 'LB-5582-1103',
        access_code: await accessCode(app, token, 'bank_account'),
      },
    });
    expect(await readStatus(one, stock)).toBe('cancelled');
    expect(await waiting(one)).toEqual([]);
  });
});
