// What an investor instructs, and the accounts it may go to.
import type { DeliveryOption } from '@quoin/rules';

export interface DistributionInstruction {
  delivery: DeliveryOption;
  /** Undefined until one of the accounts of this delivery is chosen. */
  accountId?: string;
}

/** A brokerage account for stock, a bank account for cash. */
export interface ReceivingAccount {
  id: string;
  /** The provider or bank: "Example Brokerage". */
  name: string;
  /** The last four digits of the account number. The whole number never comes here. */
  lastDigits: string;
  /** In whose name it is. */
  holder?: string;
  /** Why it cannot be chosen; it stays visible. */
  refused?: string;
}

export type AccountsByDelivery = Readonly<Record<DeliveryOption, readonly ReceivingAccount[]>>;

/** Cut to four, should more ever be given: an account number is not shown whole. */
export const shownDigits = ({ lastDigits }: ReceivingAccount): string => lastDigits.slice(-4);

/** The delivery option, with its account if there is only one. */
export function instructionFor(
  delivery: DeliveryOption,
  accounts: AccountsByDelivery,
): DistributionInstruction {
  const usable = accounts[delivery].filter(({ refused }) => !refused);
  return usable.length === 1 ? { delivery, accountId: usable[0]?.id } : { delivery };
}
