// Friends who signed up with an invitation, and the credits that they and their referrers earned.
import { CREDIT_RECEIVERS, type CreditReceiver } from '@quoin/rules';
import { Option } from 'commander';
import { requestApproval } from '../approvals/approvals';
import { rejectCredit } from '../decisions/referral-credits';
import { listReferrals } from '../reports/account-lists';
import type { CommandTools } from './commands';
import { accountByEmail } from './operation/find-by-prefix';
import { createListAction, addAccountPaging } from './operation/listing';
import { type DryRun, type Operation, perform, type StaffOperation } from './operation/operation';
import { parseDayOrToday } from './operation/typed-values';

export function addReferralCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const referrals = group('referrals', 'Friends who signed up with an invitation');
  addAccountPaging(
    subcommand(referrals, 'list', 'Lists friends, who invited them, and the credits of both, newest first'),
  )
    .option('--earned', 'only those who earned the credits')
    .option('--unpaid', 'only those with a credit that is earned, valid, and neither paid nor rejected')
    .action(toAction(createListAction(listReferrals)));
  const deciding = (name: string, description: string) =>
    act(referrals, name, description)
      .argument('<friend>', 'the e-mail address of the friend')
      .addOption(
        new Option('--to <account>', 'who receives the credit')
          .choices(CREDIT_RECEIVERS)
          .makeOptionMandatory(),
      );
  deciding('pay', 'Records that a credit was paid, and sends an e-mail')
    .requiredOption('--reference <text>', 'reference of the payment')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .action(toAction(pay));
  deciding('reject', 'Rejects a credit, and sends an e-mail')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action(toAction(reject));
  deciding('reverse', 'Undoes a payment or a rejection, and sends an e-mail; the credit is due again')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action(toAction(reverse));
}

interface GivenCredit extends DryRun {
  to: CreditReceiver;
}

const readCredit = async ({ services }: Operation, friend: string, { to }: GivenCredit) => ({
  friendId: (await accountByEmail(services.db, friend)).id,
  to,
});

async function pay(
  operation: StaffOperation,
  friend: string,
  options: GivenCredit & { reference: string; date?: string },
) {
  const payment = {
    date: parseDayOrToday(operation, options.date),
    reference: options.reference.trim(),
  };
  const credit = await readCredit(operation, friend, options);
  return requestApproval(operation, 'referral.pay', { ...credit, ...payment }, options);
}

async function reject(operation: Operation, friend: string, options: GivenCredit & { reason: string }) {
  const reason = options.reason.trim();
  const credit = await readCredit(operation, friend, options);
  return perform(operation, options.dryRun, (tx, used) => rejectCredit(tx, used, credit, reason));
}

async function reverse(operation: StaffOperation, friend: string, options: GivenCredit & { reason: string }) {
  const reason = options.reason.trim();
  const credit = await readCredit(operation, friend, options);
  return requestApproval(operation, 'referral.reverse', { ...credit, reason }, options);
}
