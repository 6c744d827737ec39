// Examples of sign-up, sign-in and account changes, each with its own new user.
import { hashPassword } from '@quoin/rules/password';
import { DANIEL, GRACE } from '../../../../packages/server/src/demo/demo-accounts';
import type { Authenticator } from '../../authenticator';
import type { Person, TestApp } from '../../test-app';
import { addPasskey, newKey } from '../passkeys';
import type { Stage, Stages, Values } from './stage';

const NEW_PASSWORD = 'Travertine#77';

export function accountStages(app: TestApp): Stages {
  /** Advances the clock until the next code may be sent. A token is valid for fifteen minutes. */
  const aMinuteLater = () => app.clock.advance({ minutes: 1 });

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
  /** A user who may change security settings now. */
  const checked = async () => {
    const stage = await newcomer();
    const { token, values } = stage;
    await app.ok('verifyPassword', { token, body: { password: values['<password-hash>'] ?? '' } });
    return stage;
  };
  /** A user whose archive is ready. */
  const archived = async () => {
    const stage = await checked();
    await app.ok('requestDataArchive', { token: stage.token });
    await app.runJobs();
    return stage;
  };
  /** A user who may change the phone now. */
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
  /** A user with a passkey who has just entered the password. */
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
      CREDENTIAL: id,
      'CLIENT-DATA': response.clientDataJSON,
      'AUTHENTICATOR-DATA': response.authenticatorData,
      SIGNATURE: response.signature,
    };
  };
  const linkTo = async (email: string) => ({
    '<link-code>': (await app.linkMailed(email)).split('/').at(-1) ?? '',
  });
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
    correctEmail: async () => ({
      values: {
        '<ticket>': (await app.register()).ticket,
        ...(await hashes({ email: 'n.whitfield@example.com', password: NEW_PASSWORD })),
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
        CREDENTIAL: id,
        'CLIENT-DATA': response.clientDataJSON,
        'ATTESTATION-OBJECT': response.attestationObject,
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
  };
}
