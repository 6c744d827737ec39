// Staff of the demo.
import type { Services } from '../services';
import type { StaffMember } from '../staff/roles';
import { addStaff, countStaff, listStaff, type NewStaff } from '../staff/staff-accounts';

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
