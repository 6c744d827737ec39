// The demo world with a new investor beside its people, and what has to have happened before each example is sent.
import { CONTRACT, type Call, type CallName } from '@quoin/contract';
import { REQUEST_EXAMPLES } from '@quoin/contract/examples';
import type { IdentityPurpose } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import {
  AMELIA,
  DANIEL,
  GRACE,
  type DemoPerson,
} from '../../../packages/server/src/demo/world/demo-accounts';
import { seedDemoWorld } from '../../../packages/server/src/demo/world';
import type { Authenticator } from '../authenticator';
import { startTestApp, type Person, type TestApp } from '../test-app';
import { completeApplication } from './application';
import { addedBankAccount, CHECKING_ACCOUNT } from './bank-account';
import { onePagePdf, sendBytes } from './files';
import { currentInvestment } from './investment';
import { addPasskey, newKey } from './passkeys';
import { publishProduct } from './shelf';
import { accessCode } from './signing';

type Values = Record<string, string>;

/** Who sends, and what stands for the values in capitals and angle brackets. */
interface Stage {
  token?: string;
  cookie?: string;
  values?: Values;
}

export type ExampleWorld = Awaited<ReturnType<typeof exampleWorld>>;

const NEW_PASSWORD = 'Travertine#77';

export async function exampleWorld() {
  const app = await startTestApp();
  await seedDemoWorld(app.services);
  const people = {
    grace: await signedIn(app, GRACE),
    daniel: await signedIn(app, DANIEL),
    amelia: await signedIn(app, AMELIA),
    robin: (await app.newInvestor()).token,
  };
  const holding = await currentInvestment(app, people.robin, await publishProduct(app));
  const product = await publishProduct(app);
  const applicant = (await app.newInvestor()).token;
  const complete = await completeApplication(app, applicant, product);
  const stages = stagesOf(app, {
    ...people,
    applicant,
    holding: holding.investmentId,
    complete: complete.investmentId,
  });

  const send = async (name: CallName) => {
    const row: Call = CONTRACT[name];
    const {
      token,
      cookie,
      values = {},
    } = (await stages[name]?.()) ?? (row.who === 'investor' ? { token: people.grace } : {});
    const { params, query, body } = putIn(REQUEST_EXAMPLES[name], values);
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(Object(params)[part]));
    return app.app.inject({
      method: row.method,
      url: `/api${path}`,
      query: Object.fromEntries(Object.entries(Object(query)).map(([key, value]) => [key, String(value)])),
      payload: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(row.once ? { 'idempotency-key': `example-${name}` } : {}),
      },
    });
  };
  return { app, send };
}

/** Every text that is one of these, wherever it stands. */
function putIn(example: unknown, values: Values): { params?: object; query?: object; body?: object } {
  return JSON.parse(JSON.stringify(example), (_, part: unknown) =>
    typeof part === 'string' ? (values[part] ?? part) : part,
  );
}

interface People {
  grace: string;
  daniel: string;
  amelia: string;
  /** Holds a current investment. */
  robin: string;
  /** Has a complete application. */
  applicant: string;
  holding: string;
  complete: string;
}

