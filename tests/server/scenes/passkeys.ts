// Users with a passkey of the software authenticator.
import { Authenticator, type Answering } from '../authenticator';
import type { TestApp } from '../test-app';
import { enterPassword } from './security-settings';

export const newKey = (app: TestApp) => new Authenticator(new URL(app.config.publicUrl).origin);

/** Adds a passkey after a password check. */
export async function addPasskey(
  app: TestApp,
  { token }: { token: string },
  key: Authenticator,
  answering?: Answering,
) {
  const options = await app.ok('beginPasskey', { token });
  return app.call('addPasskey', {
    token,
    body: { name: 'Key ring', credential: key.create(options, answering) },
  });
}

/** A new investor with a passkey, recovery codes and the authenticator. */
export async function passkeyHolder(app: TestApp) {
  const person = await app.newInvestor();
  await enterPassword(app, person.token);
  const authenticator = newKey(app);
  const { reply } = await addPasskey(app, person, authenticator);
  return { ...person, authenticator, ...reply };
}
