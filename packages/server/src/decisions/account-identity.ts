// Staff change the e-mail address, name or birth date of an account, or the name of an investor, after checking identity.
// Ends all sessions; the notice to the owner starts a hold of payments.
import { fieldMessages } from '@quoin/contract';
import {
  type InvestorType,
  isJoint,
  MAX_NAME_PART_LENGTH,
  normaliseEmail,
  parseDate,
  validateEmail,
  validateProfile,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { onDuplicate, type Transaction } from '../database/database';
import { accounts, challenges, investors } from '../database/tables';
import type { SecurityChange } from '../jobs/jobs';
import { forgetTicket, mailReset, notifyFormerAddress, notifyOwner, revokeSessions } from '../journey/access';
import { openInvestor } from '../journey/investors';
import { hashForStorage } from '../security/passwords';
import { newSecret } from '../security/secrets';
import { todayInNewYork } from '../shared/clock';
import { ApiError } from '../shared/errors';
import { newId } from '../shared/new-id';
import { StaffError, staffName, staffText } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import type { Account } from './accounts';

/**
 * Sends a link to the new address to choose a password: password hashes include the address, so the old one stops working.
 */
export async function changeEmail(
  tx: Transaction,
  staff: Staff,
  account: Account,
  given: { email: string; reason: string },
) {
  if (validateEmail(given.email)) throw new StaffError(`"${given.email}" is not an e-mail address.`);
  const email = normaliseEmail(given.email);
  if (email === account.email) throw new StaffError(`${email} is already the address of the account.`);
  if (account.status !== 'activated')
    throw new StaffError(
      `${account.email} is ${account.status}: only activated accounts can change their address.`,
    );
  await change(tx, staff, account, {
    kind: 'email',
    reason: given.reason,
    values: { email, passwordHash: await hashForStorage(newSecret()) },
  });
  await tx.delete(challenges).where(eq(challenges.subject, account.id));
  await notifyFormerAddress(tx, staff.services, { accountId: account.id, email: account.email });
  await mailReset(tx, staff.services, email);
  return { email };
}

/** Also renames the investors in the person's own name, alone or with joint owners. */
export async function changeName(
  tx: Transaction,
  staff: Staff,
  account: Account,
  given: { first: string; last: string; reason: string },
) {
  const firstName = staffName(given.first, 'first name', MAX_NAME_PART_LENGTH);
  const lastName = staffName(given.last, 'last name', MAX_NAME_PART_LENGTH);
  assertProfile(staff, { first_name: firstName, last_name: lastName });
  await change(tx, staff, account, {
    kind: 'legal_name',
    reason: given.reason,
    values: { firstName, lastName },
  });
  const former = `${account.firstName} ${account.lastName}`;
  const name = `${firstName} ${lastName}`;
  const own = await tx.select().from(investors).where(eq(investors.accountId, account.id));
  let renamed = 0;
  for (const { id, investorType, name: current } of own) {
    const joint = isJoint(investorType) ? withOwner(current, former, name) : current;
    const changed = current === former ? name : joint;
    if (changed === current) continue;
    await tx.update(investors).set({ name: changed }).where(eq(investors.id, id));
    renamed += 1;
  }
  return { email: account.email, name, investors: renamed };
}

/** `Grace Lin and Hao Lin` with another name for Grace Lin. */
const withOwner = (owners: string, former: string, name: string): string =>
  owners
    .split(/(\sand\s|[,&/])/)
    .map((part) => (part.trim() === former ? part.replace(former, () => name) : part))
    .join('');

/** Renames a joint, entity or trust investor, which has a name of its own. */
export async function renameInvestor(
  tx: Transaction,
  staff: Staff,
  account: Account,
  given: { type: InvestorType; name: string; reason: string },
) {
  const name = staffName(given.name, 'name');
  const [investor] = await tx
    .select()
    .from(investors)
    .where(and(eq(investors.accountId, account.id), eq(investors.investorType, given.type)));
  if (!investor) throw new StaffError(`${account.email} has no investor of the type ${given.type}.`);
  await change(tx, staff, account, {
    kind: 'legal_name',
    reason: given.reason,
    detail: { investor: investor.id },
  });
  await tx.update(investors).set({ name }).where(eq(investors.id, investor.id));
  return { id: investor.id, email: account.email, type: given.type, from: investor.name, name };
}

export async function changeBirthDate(
  tx: Transaction,
  staff: Staff,
  account: Account,
  given: { date: string; reason: string },
) {
  assertProfile(staff, { birth_date: given.date });
  const birthDate = parseDate(given.date);
  await change(tx, staff, account, { kind: 'birth_date', reason: given.reason, values: { birthDate } });
  return { email: account.email, birth_date: birthDate };
}

function assertProfile(
  { services }: Staff,
  values: Partial<Record<'first_name' | 'last_name' | 'birth_date', string>>,
): void {
  const problems = validateProfile(values, todayInNewYork(services.clock));
  const [first] = Object.entries(fieldMessages(problems, 'en'));
  if (!first) return;
  const [field, message] = first;
  throw new StaffError(`The ${field.replace('_', ' ')} is not valid: ${message}.`);
}

interface IdentityChange {
  kind: Extract<SecurityChange, 'email' | 'legal_name' | 'birth_date'>;
  reason: string;
  values?: Partial<Account>;
  detail?: Record<string, string>;
}

async function change(
  tx: Transaction,
  { services, actor }: Staff,
  { id }: Account,
  { kind, reason, values, detail }: IdentityChange,
): Promise<void> {
  const checked = staffText(reason, 'reason', 'Explain how you checked the identity.');
  if (values)
    await tx
      .update(accounts)
      .set(values)
      .where(eq(accounts.id, id))
      .catch(onDuplicate('accounts_email', () => new StaffError('Another account has this e-mail address.')));
  await revokeSessions(tx, services, { accountId: id, actor });
  await forgetTicket(tx, id);
  await recordAct(tx, services.clock, {
    actor,
    act: `account.set_${kind}`,
    object: `account:${id}`,
    detail: { reason: checked, ...detail },
  });
  await notifyOwner(tx, services, id, kind);
}

/** Opens an investor for an account. The account owner then completes the application. */
export async function openInvestorForAccount(
  tx: Transaction,
  { services, actor }: Staff,
  account: Account,
  given: { type: InvestorType; name: string },
) {
  const row = {
    id: newId(),
    accountId: account.id,
    investorType: given.type,
    name: staffName(given.name, 'name'),
    custodianName: null,
    custodianAccount: null,
    createdAt: services.clock.now(),
  };
  await openInvestor(tx, services.clock, { row, actor }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    throw new StaffError(
      `${account.email} already has an investor of this type. An account can have one of each type.`,
    );
  });
  return { id: row.id, email: account.email, type: row.investorType, name: row.name };
}
