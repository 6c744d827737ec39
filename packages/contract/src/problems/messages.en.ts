import type { ProblemName } from '@quoin/rules';

/** The English messages of field problems: what is wrong and what to do. `{name}` is filled from the problem's values. */
export const PROBLEM_MESSAGES_EN: Record<ProblemName, string> = {
  required: 'This field is required',
  answer_required: 'Choose an answer',
  latin_only: 'Use English letters or pinyin',
  character_invalid: 'Remove “{character}”. Use letters, digits and common punctuation',
  country_invalid: 'Choose a country or region from the list',
  country_sanctioned: 'We cannot accept investors from {country}, because of sanctions of the United States',
  region_sanctioned: 'We cannot accept an address in this region, because of sanctions of the United States',
  out_of_bounds: 'Enter a number from {least} to {most}',

  email_invalid: 'Enter an e-mail address in the right format, such as name@example.com',
  email_registered: 'This e-mail is already registered',
  phone_invalid: 'Invalid phone number. Check the country code and the number',
  phone_too_long: 'Too many digits for this country: {country}. Check each digit',
  phone_extension: 'Enter the phone number without an extension',
  phone_not_offered: 'Country not accepted: {country}. Choose a country from the list',
  code_digits: 'Enter the {length} digits of the code',
  password_weak: 'Your password is too weak',
  password_incorrect: 'Incorrect password',
  passwords_differ: 'Two passwords are not the same',
  terms_required: 'Accept the terms of use to continue',
  residence_unsupported:
    'Sign-up is open to residents of the United States and Canada. Join the waitlist instead',
  not_accredited: 'Only accredited investors can sign up',
  invitation_invalid: 'This invitation is not valid. Ask the person who invited you for a new link',

  us_resident: 'Residents of the United States count as US persons. Choose Yes',
  us_persons_only: 'This fund is open to US persons only',
  non_us_persons_only: 'This fund is open only to investors who are not US persons',

  investor_ineligible:
    'You do not meet the eligibility criteria: this fund is open to accredited investors only',
  attestation_required: 'Confirm that your statements are true',

  residence_not_offered:
    'This product is not open to residents of this country: {country}. Choose another product',
  residence_in_us: 'US residents are US persons, which this application rules out. Start a new application',
  po_box: 'A permanent address cannot be a P.O. box. Enter the street address where you live',
  zip_invalid: 'Enter a ZIP code of 5 or 9 digits (e.g. 10001 or 10001-1234)',
  postal_code_invalid: 'Enter a Canadian postal code (e.g. M5V 2T6)',
  state_invalid: 'Choose a state or province from the list',
  signer_required: 'Add at least one signer',
  second_signer_required: 'Joint owners sign together. Add the second signer',
  birth_date_invalid: 'Enter a real date of birth, such as May 17, 1990',
  under_age: 'A signer must be at least {age} years old',
  ssn_of_us_persons: 'A Social Security number is for US persons. Choose another kind of number',
  ssn_required: 'A US person signs with a Social Security number. Choose SSN',
  ssn_invalid: 'Invalid SSN format (e.g. 123-45-6789)',
  national_id_invalid: 'This is not a valid national ID number. Check each digit',
  tin_invalid: 'This is not a valid tax identification number. Check each digit',
  passport_invalid: 'Enter the passport number: 5 to 15 letters and digits',
  driver_licence_invalid: 'This is not a valid driver’s license number. Enter it as shown on the license',

  acknowledgement_required: 'Confirm that you have read and understood this statement',
  composition_total: 'The portfolio composition must total 100%. It now totals {total}%',
  share_invalid: 'Enter a share from 0 to 100%, with at most two decimals',
  years_required: 'Enter your years of experience. Enter 0 if you have none',
  years_invalid: 'Enter whole years from 0 to {most}',
  money_invalid: 'Enter an amount such as 1,234.56',

  proof_of_id_missing: 'Upload a proof of ID',
  proof_of_address_missing: 'Upload a proof of address',
  proof_of_address_outdated:
    'This file was uploaded more than {months} months ago. Upload one from the last {months} months',

  commitment_multiple: 'Enter a multiple of {multiple}',
  commitment_minimum: 'Enter at least {minimum}, the minimum of this product',
  ach_not_permitted: 'This investment cannot be funded by ACH. Choose wire',
  payer_required: 'Choose the bank account to pay from, or add one',
  payer_unfit: 'You cannot pay from this account. Choose one in the investor’s own name, or add one',
  payer_not_for_method: 'ACH cannot debit this account. Choose one for ACH at a bank in the US, or add one',
  custodian_pays: 'The custodian pays for an IRA investment. You cannot pay from another account',
  must_read_missing: 'Read each listed document to its end and tick it',

  signature_name: 'Type your name as shown in the document: {name}',
  signature_too_slight: 'Draw your full signature, not just a dot or a short line. Or type your name',
  signature_unreadable: 'We could not read this drawing. Clear it and draw again, or type your name',

  account_holder_name: 'The account must be in the investor’s own name: {name}',
  account_number_invalid: 'This is not a valid account number. Check each digit',
  aba_invalid: 'This is not a valid ABA routing number. Check its nine digits',
  iban_invalid: 'This is not a valid IBAN. Check each character',
  bic_invalid: 'This is not a valid SWIFT code. It has 8 or 11 characters',
  iban_country: 'This IBAN is from another country: {country}. Check the IBAN and the bank country',
  bic_country: 'This SWIFT code is from another country: {country}. Check the code and the bank country',
  intermediary_incomplete: 'An intermediary bank needs its name and its ABA number',
  ach_us_only: 'ACH works with US banks only. Choose wire, or an account in the US',
  dtc_invalid: 'This is not a valid DTC number. It has four digits',

  holding_years_invalid: 'Enter whole years from 1 to {most}',
  yearly_return_invalid: 'Enter an annual return from 0 to {most}%',

  redemption_available: 'Enter at most {available}, the amount available',
  redemption_day: 'Choose a day from {from} to {to}',
  redemption_payee: 'Choose the bank account that the redemption is paid to',
  redemption_no_payee: 'Add a bank account in the investor’s own name in My Account first',
  custodian_receives: 'An IRA is paid through its custodian only',
  redemption_day_of_fund: 'Choose one of the fund’s redemption days. The next one is {next}',
};
