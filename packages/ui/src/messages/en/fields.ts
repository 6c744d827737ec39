import { pluralize } from '../english-grammar';

export interface AmountDemands {
  minimum?: string | undefined;
  maximum?: string | undefined;
  multiple?: string | undefined;
}

export const AmountField = {
  /** `At least $50,000, at most $250,000, in multiples of $1,000.`, for the limits passed; `''` without limits. */
  demands: ({ minimum, maximum, multiple }: AmountDemands): string => {
    const requested = [
      minimum && `at least ${minimum}`,
      maximum && `at most ${maximum}`,
      multiple && `in multiples of ${multiple}`,
    ]
      .filter(Boolean)
      .join(', ');
    return requested && `${requested.charAt(0).toUpperCase()}${requested.slice(1)}.`;
  },
  wrong: {
    minimum: (minimum: string) => `Enter at least ${minimum}`,
    maximum: (maximum: string) => `Enter at most ${maximum}`,
    multiple: (multiple: string) => `Enter a multiple of ${multiple}`,
  },
  unreadable: 'Enter an amount such as 1,234.56',
};

export const PercentField = { unreadable: 'Enter a percentage such as 12.5' };

export const YearsField = {
  unit: (count: number): string => (count === 1 ? 'year' : 'years'),
  unreadable: 'Enter whole years, such as 5',
};

export const PasswordField = {
  show: 'Show password',
  hide: 'Hide password',
  demands: {
    length: 'At least 8 characters',
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    digit: 'A digit',
    special: 'A special character',
  },
  met: ', met',
  left: (demands: number) =>
    demands === 0 ? 'The password meets every requirement' : `${demands} of 5 requirements not met`,
  same: 'Passwords match',
  differ: 'Two passwords are not the same',
};

export const ConcealedField = {
  reveal: 'Show the number',
  hide: 'Hide the number',
  onFile: (masked: string) => `On file: ${masked}`,
  replace: 'Replace',
  keep: (masked: string) => `Keep ${masked}`,
};

export const PhoneField = {
  region: 'Country code',
  preferred: 'Suggested',
  others: 'All countries and regions',
  notOffered: (country: string) => `Country not accepted: ${country}. Choose a country from the list`,
  tooLong: (country: string) =>
    `Too many digits for this country: ${country}. Check each digit and the country code`,
  extension: 'Enter the phone number without an extension',
  withoutSms: 'This number cannot receive text messages. Enter a mobile number',
};

export const CodeField = {
  send: 'Send code',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in ${seconds} s`,
  notSent: 'No code was sent. Try again.',
  digits: (length: number) => `Enter only the ${length} digits of the code`,
};

export const BirthDateField = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  /** Errors by part, shown on blur. */
  unreadable: {
    year: 'Enter the year with four digits, such as 1990',
    month: 'Enter the month as a number or a name, such as 5 or May',
    day: 'Enter the day as a number from 1 to 31',
  },
};

export const AddressFields = {
  hint: 'In English or pinyin, as on your proof of address. No P.O. boxes.',
  hintWithBoxes: 'In English or pinyin. A P.O. box is fine.',
  box: 'A permanent address cannot be a P.O. box. Enter the street address where you live',
  latin: 'Use English letters or pinyin',
  character: (character: string) => `Remove “${character}”. Use letters, digits and common punctuation`,
  country: 'Country or region',
  line_1: 'Street address',
  line_2: 'Apartment, suite or unit',
  city: 'City',
  state: 'State',
  province: 'Province or territory',
  region: 'State or province',
  zip: 'ZIP code',
  postalCode: 'Postal code',
};

export const NationalIdField = {
  type: 'Type of identification',
  chinese: '18 characters on a mainland card. Cards of Hong Kong, Macao and Taiwan are accepted, too.',
  ssn: 'If you have none, enter your ITIN.',
  ssnWrong: 'This is not a valid Social Security number or ITIN. Check each digit',
  chineseWrong: 'This is not a valid identity card number. Check each digit',
  country: 'Country of issuance',
  types: {
    ssn: 'Social Security number',
    tin: 'Taxpayer identification number',
    national_id: 'National ID',
    passport: 'Passport',
    driver_licence: 'Driver’s license',
  },
  numbers: {
    ssn: 'Social Security number',
    tin: 'Taxpayer identification number',
    national_id: 'National ID number',
    passport: 'Passport number',
    driver_licence: 'Driver’s license number',
  },
};

export const YesNoQuestion = { yes: 'Yes', no: 'No' };

export const CompositionEditor = {
  asset: 'Asset class',
  share: 'Share',
  years: 'Experience',
  shareOf: (asset: string) => `${asset}: share in percent`,
  yearsOf: (asset: string) => `${asset}: years of experience`,
  assets: {
    equities: 'Equities',
    fixed_income: 'Fixed income',
    options_and_futures: 'Options and futures',
    cash: 'Cash',
    real_estate: 'Real estate',
    private_equity_and_hedge_funds: 'Private equity and hedge funds',
    other: 'Other',
  },
  left: (percent: string) => `${percent} left to allocate`,
  over: (percent: string) => `${percent} over 100%`,
  complete: '100% allocated',
  splitRest: 'Split the rest',
};

export const TypedSignature = {
  legal:
    'By typing your name you sign electronically. Your electronic signature is as binding as a handwritten one.',
};

export const SignaturePad = {
  how: 'How to sign',
  type: 'Type',
  draw: 'Draw',
  name: 'Your full name',
  drawHere: 'Sign here with mouse, pen or finger',
  undo: 'Undo last stroke',
  clear: 'Clear',
  strokes: (count: number): string =>
    count === 0 ? 'Nothing drawn yet' : `Signature of ${pluralize(count, 'stroke')}`,
  legal: 'Typed or drawn, this is your electronic signature. It is as binding as a handwritten one.',
};
