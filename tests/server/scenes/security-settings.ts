// Password checks and sessions of a signed-in user.
import { hashPassword } from '@quoin/rules/password';
import { PASSWORD, type Person, type TestApp } from '../test-app';

export type SignedIn = Person & { token: string };

export const hashFor = ({ email }: Person, password: string) => hashPassword(email, password);

/** Passes a password check, which allows changes of security settings and opening of proof documents. */
export async function enterPassword(app: TestApp, token: string) {
  const { email } = await app.ok('getUserInfo', { token });
  return app.ok('verifyPassword', { token, body: { password: await hashPassword(email, PASSWORD) } });
}

/** Signs in with a second browser. */
export async function signedInElsewhere(app: TestApp, person: Person): Promise<string> {
  app.clock.advance({ minutes: 1 });
  return (await app.signIn(person)).token;
}

/** The error for a token whose session has ended. */
export const whyEnded = async (app: TestApp, token: string) =>
  (await app.refused('getUserInfo', { token })).error;