function stagesOf(app: TestApp, people: People): Partial<Record<CallName, () => Promise<Stage>>> {
  const { grace, daniel, amelia, robin, applicant } = people;

  /** The next code may be sent. A token lives fifteen of them. */
  const aMinuteLater = () => app.clock.advance({ minutes: 1 });

  /** A value that was made once is the same afterwards. */
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => (made ??= make());
  };

  const graces = once(async () => {
    const { items } = await app.ok('listInvestors', { token: grace });
    const found = await app.ok('listInvestments', { token: grace, query: { status: 'all' } });
    const of = (id: string) => found.items.find(({ product }) => product.id === id)?.id ?? '';
    const investment = of('orchard-lane-senior-credit-ii');
    const { ongoing } = await app.ok('getRedemptions', {
      token: grace,
      params: { investmentId: investment },
    });
    const documents = await app.ok('listDocuments', { token: grace, query: { page: 1, page_size: 100 } });
    return {
      INVESTOR: items.find(({ investor_type }) => investor_type === 'individual')?.id ?? '',
      'IRA-INVESTOR': items.find(({ investor_type }) => investor_type === 'ira')?.id ?? '',
      'CURRENT-INVESTMENT': investment,
      'APPROVED-INVESTMENT': of('lumenfold-photonics-i'),
      REDEMPTION: ongoing?.id ?? '',
      DOCUMENT: documents.items.find(({ investment_id }) => investment_id === investment)?.file_id ?? '',
    };
  });
  const ofGrace = async (purpose?: IdentityPurpose): Promise<Stage> => ({
    token: grace,
    values: {
      ...(await graces()),
      ...(purpose && { '<access-code>': await accessCode(app, grace, purpose) }),
    },
  });
  const ofRobin = async (purpose: IdentityPurpose, values: Values = {}): Promise<Stage> => ({
    token: robin,
    values: {
      'CURRENT-INVESTMENT': people.holding,
      '2026-09-30': '2029-06-05',
      ...values,
      '<access-code>': await accessCode(app, robin, purpose),
    },
  });
  const ofDaniel = once(async (): Promise<Stage> => {
    const { items } = await app.ok('listInvestments', { token: daniel, query: { status: 'all' } });
    return { token: daniel, values: { APPLICATION: items[0]?.id ?? '' } };
  });

  const webinar = once(async (): Promise<Stage> => {
    const { items } = await app.ok('listWebinars', { token: grace, query: { page_size: 100 } });
    const recorded = items.find(({ recorded_seconds }) => recorded_seconds !== null);
    return { token: grace, values: { WEBINAR: recorded?.id ?? '' } };
  });

  const bank = once(async () => ({
    'BANK-ACCOUNT': (await addedBankAccount(app, robin, CHECKING_ACCOUNT)).id,
  }));
  const heldBank = async () => ({
    'BANK-ACCOUNT': (
      await addedBankAccount(app, robin, { ...CHECKING_ACCOUNT, account_number: '000123456782' })
    ).id,
  });
  const broker = async () => {
    const { items } = await app.ok('listBrokerageAccounts', { token: robin });
    return { 'BROKERAGE-ACCOUNT': items[0]?.id ?? '' };
  };
  const instruction = async (): Promise<Values> => {
    const access_code = await accessCode(app, robin, 'bank_account');
    const body = { ...CHECKING_ACCOUNT, account_number: '000123456780', access_code };
    const { envelope_id } = await app.ok('addBankAccount', { token: robin, body });
    await app.runJobs();
    return { INSTRUCTION: envelope_id };
  };
  const agreement = async (): Promise<Stage> => {
    await app.runJobs();
    const params = { investmentId: people.complete };
    const { envelope_id } = await app.ok('getApplication', { token: applicant, params });
    const envelopeId = envelope_id ?? '';
    const { document, consent } = await app.ok('getEnvelope', { token: applicant, params: { envelopeId } });
    const values = {
      AGREEMENT: envelopeId,
      '<sha256>': document?.sha256 ?? '',
      '<consent-version>': consent.version,
    };
    return { token: applicant, values };
  };
  const proof = async (sent: (investorId: string) => Promise<string>): Promise<Stage> => {
    const values = await graces();
    return { token: grace, values: { ...values, PROOF: await sent(values.INVESTOR) } };
  };
  const pdf = async (investorId: string) =>
    (await sendBytes(app, grace, investorId, { name: 'letter.pdf', bytes: await onePagePdf() })).file_id;

  const textTo = async (phone: string) => {
    aMinuteLater();
    await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
    return { '<sms>': await app.newestCode(`+1${phone}`) };
  };
  const hashes = async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Values> => ({
    '<password-hash>': await hashPassword(email, password),
    '<new-password-hash>': await hashPassword(email, NEW_PASSWORD),
  });
  const newcomer = async (): Promise<Stage & { person: Person; token: string; values: Values }> => {
    const { token, cookie, ...person } = await app.newInvestor();
    return { person, token, cookie, values: await hashes(person) };
  };
  /** Who may change security settings now. */
  const checked = async () => {
    const stage = await newcomer();
    const { token, values } = stage;
    await app.ok('verifyPassword', { token, body: { password: values['<password-hash>'] ?? '' } });
    return stage;
  };
  /** Whose archive is ready. */
  const archived = async () => {
    const stage = await checked();
    await app.ok('requestDataArchive', { token: stage.token });
    await app.runJobs();
    return stage;
  };
  /** Who may change the phone now. */
  const proven = async () => {
    const stage = await checked();
    const { token, person } = stage;
    const params = { action: 'send' } as const;
    await app.ok('emailCode', { token, params, body: { type: 29 } });
    const code = await app.newestCode(person.email);
    await app.ok('emailCode', { token, params: { action: 'verify' }, body: { type: 29, code } });
    aMinuteLater();
    return stage;
  };
  /** Has a passkey, and has entered the password a moment ago. */
  const keyHolder = async () => {
    const stage = await checked();
    const { token } = stage;
    const key = newKey(app);
    const { passkey } = (await addPasskey(app, { token }, key)).reply;
    return { ...stage, key, passkey };
  };
  const asserted = (key: Authenticator, options: Parameters<Authenticator['get']>[0]): Values => {
    const { id, response } = key.get(options);
    return {
      '<credential-id>': id,
      '<client-data>': response.clientDataJSON,
      '<authenticator-data>': response.authenticatorData,
      '<signature>': response.signature,
    };
  };
  const linkTo = async (email: string) => {
    await app.runJobs();
    const link = (await app.outbox(email)).find((message) => message.link)?.link ?? '';
    return { '<link-code>': link.split('/').at(-1) ?? '' };
  };
  const resetting = async () => {
    const { person, values } = await newcomer();
    await app.ok('requestPasswordReset', { body: { email: person.email } });
    return { person, values: { ...values, ...(await linkTo(person.email)) } };
  };

  return {
    recordStay: async () => ({ values: { VISIT: (await app.ok('recordVisit', { query: {} })).id } }),
    verifySmsCode: async () => ({ values: await textTo('2025550171') }),
    register: async () => ({
      values: {
        ...(await textTo('2025550172')),
        ...(await hashes({ email: 'nora.whitfield@example.com', password: NEW_PASSWORD })),
      },
    }),
    activate: async () => ({ values: await linkTo('nora.whitfield@example.com') }),
    signIn: async () => {
      aMinuteLater();
      return { values: await hashes(GRACE) };
    },
    resendSignInCode: async () => {
      const body = { email: DANIEL.email, password: await hashPassword(DANIEL.email, DANIEL.password) };
      const reply = await app.ok('signIn', { body });
      aMinuteLater();
      return { values: { '<ticket>': reply.step === 'two_step' ? reply.ticket : '' } };
    },
    refreshToken: newcomer,
    signOut: newcomer,
    openPasswordReset: resetting,
    sendPasswordResetCode: resetting,
    resetPassword: async () => {
      const { person, values } = await resetting();
      await app.ok('sendPasswordResetCode', { body: { code: values['<link-code>'] } });
      return { values: { ...values, '<sms>': await app.newestCode(`+1${person.phone}`) } };
    },
    upgradePassword: newcomer,
    verifyPassword: newcomer,
    updatePassword: newcomer,
    emailCode: proven,
    sendNewPhoneCode: proven,
    updatePhone: async () => {
      const stage = await proven();
      await app.ok('sendNewPhoneCode', { token: stage.token, body: { phone: '2025550173', region: 'US' } });
      return { ...stage, values: { '<sms>': await app.newestCode('+12025550173') } };
    },
    setTwoStep: checked,
    requestDataArchive: checked,
    requestDataKey: archived,
    downloadData: async () => {
      const { url } = await app.ok('requestDataKey', { token: (await archived()).token });
      return { values: { '<archive-key>': new URL(url, 'http://quoin').searchParams.get('key') ?? '' } };
    },
    requestDeletion: checked,
    withdrawDeletion: async () => {
      const stage = await checked();
      await app.ok('requestDeletion', { token: stage.token, body: { reason: '' } });
      return stage;
    },

    signInByPasskey: async () => {
      const { key } = await keyHolder();
      return { values: asserted(key, await app.ok('beginPasskeySignIn')) };
    },
    listPasskeys: keyHolder,
    beginPasskey: checked,
    addPasskey: async () => {
      const { token } = await checked();
      const key = newKey(app);
      const { id, response } = key.create(await app.ok('beginPasskey', { token }));
      const values = {
        '<credential-id>': id,
        '<client-data>': response.clientDataJSON,
        '<attestation-object>': response.attestationObject,
      };
      return { token, values };
    },
    removePasskey: async () => {
      const { token, passkey } = await keyHolder();
      return { token, values: { PASSKEY: passkey.id } };
    },
    beginPasskeyCheck: keyHolder,
    verifyPasskey: async () => {
      const { token, key } = await keyHolder();
      return { token, values: asserted(key, await app.ok('beginPasskeyCheck', { token })) };
    },
    makeRecoveryCodes: checked,
    endOneSession: async () => {
      const { person, token } = await newcomer();
      aMinuteLater();
      await app.signIn(person);
      const { items } = await app.ok('listSessions', { token });
      return { token, values: { 'OTHER-SESSION': items.find(({ current }) => !current)?.id ?? '' } };
    },
    signOutEverywhere: newcomer,

    listBankAccounts: async () => ofRobin('bank_account', await bank()),
    addBankAccount: () => ofRobin('bank_account'),
    changeBankAccount: async () => ofRobin('bank_account', await bank()),
    removeBankAccount: async () => ofRobin('bank_account', await bank()),
    stopBankAccountChange: async () => ofRobin('bank_account', await heldBank()),
    listBrokerageAccounts: () => ofRobin('bank_account'),
    addBrokerageAccount: () => ofRobin('bank_account'),
    changeBrokerageAccount: async () => ofRobin('bank_account', await broker()),
    removeBrokerageAccount: async () => ofRobin('bank_account', await broker()),

    createInvestor: async () => ({ token: amelia }),
    getIraCustodian: () => ofGrace(),
    checkIdentity: () => ofGrace(),
    beginUpload: () => ofGrace(),
    confirmUpload: () => proof(pdf),
    deleteInvestorDocument: () =>
      proof(async (investorId) => {
        const { items } = await app.ok('listInvestorDocuments', { token: grace });
        return items.find((one) => one.investor_id === investorId)?.file_id ?? '';
      }),
    getWebinar: webinar,
    openRecording: webinar,
    getCaptions: async () => {
      const { values = {} } = await webinar();
      const params = { webinarId: values.WEBINAR ?? '' };
      const { url } = await app.ok('openRecording', { token: grace, params });
      const key = new URL(url, 'http://quoin').searchParams.get('key') ?? '';
      return { values: { ...values, '<recording-key>': key } };
    },
    getCompany: async () => {
      const { items } = await app.ok('listCompanies', { token: grace, query: {} });
      return { token: grace, values: { COMPANY: items[0]?.id ?? '' } };
    },

    startApplication: () => ofGrace(),
    getApplication: ofDaniel,
    saveQualification: ofDaniel,
    saveInvestorInformation: ofDaniel,
    saveStatusAndExperience: ofDaniel,
    saveUploadFiles: ofDaniel,
    saveAmountAndSignature: ofDaniel,
    cancelInvestment: ofDaniel,

    sendForSignature: async () => ({ token: applicant, values: { 'COMPLETE-APPLICATION': people.complete } }),
    resendEnvelope: async () => {
      const stage = await agreement();
      aMinuteLater();
      return stage;
    },
    declineEnvelope: async () => ofRobin('bank_account', await instruction()),
    getEnvelope: agreement,
    getEnvelopeTexts: agreement,
    proveSigner: async () => ofRobin('bank_account', await instruction()),
    giveConsent: agreement,
    recordEndReached: agreement,
    signEnvelope: agreement,

    checkCapitalCall: () => ofGrace(),
    getFunding: () => ofGrace(),
    chooseMethodOfTransfer: () => ofGrace(),
    getInvestment: () => ofGrace(),
    getCalendarLink: async () => {
      await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { token: grace };
    },
    readCalendarLink: async () => {
      const { url } = await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { values: { '<calendar-key>': new URL(url).searchParams.get('key') ?? '' } };
    },
    revokeCalendarLink: async () => {
      await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { token: grace };
    },
    getInvestmentPart: () => ofGrace(),
    previewFile: () => ofGrace(),
    readDocument: () => ofGrace(),
    requestDownload: () => ofGrace('documents'),
    downloadDocuments: async () => {
      const { values = {} } = await ofGrace('documents');
      const { url } = await app.ok('requestDownload', {
        token: grace,
        params: { investmentId: values['CURRENT-INVESTMENT'] ?? '' },
        body: { file_ids: [values.DOCUMENT ?? ''], access_code: values['<access-code>'] ?? '' },
      });
      return {
        values: {
          ...values,
          '<download-token>': new URL(url, 'http://quoin').searchParams.get('token') ?? '',
        },
      };
    },
    requestFileKey: () => ofGrace(),
    recordFileAccess: () => ofGrace(),
    getRedemptions: () => ofGrace(),
    requestRedemption: () => ofRobin('redemption'),
    changeRedemption: async () => {
      const stage = await ofGrace('redemption');
      return { ...stage, values: { ...stage.values, '2026-09-30': '2026-07-30' } };
    },
    cancelRedemption: () => ofGrace(),
    getDistributionInstruction: () => ofGrace(),
    chooseDistribution: async () => {
      const params = { investmentId: people.holding };
      const { ongoing } = await app.ok('getRedemptions', { token: robin, params });
      if (ongoing) await app.ok('cancelRedemption', { token: robin, params: { redemptionId: ongoing.id } });
      const added = await addedBankAccount(app, robin, {
        ...CHECKING_ACCOUNT,
        account_number: '000123456781',
      });
      return ofRobin('distribution_instruction', { 'BANK-ACCOUNT': added.id });
    },
  };
}

async function signedIn(app: TestApp, { email, password, phoneNumber }: DemoPerson): Promise<string> {
  return (await app.signIn({ email, password, phone: phoneNumber })).token;
}
