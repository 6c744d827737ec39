import { staff } from '../../../packages/server/src/database/tables';
import { DEMO_STAFF } from '../../../packages/server/src/demo/demo-accounts';
import { runCommand } from '../../../packages/server/src/ops/commands';
import { getActor, type StaffMember } from '../../../packages/server/src/staff/roles';
import { START_OF_TESTS, type TestApp } from '../test-app';

/** Morgan has all roles except auditor, Nadia approves Morgan's requests, Avery is an auditor. */
export const [MORGAN, NADIA, AVERY] = DEMO_STAFF.map((one) => ({ ...one, id: one.email })) as [
  StaffMember,
  StaffMember,
  StaffMember,
];
export const MORGANS_ACTOR = getActor(MORGAN);
export const NADIAS_ACTOR = getActor(NADIA);

type Progress = (done: number, total: number) => void;

/** Runs a command as a person and returns its output. */
export const operateAs = (app: TestApp, who: StaffMember, words: string[], onProgress?: Progress) =>
  runCommand(words, async () => {
    await withStaff(app);
    return { services: app.services, staff: who, ...(onProgress && { onProgress }) };
  });

/** Runs a command as Morgan. If it needs approval, Nadia approves it, and her output is returned. */
export async function operate(app: TestApp, ...words: string[]) {
  const done = await operateAs(app, MORGAN, words);
  const [, approval] = /^\s*"?approval"?:?\s+"?([0-9A-Z]{26})/m.exec(done.out) ?? [];
  if (approval === undefined) return done;
  const json = words.includes('--json') ? ['--json'] : [];
  return operateAs(app, NADIA, ['approvals', 'approve', approval, ...json]);
}

/** Returns the output of a command that must succeed. @throws Error with its error output */
export async function operated<Answer extends object = { id: string }>(
  app: TestApp,
  ...words: string[]
): Promise<Answer> {
  const { error, out } = await operate(app, ...words, '--json');
  if (error) throw new Error(error);
  return JSON.parse(out); // the created or changed objects
}

const withStaff = ({ db }: TestApp) =>
  db
    .insert(staff)
    .values([MORGAN, NADIA, AVERY].map((one) => ({ ...one, roles: [...one.roles], ...SINCE })))
    .onConflictDoNothing();

const SINCE = { createdAt: new Date(START_OF_TESTS), disabledAt: null };
