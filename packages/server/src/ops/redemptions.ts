// Commands on redemptions.
import {
  dateInNewYork,
  type Payee,
  payeeLabel,
  REDEMPTION_REJECTION_REASONS,
  REDEMPTION_STATUSES,
  type RedemptionStatus,
} from '@quoin/rules';
import { Argument, Option } from 'commander';
import { and, asc, desc, eq } from 'drizzle-orm';
import { requestApproval } from '../approvals/approvals';
import { bankPayee, custodianPayee } from '../bank-accounts/payees';
import type { Transaction } from '../database/database';
import { accounts, bankAccounts, investments, investors, products, redemptions } from '../database/tables';
import { approveRedemption, rejectRedemption, unapproveRedemption } from '../decisions/redemptions';
import { money } from '../shared/money';
import type { CommandTools } from './commands';
import { addOpenPayeeCommand } from './open-private-data';
import { redemptionByPrefix } from './operation/find-by-prefix';
import { type Filters, filtering, matching, pageOf } from './operation/listing';
import { type DryRun, type Operation, perform, type StaffOperation } from './operation/operation';
import type { Printable } from './operation/print';

export function addRedemptionCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const redeeming = noun('redemptions', 'Redemptions that investors requested');
  const trying = (name: string, description: string) =>
    act(redeeming, name, description).addArgument(
      new Argument('<id>', 'the redemption’s id, or its beginning'),
    );
  const run = (given: DryRun & { json?: boolean }, id: string, decide: Act) =>
    answering(withRedemption)(given.json, id, given, decide);

  filtering(verb(redeeming, 'list', 'Lists redemptions, newest first'))
    .addOption(new Option('--status <status>', 'only these').choices(REDEMPTION_STATUSES))
    .action((given) => answering(listRedemptions)(given.json, given));
  addOpenPayeeCommand(redeeming, tools);
  trying('approve', 'Approves one that is requested; its investor can no longer change it').action(
    (id, given) => run(given, id, approveRedemption),
  );
  trying('unapprove', 'Takes an approval back before the units are redeemed')
    .requiredOption('--note <text>', 'the reason; shown to the investor unchanged')
    .action((id, given) => run(given, id, (...held) => unapproveRedemption(...held, given.note)));
  trying('reject', 'Rejects one before its units are redeemed')
    .addOption(rejectionReason(REDEMPTION_REJECTION_REASONS))
    .option('--note <text>', 'a sentence to the investor, shown unchanged')
    .action((id, given) => run(given, id, (...held) => rejectRedemption(...held, given)));
  trying('complete', 'Takes the units out at the price of the redemption day').action((id, given) =>
    answering(complete)(given.json, id, given),
  );
}

type Act = (tx: Transaction, operation: Operation, id: string) => Promise<Printable>;

async function withRedemption(operation: Operation, prefix: string, { dryRun }: DryRun, decide: Act) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, (tx, used) => decide(tx, used, id));
}

export const rejectionReason = (reasons: readonly string[]) =>
  new Option('--reason <reason>', 'shown to the investor').choices(reasons).makeOptionMandatory();

/** Newest first. */
export async function listRedemptions(operation: Operation, filters: Filters<RedemptionStatus>) {
  const { db, vault } = operation.services;
  const columns = { product: investments.productId, began: redemptions.requestedAt };
  const rows = await db
    .select({ redemption: redemptions, bank: bankAccounts, investor: investors, product: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .where(
      and(
        filters.status && eq(redemptions.status, filters.status),
        await matching(operation, filters, columns),
      ),
    )
    .orderBy(desc(redemptions.requestedAt), asc(redemptions.id));
  return pageOf(rows, filters).map(({ redemption, bank, investor, product }) => ({
    id: redemption.id,
    status: redemption.status,
    investment: redemption.investmentId,
    investor: investor.name,
    product: product.en,
    type: redemption.type,
    amount: money(redemption.amount),
    day: redemption.redemptionDay,
    requested: dateInNewYork(redemption.requestedAt),
    paid_to: payeeText(bank ? bankPayee(bank, vault) : custodianPayee(investor, vault)),
  }));
}

/** Redeems the units on the redemption day at its price. Needs another person's approval. */
async function complete(operation: StaffOperation, prefix: string, given: DryRun) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'redemption.complete', { redemption: id }, given);
}

const payeeText = (payee: Payee | null) => payee && payeeLabel(payee);
