// Messages of failed commands. Services know the business; only this file names the options and commands that correct an error.
import { wasRolledBack } from '../../database/transact-or-undo';
import { isConnectionError } from '../../shared/errors';
import type { Confirmation, Remedy, RemedyAct, StaffError } from '../../shared/staff-error';

/** The message, and the option or command that corrects the error. */
export const toMessage = ({ message, remedy }: StaffError): string =>
  remedy ? `${message} ${remedyMessage(remedy)}` : message;

function remedyMessage(remedy: Remedy): string {
  if ('give' in remedy) return `Give it with ${getOption(remedy.give)}.`;
  if ('confirm' in remedy) return `${PURPOSES[remedy.confirm]}, add ${getOption(remedy.confirm)}.`;
  return `Use "${getCommand(remedy)}".`;
}

const PURPOSES: Readonly<Record<Confirmation, string>> = {
  again: 'To post it again',
  includeHeld: 'To record the payout now and pay it then',
  largeChange: 'If the price is right',
  shared: 'If it is for several investors',
};

/** An argument `companyId` is the option `--company-id`. */
export const getOption = (argument: string): string =>
  `--${argument.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;

function getCommand(remedy: RemedyAct): string {
  switch (remedy.act) {
    case 'approvals.reject':
      return `approvals reject ${remedy.id}`;
    case 'calls.cancel':
      return `capital-calls cancel ${remedy.id}`;
    case 'calls.fund':
      return `capital-calls fund ${remedy.id}`;
    case 'calls.import':
      return 'capital-calls import';
    case 'documents.post':
      return 'documents post';
    case 'escrow.set':
      return `products set-escrow ${remedy.productId}`;
    case 'payouts.list':
      return `reports payouts --product ${remedy.productId}`;
    case 'payouts.pay':
      return 'payouts pay';
    case 'payouts.unpay':
      return `payouts unpay ${remedy.id}${remedy.afterAudit ? ' --after-audit' : ''}`;
    case 'product_documents.import':
      return 'products import-documents';
    case 'redemptions.reverse':
      return `redemptions reverse ${remedy.id}`;
    case 'referrals.reverse':
      return 'referrals reverse';
    case 'sign_in':
      return 'sign-in <your e-mail>';
    case 'staff.add':
      return `staff add <email> --name <name> --role ${remedy.role}`;
    case 'transactions.reverse':
      return `transactions reverse ${remedy.id}`;
    case 'valuations.record':
      return `products set-valuation ${remedy.productId} --price <dollars> --date ${remedy.date}`;
  }
}

/** The message for an exception that staff can't correct, whose details the caller logs to standard error. */
export function failureMessage(failure: unknown): string {
  if (isConnectionError(failure)) return 'The command failed. Check that the database is reachable.';
  const effect = wasRolledBack(failure)
    ? 'The transaction in which it occurred was rolled back and changed nothing.'
    : 'Check what the command has changed before you run it again.';
  return `The command failed with an unexpected error. ${effect} The details are logged to standard error, in the JSON line above.`;
}
