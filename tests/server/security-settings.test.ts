// 2-step verification on and off, and its notifications to the owner.
import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';
import { enterPassword, hashFor, signedInElsewhere, whyEnded } from './scenes';
import { newPerson, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NEW = 'Travertine#77';

describe('2-step verification', () => {
  test('is turned off and on, with the day since when, and ends the other sessions', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    expect(await app.ok('getTwoStep', { token })).toEqual({
      on: true,
      since: expect.any(String),
      masked_phone: `+1 ******${person.phone.slice(-4)}`,
    });
    const other = await signedInElsewhere(app, person);
    await enterPassword(app, person.token);
    expect(await app.ok('setTwoStep', { token, body: { on: false } })).toMatchObject({
      on: false,
      since: null,
    });
    expect(await whyEnded(app, other)).toBe('session_expired');
    const password = await hashFor(person, person.password);
    expect(await app.ok('signIn', { body: { email: person.email, password } })).toMatchObject({
      step: 'signed_in',
    });
    expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({
      on: true,
      since: app.clock.now().toISOString(),
    });
  });

  test('being on already, it stays as it is since the same day', async () => {
    const person = await app.newInvestor();
    const { since } = await app.ok('getTwoStep', { token: person.token });
    app.clock.advance({ minutes: 5 });
    await enterPassword(app, person.token);
    expect(await app.ok('setTwoStep', { token: person.token, body: { on: true } })).toMatchObject({ since });
  });

  test('needs a phone on file; the first phone needs no code by e-mail', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    await app.db
      .update(accounts)
      .set({ phone: null, phoneRegion: null, twofaOn: false, twofaSince: null })
      .where(eq(accounts.email, person.email));
    expect(await app.ok('getUserInfo', { token })).toMatchObject({ phone: null });
    await enterPassword(app, person.token);
    expect((await app.refused('setTwoStep', { token, body: { on: true } })).error).toBe('no_phone_on_record');
    const { phone } = newPerson();
    await app.ok('sendNewPhoneCode', { token, body: { phone, region: 'US' } });
    const code = await app.newestCode(`+1${phone}`);
    await app.ok('updatePhone', { token, body: { phone_number: phone, region: 'US', code } });
    expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({ on: true });
  });
});

test('every change to account security is mailed to the owner in their language', async () => {
  const person = await app.newInvestor();
  const { token, email } = person;
  await app.ok('updateUserInfo', { token, body: { preferred_language: 'zh-CN' } });
  await enterPassword(app, person.token);
  await app.ok('setTwoStep', { token, body: { on: false } });
  await app.ok('setTwoStep', { token, body: { on: true } });
  await app.ok('setTwoStep', { token, body: { on: true } });
  const old_password = await hashFor(person, person.password);
  const password = await hashFor(person, NEW);
  await app.ok('updatePassword', { token, body: { old_password, password } });
  await app.runJobs();
  const subjects = (await app.outbox(email)).slice(0, -1).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['两步验证已关闭', '两步验证已开启', '您的 Quoin 密码已更改'].sort());
});
