// What an account for payouts is called.

/** Of a number that comes masked, what its holder knows it by; the stars before would only be read out one by one. */
export const lastDigits = (masked: string): string => masked.slice(-4);

/** By its bank, or by whom it belongs to. */
export const bankAccountName = (account: {
  bank_name?: string | null | undefined;
  account_holder?: string | null | undefined;
}): string => account.bank_name ?? account.account_holder ?? '';

/** As sentences name it. */
export const named = ({ name, number_masked }: { name: string; number_masked: string }) => ({
  name,
  digits: lastDigits(number_masked),
});
