// The people of the demo world and the staff of the demo.
import type { Signer } from '@quoin/rules';
import type { Services } from '../services';
import type { StaffMember } from '../staff/roles';
import { addStaff, countStaff, listStaff, type NewStaff } from '../staff/staff-accounts';
import { type DemoAccount, type DemoPerson, readDemoJson } from './demo-files';

const { accounts, adaeze } = readDemoJson('people');

/** @throws Error if the file lacks the person */
function getPerson(email: string): DemoPerson {
  const person = accounts.find((one) => one.email === email);
  if (!person) throw new Error(`people.json has no ${email}`);
  return person;
}

export const AMELIA = getPerson('amelia.hart@example.com');
export const DANIEL = getPerson('daniel.okafor@example.com');
export const GRACE = getPerson('grace.lindqvist@example.com');
export const YIFEI = getPerson('yifei.lin@example.com');

/** Daniel's joint owner, who has no account and signs on his device. */
export const ADAEZE: Signer = adaeze;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = accounts.map(({ email, password, name, story }) => ({
  email,
  password,
  name,
  story,
}));

export const DEMO_STAFF: readonly NewStaff[] = [
  {
    email: 'morgan.reyes@quoin.example',
    name: 'Morgan Reyes',
    roles: ['reviewer', 'operations', 'treasurer', 'signatory'],
  },
  { email: 'nadia.blake@quoin.example', name: 'Nadia Blake', roles: ['operations', 'treasurer'] },
  { email: 'avery.stone@quoin.example', name: 'Avery Stone', roles: ['auditor'] },
];

/** Adds the demo staff if there is none. @returns the person who acts if nobody has signed in */
export async function demoOperator({ db, clock }: Services): Promise<StaffMember | undefined> {
  const existing = await listStaff(db);
  if (existing.length > 0) return existing.find(({ disabledAt }) => disabledAt === null);
  return db.transaction(async (tx) => {
    if ((await countStaff(tx)) === 0)
      for (const one of DEMO_STAFF) await addStaff(tx, { clock, actor: 'operator:demo' }, one);
    return (await listStaff(tx)).find(({ email }) => email === DEMO_STAFF[0]?.email);
  });
}
