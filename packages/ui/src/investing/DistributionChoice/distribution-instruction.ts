// A distribution instruction, and the accounts that can receive it.
import type { DeliveryOption } from '@quoin/rules';

export interface DistributionInstruction {
  delivery: DeliveryOption;
  /** Undefined until one of the accounts of this delivery is chosen. */
  accountId?: string | undefined;
}

/** A brokerage account for stock, a bank account for cash. */
export interface ReceivingAccount {
  id: string;
  /** The provider or bank: "Example Brokerage". */
  name: string;
  /** The last four digits of the account number. Never the whole number. */
  lastDigits: string;
  /** Name of the account holder. */
  holder?: string | undefined;
  /** Why the account cannot be chosen; it stays visible. */
  refused?: string | undefined;
}

export type AccountsByDelivery = Readonly<Record<DeliveryOption, readonly ReceivingAccount[]>>;

/** Truncates to four digits in case of more, so that a whole account number is never shown. */
export const getLastDigits = ({ lastDigits }: ReceivingAccount): string => lastDigits.slice(-4);

/** Returns the delivery option, with its account if there is only one. */
export function instructionFor(
  delivery: DeliveryOption,
  accounts: AccountsByDelivery,
): DistributionInstruction {
  const usable = accounts[delivery].filter(({ refused }) => !refused);
  return usable.length === 1 ? { delivery, accountId: usable[0]?.id } : { delivery };
}
