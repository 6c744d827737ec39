import { type Command, Option } from 'commander';
import { requestEscrow } from '../approvals/request-escrow';
import { withdrawEscrow } from '../decisions/escrow';
import { listEscrowAccounts } from '../reports/product-record';
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
    .action(answering(listEscrow));
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
    .action(answering(setEscrow));
  act(products, 'withdraw-escrow', 'Withdraws the change that is on hold')
    .argument(...ofProduct)
    .action(answering(withdraw));
}

async function listEscrow({ services }: Operation, prefix: string) {
  const { id } = await productByPrefix(services.db, prefix);
  return listEscrowAccounts(services, id);
}

async function setEscrow(operation: StaffOperation, prefix: string, given: GivenAccount) {
  const { id: productId } = await productByPrefix(operation.services.db, prefix);
  const account = {
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
  };
  return requestEscrow(operation, { productId, account, referenceFormat: given.referenceFormat }, given);
}

async function withdraw(operation: StaffOperation, prefix: string, { dryRun }: DryRun) {
  const { id } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, (tx, used) => withdrawEscrow(tx, used, id));
}
