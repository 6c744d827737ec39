import { staff } from '../../../packages/server/src/database/tables';
import { DEMO_STAFF } from '../../../packages/server/src/demo/demo-staff';
import { runCommand } from '../../../packages/server/src/ops/commands';
import { actorOf, type StaffMember } from '../../../packages/server/src/staff/roles';
import { START_OF_TESTS, type TestApp } from '../test-app';

/** Morgan may do everything except read for an audit, Nadia approves what Morgan requests, Avery is an auditor. */
export const [MORGAN, NADIA, AVERY] = DEMO_STAFF.map((one) => ({ ...one, id: one.email })) as [
  StaffMember,
  StaffMember,
  StaffMember,
];
export const MORGANS_ACTOR = actorOf(MORGAN);
export const NADIAS_ACTOR = actorOf(NADIA);

type Progress = (done: number, total: number) => void;

/** What a person types, and what the command line answers. */
export const operateAs = (app: TestApp, who: StaffMember, words: string[], onProgress?: Progress) =>
  runCommand(words, async () => {
    await withStaff(app);
    return { services: app.services, staff: who, ...(onProgress && { onProgress }) };
  });

/** As Morgan. What needs another person's approval is approved by Nadia, whose answer it is then. */
export async function operate(app: TestApp, ...words: string[]) {
  const done = await operateAs(app, MORGAN, words);
  const [, approval] = /^\s*"?approval"?:?\s+"?([0-9A-Z]{26})/m.exec(done.out) ?? [];
  if (approval === undefined) return done;
  const json = words.includes('--json') ? ['--json'] : [];
  return operateAs(app, NADIA, ['approvals', 'approve', approval, ...json]);
}

/** The output of a command that must succeed. @throws Error with its error output when it fails */
export async function operated<Answer extends object = { id: string }>(
  app: TestApp,
  ...words: string[]
): Promise<Answer> {
  const { error, out } = await operate(app, ...words, '--json');
  if (error) throw new Error(error);
  return JSON.parse(out); // what it says of what it made or changed
}

const withStaff = ({ db }: TestApp) =>
  db
    .insert(staff)
    .values([MORGAN, NADIA, AVERY].map((one) => ({ ...one, roles: [...one.roles], ...SINCE })))
    .onConflictDoNothing();

const SINCE = { createdAt: new Date(START_OF_TESTS), disabledAt: null };
