// The people of the demo world.
import type { Signer } from '@quoin/rules';
import { readDemoJson, type DemoAccount, type DemoPerson } from './demo-files';

const { accounts, adaeze } = readDemoJson('people');

/** @throws Error if the file lacks the person */
function personOf(email: string): DemoPerson {
  const person = accounts.find((one) => one.email === email);
  if (!person) throw new Error(`people.json has no ${email}`);
  return person;
}

export const AMELIA = personOf('amelia.hart@example.com');
export const DANIEL = personOf('daniel.okafor@example.com');
export const GRACE = personOf('grace.lindqvist@example.com');
export const YIFEI = personOf('yifei.lin@example.com');

/** Daniel's joint owner, who has no account and signs on his device. */
export const ADAEZE: Signer = adaeze;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = accounts.map(({ email, password, name, story }) => ({
  email,
  password,
  name,
  story,
}));
