// The password and the sessions of a signed-in user.
import { hashPassword } from '@quoin/rules/password';
import { PASSWORD, type Person, type TestApp } from '../test-app';

export type SignedIn = Person & { token: string };

export const hashFor = ({ email }: Person, password: string) => hashPassword(email, password);

/** Who is signed in proves it once more: then security settings can be changed, and proof documents open. */
export async function enterPassword(app: TestApp, token: string) {
  const { email } = await app.ok('getUserInfo', { token });
  return app.ok('verifyPassword', { token, body: { password: await hashPassword(email, PASSWORD) } });
}

/** In a second browser. */
export async function signedInElsewhere(app: TestApp, person: Person): Promise<string> {
  app.clock.advance({ minutes: 1 });
  return (await app.signIn(person)).token;
}

/** Of a session that is over. */
export const whyEnded = async (app: TestApp, token: string) =>
  (await app.refused('getUserInfo', { token })).error;
