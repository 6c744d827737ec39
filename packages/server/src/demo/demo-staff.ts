// The staff of a demo.
import type { Services } from '../services';
import type { StaffMember } from '../staff/roles';
import { addStaff, countStaff, listStaff, type NewStaff } from '../staff/staff-accounts';

export const DEMO_STAFF: readonly NewStaff[] = [
  {
    email: 'morgan.reyes@quoin.example',
    name: 'Morgan Reyes',
    roles: ['reviewer', 'operations', 'treasurer'],
  },
  { email: 'nadia.blake@quoin.example', name: 'Nadia Blake', roles: ['operations', 'treasurer'] },
  { email: 'avery.stone@quoin.example', name: 'Avery Stone', roles: ['auditor'] },
];

/** Adds the staff of a demo if there is none. @returns the person who acts where nobody signed in */
export async function demoOperator({ db, clock }: Services): Promise<StaffMember | undefined> {
  const there = await listStaff(db);
  if (there.length > 0) return there.find(({ disabledAt }) => disabledAt === null);
  return db.transaction(async (tx) => {
    if ((await countStaff(tx)) === 0)
      for (const one of DEMO_STAFF) await addStaff(tx, { clock, actor: 'operator:demo' }, one);
    return (await listStaff(tx)).find(({ email }) => email === DEMO_STAFF[0]?.email);
  });
}
