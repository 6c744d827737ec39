const names = (list: readonly string[]) => list.join(' or ');

export const BankAccountFields = {
  hint: (ownNames: readonly string[] = []) =>
    ownNames.length > 0
      ? `An account in the name of ${names(ownNames)}. Enter names and addresses as the bank writes them, in English or pinyin.`
      : 'An account in the investor’s own name. Enter names and addresses as the bank writes them, in English or pinyin.',
  parts: {
    country: 'Bank country',
    account_holder: 'Account holder',
    bank_name: 'Bank',
    bank_address: 'Bank address',
    account_type: 'Account type',
    account_number: 'Account number',
    iban: 'IBAN',
    aba_ach: 'ABA routing number for ACH',
    aba_wire: 'ABA routing number for wires',
    swift: 'SWIFT code (BIC)',
    intermediary_name: 'Intermediary bank in the US',
    intermediary_aba: 'ABA of the intermediary bank',
    intermediary_swift: 'SWIFT of the intermediary bank',
    further_credit_to: 'For further credit to',
    reference: 'Reference',
  },
  types: { checking: 'Checking', savings: 'Savings' },
  character: (character: string) => `Remove “${character}”. Use letters, digits and common punctuation`,
  ownName: (holder: string) => `The account must be in the investor’s own name: ${holder}`,
  /** Messages by problem name of @quoin/rules. */
  problems: {
    latin_only: 'Use English letters or pinyin',
    account_number_invalid: 'This is not a valid account number. Check each digit',
    aba_invalid: 'This is not a valid ABA routing number. Check its nine digits',
    iban_invalid: 'This is not a valid IBAN. Check each character',
    bic_invalid: 'This is not a valid SWIFT code. It has 8 or 11 characters',
    iban_country: 'This IBAN is from another country. Check the IBAN and the bank country',
    bic_country: 'This SWIFT code is from another country. Check the code and the bank country',
  },
};
