// The API parses typed values by the same rules as the form: the same table, through real calls.
import { PROBLEM_MESSAGES_EN } from '@quoin/contract';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { bankAccounts, envelopeSigners, waitlist } from '../../packages/server/src/database/tables';
import * as cases from '../rules/typed-cases';
import {
  begunApplication,
  COMPLETE,
  completeApplication,
  enterPassword,
  PAYING_ACCOUNT,
  publishProduct,
  readyToSign,
} from './scenes';
import { newPerson, PASSWORD, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Begun = Awaited<ReturnType<typeof begunApplication>>;

/** Saves values of a draft and returns the reply. */
async function saver() {
  const begun: Begun = await begunApplication(app);
  let version = 0;
  const information = (values: object) =>
    app.ok('saveInvestorInformation', {
      ...begun,
      body: { version: version++, finish: false, values: { ...COMPLETE.investor_information, ...values } },
    });
  return {
    amount: (commitment: string) =>
      app.ok('saveAmountAndSignature', {
        ...begun,
        body: { version: version++, finish: false, values: { commitment } },
      }),
    information,
    signer: (signer: object) => {
      const [complete] = COMPLETE.investor_information.signers ?? [];
      return information({ signers: [{ ...complete, ...signer }] });
    },
  };
}

test('amounts', async () => {
  const { amount } = await saver();
  for (const [typed, meaning] of cases.AMOUNTS) {
    const { stepper_errors } = await amount(typed);
    const isUnreadable = stepper_errors.amount_and_signature.commitment === PROBLEM_MESSAGES_EN.money_invalid;
    expect([typed, isUnreadable]).toEqual([typed, meaning === undefined]);
  }
  await amount('US$250.000,00');
  const { rows } = await app.open.pool.query(
    'select commitment from investments where commitment is not null',
  );
  expect(rows).toEqual([{ commitment: '25000000' }]);
});

const AMBIGUOUS = ['05/06/1990', '05061990'];

test('birth dates; day and month below 13 are ambiguous', async () => {
  const { signer } = await saver();
  for (const [typed, meaning] of cases.DATES) {
    const { stepper_errors, steps } = await signer({ date_of_birth: typed });
    const isRefused = 'signers.0.date_of_birth' in stepper_errors.investor_information;
    const expected = AMBIGUOUS.includes(typed) ? undefined : meaning;
    expect([typed, isRefused]).toEqual([typed, expected === undefined]);
    if (expected) expect(steps.investor_information.signers?.[0]?.date_of_birth).toBe(expected);
  }
});

test('Social Security numbers', async () => {
  const { signer } = await saver();
  for (const [typed, meaning] of cases.SSNS) {
    const { stepper_errors, steps } = await signer({ id_number: typed });
    const isRefused = 'signers.0.id_number' in stepper_errors.investor_information;
    expect([typed, isRefused]).toEqual([typed, meaning === undefined]);
    if (meaning) expect(steps.investor_information.signers?.[0]?.id_number_masked).toBe('***-**-6789');
  }
});

test('names and addresses are stored normalised', async () => {
  const { signer } = await saver();
  for (const [typed, stored] of cases.TEXTS) {
    const { steps } = await signer({ last_name: typed });
    expect(steps.investor_information.signers?.[0]?.last_name).toBe(stored);
  }
  const { stepper_errors } = await signer({ first_name: 'Mary\u00a0Ann', last_name: 'Ｓｍｉｔｈ' });
  expect(stepper_errors.investor_information).toEqual({});
});

test('routing and account numbers of a bank', async () => {
  const begun = await begunApplication(app);
  for (const [typed, meaning] of cases.ROUTING_NUMBERS) {
    const body = { ...PAYING_ACCOUNT, account_number: '7700-3311 56', aba_wire: typed };
    if (meaning) {
      const { id, number_masked } = await app.ok('addPayingAccount', { ...begun, body });
      const rows = await app.db.select().from(bankAccounts);
      expect(rows.find((row) => row.id === id)?.details.aba_wire).toBe(meaning);
      expect(number_masked).toBe('******1156');
    } else {
      const { fields } = await app.refused('addPayingAccount', { ...begun, body });
      expect([typed, fields?.aba_wire]).toEqual([typed, PROBLEM_MESSAGES_EN.aba_invalid]);
    }
  }
});

test('a code by SMS, and an e-mail address in full-width characters', async () => {
  const { email, phone } = newPerson();
  const wide = email.replace('@', '＠').replace('.com', '．com');
  await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
  const code = await app.newestCode(`+1${phone}`);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  await app.ok('verifySmsCode', { body: { phone, region: 'US', code: `Your code is ${spaced}.` } });
  const reply = await app.ok('register', {
    body: {
      first_name: 'Mary\u00a0Ann',
      last_name: 'Ｓｍｉｔｈ',
      email: wide,
      phone_number: phone,
      region: 'US',
      code: spaced,
      password: await hashPassword(wide, PASSWORD),
      country: 'US',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
    },
  });
  expect(reply.email).toBe(email);
  const { rows } = await app.open.pool.query('select first_name, last_name from accounts where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ first_name: 'Mary Ann', last_name: 'Smith' }]);
});

/** Spellings of one US number. */
const phoneForms = (national: string) => [
  national,
  `+1 ${national}`,
  `001${national}`,
  `1 ${national}`,
  national.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  `(${national.slice(0, 3)})\u00a0${national.slice(3, 6)}\u2011${national.slice(6)}`,
];
const UNCERTAIN_PHONES = ['202555', '+86 138 0013 8000', '2025550143 ext 5', '20255501434', '202555O143'];

test('phones of a sign-up, and of a code', async () => {
  const invalid = { error: 'phone_invalid', fields: { phone: expect.any(String) } };
  for (const phone of UNCERTAIN_PHONES)
    expect([phone, await app.refused('sendSmsCode', { body: { phone, region: 'US' } })]).toMatchObject([
      phone,
      invalid,
    ]);
  for (const place of phoneForms('2025550143').keys()) {
    const { email, phone } = newPerson();
    const form = phoneForms(phone)[place] ?? '';
    await app.ok('sendSmsCode', { body: { phone: form, region: 'US' } });
    const code = await app.newestCode(`+1${phone}`);
    await app.ok('verifySmsCode', { body: { phone: form, region: 'US', code } });
    await app.ok('register', {
      body: {
        first_name: 'Robin',
        last_name: 'Ashdown',
        email,
        phone_number: form,
        region: 'US',
        code,
        password: await hashPassword(email, PASSWORD),
        country: 'US',
        preferred_language: 'en',
        accredited: true,
        terms_accepted: true,
      },
    });
    const { rows } = await app.open.pool.query('select phone from accounts where email = $1', [email]);
    expect([form, rows]).toEqual([form, [{ phone: `+1${phone}` }]]);
  }
});

test('a new phone of an account', async () => {
  for (const place of phoneForms('2025550143').keys()) {
    const { token, email } = await app.newInvestor();
    await enterPassword(app, token);
    await app.ok('emailCode', { token, params: { action: 'send' }, body: { type: 29 } });
    const proof = { type: 29, code: await app.newestCode(email) };
    await app.ok('emailCode', { token, params: { action: 'verify' }, body: proof });
    const { phone } = newPerson();
    const form = phoneForms(phone)[place] ?? '';
    await app.ok('sendNewPhoneCode', { token, body: { phone: form, region: 'US' } });
    const code = await app.newestCode(`+1${phone}`);
    const phone_number = UNCERTAIN_PHONES[place] ?? '202555';
    expect(
      await app.refused('updatePhone', { token, body: { phone_number, region: 'US', code } }),
    ).toMatchObject({ error: 'phone_not_saved', fields: { phone_number: expect.any(String) } });
    await app.ok('updatePhone', { token, body: { phone_number: form, region: 'US', code } });
    const { rows } = await app.open.pool.query('select phone from accounts where email = $1', [email]);
    expect([form, rows]).toEqual([form, [{ phone: `+1${phone}` }]]);
  }
});

test('phones of an application', async () => {
  const { information } = await saver();
  for (const phone_number of phoneForms('2025550143')) {
    const party = { name: 'Ann', relationship: 'Aunt', email: 'ann@example.com', phone_region: 'US' };
    const values = { phone_region: 'US', phone_number, interested_parties: [{ ...party, phone_number }] };
    const { stepper_errors, steps } = await information(values);
    expect([phone_number, stepper_errors.investor_information]).toEqual([phone_number, {}]);
    expect(steps.investor_information).toMatchObject({
      phone_number: '2025550143',
      interested_parties: [{ phone_number: '2025550143' }],
    });
  }
  for (const phone_number of UNCERTAIN_PHONES) {
    const { stepper_errors, steps } = await information({ phone_number });
    expect(stepper_errors.investor_information).toEqual({ phone_number: expect.any(String) });
    expect(steps.investor_information.phone_number).toBe(phone_number);
  }
});

test('e-mail addresses of an application', async () => {
  const { information } = await saver();
  const { signers = [] } = COMPLETE.investor_information;
  const [typed, email] = ['ann＠example。com', 'ann@example.com'];
  const { steps } = await information({
    sales_email: typed,
    interested_parties: [{ email: typed }],
    signers: signers.map((signer) => ({ ...signer, email: typed })),
  });
  expect(steps.investor_information).toMatchObject({
    sales_email: email,
    interested_parties: [{ email }],
    signers: signers.map(() => ({ email })),
  });
});

test('phones of any country on the waitlist', async () => {
  for (const [region, phone_number, e164] of cases.PHONES_ANYWHERE) {
    const body = {
      first_name: 'Robin',
      last_name: 'Ashdown',
      email: newPerson().email,
      region,
      phone_number,
    };
    if (e164) {
      await app.ok('joinWaitlist', { body });
      const [row] = await app.db.select().from(waitlist).where(eq(waitlist.email, body.email));
      expect([phone_number, row?.phoneNumber]).toEqual([phone_number, e164]);
    } else {
      const refused = await app.refused('joinWaitlist', { body });
      expect([phone_number, refused.fields]).toEqual([phone_number, { phone_number: expect.any(String) }]);
    }
  }
});

test('a signature is compared normalised and stored as typed', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const { params, sha256 } = await readyToSign(app, token, investmentId);
  const typed_name = 'Robin\u00a0Ａｓｈｄｏｗｎ';
  await app.ok('signEnvelope', { token, params, body: { typed_name, sha256 } });
  const signers = await app.db.select().from(envelopeSigners);
  expect(signers.map((signer) => signer.typedName)).toContain(typed_name);
});
