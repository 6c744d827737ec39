// The escrow accounts of products.
import { type Command, Option } from 'commander';
import { desc, eq } from 'drizzle-orm';
import { requestApproval } from '../approvals/approvals';
import { maskedEscrowNumber, sealEscrowNumber, typedEscrowAccount } from '../bank-accounts/escrow-accounts';
import { escrowAccounts } from '../database/tables';
import { withdrawEscrow } from '../decisions/escrow';
import { newId } from '../shared/new-id';
import type { CommandTools } from './commands';
import { productByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, perform, type StaffOperation } from './operation/operation';

interface GivenAccount extends DryRun {
  country: string;
  bank: string;
  bankAddress: string;
  accountName: string;
  accountNumber?: string;
  iban?: string;
  aba?: string;
  swift?: string;
  intermediaryBank?: string;
  intermediaryAba?: string;
  intermediarySwift?: string;
  furtherCreditTo?: string;
  referenceFormat: string;
}

export function addEscrowCommands(products: Command, { verb, act, answering }: CommandTools): void {
  const ofProduct = ['<id>', 'id of the product, or a unique prefix'] as const;

  verb(products, 'escrow', 'Lists the escrow accounts of a product, the newest first')
    .argument(...ofProduct)
    .action((id, given) => answering(listEscrow)(given.json, id));
  act(products, 'set-escrow', 'Sets the account that investors wire to')
    .argument(...ofProduct)
    .requiredOption('--country <country>', 'country of the bank, two letters, such as US')
    .requiredOption('--bank <name>', 'name of the bank, in Latin letters')
    .requiredOption('--bank-address <address>', 'address of the bank, in Latin letters')
    .requiredOption('--account-name <name>', 'the holder of the account')
    .option('--account-number <number>', 'if the bank does not use IBANs')
    .option('--iban <iban>', 'if the bank uses IBANs')
    .option('--aba <number>', 'routing number for wires, for a bank in the US')
    .option('--swift <code>', 'required for a bank outside the US')
    .option('--intermediary-bank <name>', 'correspondent bank in the US')
    .option('--intermediary-aba <number>', 'routing number of the correspondent bank')
    .option('--intermediary-swift <code>', 'SWIFT code of the correspondent bank')
    .option('--further-credit-to <text>', 'instruction to the bank')
    .addOption(
      new Option(
        '--reference-format <text>',
        'reference of a wire; {id} is replaced by the first characters of the investment’s id',
      ).default('{id}'),
    )
    .action((id, given) => answering(setEscrow)(given.json, id, given));
  act(products, 'withdraw-escrow', 'Withdraws the change that is on hold')
    .argument(...ofProduct)
    .action((id, given) => answering(withdraw)(given.json, id, given));
}

async function listEscrow({ services: { db, vault } }: Operation, prefix: string) {
  const { id: productId } = await productByPrefix(db, prefix);
  const rows = await db
    .select()
    .from(escrowAccounts)
    .where(eq(escrowAccounts.productId, productId))
    .orderBy(desc(escrowAccounts.approvedAt), desc(escrowAccounts.id));
  return rows.map((row) => ({
    bank: row.details.bank_name,
    account_name: row.details.account_holder,
    number: maskedEscrowNumber(vault, row),
    reference: row.referenceFormat,
    in_force_from: row.inForceFrom.toISOString(),
    withdrawn: row.withdrawnAt?.toISOString() ?? null,
  }));
}

async function setEscrow(operation: StaffOperation, prefix: string, given: GivenAccount) {
  const { db, vault } = operation.services;
  const { id: productId } = await productByPrefix(db, prefix);
  const { details, number } = typedEscrowAccount(
    {
      country: given.country,
      bank_name: given.bank,
      bank_address: given.bankAddress,
      account_holder: given.accountName,
      ...(given.accountNumber !== undefined && { account_number: given.accountNumber }),
      ...(given.iban !== undefined && { iban: given.iban }),
      ...(given.aba !== undefined && { aba_wire: given.aba }),
      ...(given.swift !== undefined && { swift: given.swift }),
      ...(given.intermediaryBank !== undefined && { intermediary_name: given.intermediaryBank }),
      ...(given.intermediaryAba !== undefined && { intermediary_aba: given.intermediaryAba }),
      ...(given.intermediarySwift !== undefined && { intermediary_swift: given.intermediarySwift }),
      ...(given.furtherCreditTo !== undefined && { further_credit_to: given.furtherCreditTo }),
    },
    given.referenceFormat,
  );
  const id = newId();
  const account = {
    id,
    productId,
    details,
    number: sealEscrowNumber(vault, id, number),
    referenceFormat: given.referenceFormat,
  };
  return requestApproval(operation, 'product.set_escrow', account, given);
}

async function withdraw(operation: StaffOperation, prefix: string, { dryRun }: DryRun) {
  const { id } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, (tx, used) => withdrawEscrow(tx, used, id));
}
