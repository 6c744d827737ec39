// Correcting the e-mail address typed at sign-up from the same browser, until the account is activated.
import { CODE_ATTEMPTS } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../packages/server/src/database/tables';
import { PASSWORD, newPerson, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const correction = async (ticket: string, email: string, password = PASSWORD) => ({
  body: { ticket, email, password: await hashPassword(email, password) },
});
const codeOf = (link: string) => link.split('/').at(-1) ?? '';

test('a corrected address gets a link and signs in; the link to the wrong address is dead', async () => {
  const wrong = await app.register();
  const deadLink = await app.linkMailed(wrong.email);
  const { email } = newPerson();
  const typed = ` ${email.toUpperCase()} `;
  expect(await app.ok('correctEmail', await correction(wrong.ticket, typed))).toEqual({ email });

  expect(await app.refused('activate', { body: { code: codeOf(deadLink) } })).toMatchObject({
    error: 'activation_failed',
  });
  await app.ok('activate', { body: { code: codeOf(await app.linkMailed(email)) } });
  await app.signIn({ ...wrong, email });
  expect(
    await app.refused('signIn', {
      body: { email: wrong.email, password: await hashPassword(wrong.email, PASSWORD) },
    }),
  ).toMatchObject({ error: 'incorrect_credentials' });
  expect(
    await app.db.select().from(auditTrail).where(eq(auditTrail.act, 'account.correct_email')),
  ).toHaveLength(1);
});

test('an address that has an account is refused, and after five tries the ticket is used up', async () => {
  const { email: taken } = await app.signUp();
  const { ticket } = await app.register();
  for (let tries = 0; tries < CODE_ATTEMPTS; tries += 1)
    expect(await app.refused('correctEmail', await correction(ticket, taken))).toMatchObject({
      error: 'email_registered',
      fields: { email: expect.any(String) },
    });
  expect(await app.refused('correctEmail', await correction(ticket, newPerson().email))).toMatchObject({
    error: 'email_correction_closed',
    status: 410,
  });
});

test('an activated account is corrected no more, nor is one after an hour, nor by a made-up ticket', async () => {
  const closed = { error: 'email_correction_closed' };
  const activated = await app.register();
  await app.ok('activate', { body: { code: codeOf(await app.linkMailed(activated.email)) } });
  const late = await app.register();
  const { email } = newPerson();
  expect(await app.refused('correctEmail', await correction(activated.ticket, email))).toMatchObject(closed);
  expect(await app.refused('correctEmail', await correction('made-up', email))).toMatchObject(closed);
  app.clock.advance({ hours: 1 });
  expect(await app.refused('correctEmail', await correction(late.ticket, email))).toMatchObject(closed);
});

test('an invalid address and an invalid password hash are rejected at their fields', async () => {
  const { ticket } = await app.register();
  const body = { ticket, email: 'no address', password: 'Granite#2026' };
  expect(await app.refused('correctEmail', { body })).toMatchObject({
    fields: { email: expect.any(String), password: expect.any(String) },
  });
});
