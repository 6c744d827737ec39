const years = new Intl.PluralRules('en');

export const fields = {
  Field: { required: ' (required)', optional: '(optional)' },
  AmountField: {
    minimum: (minimum: string) => `At least ${minimum}.`,
    multiple: (multiple: string) => `In multiples of ${multiple}.`,
    minimumAndMultiple: (minimum: string, multiple: string) =>
      `At least ${minimum}, in multiples of ${multiple}.`,
  },
  YearsField: { unit: (count: number): string => (years.select(count) === 'one' ? 'year' : 'years') },
  PasswordField: {
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
      demands === 0 ? 'The password meets every requirement' : `${demands} of 5 requirements open`,
  },
  ConcealedField: {
    reveal: 'Show the number',
    hide: 'Hide the number',
    onFile: (masked: string) => `On file: ${masked}`,
    replace: 'Replace',
    keep: (masked: string) => `Keep ${masked}`,
  },
  PhoneField: {
    region: 'Country code',
    foreign: 'This country code is not supported. Choose a country from the list.',
  },
  CodeField: {
    send: 'Send code',
    resend: 'Resend code',
    resendIn: (seconds: number) => `Resend code in ${seconds} s`,
  },
  BirthDateField: { year: 'Year', month: 'Month', day: 'Day' },
  CountrySelect: { first: 'United States and Canada', all: 'All countries and regions' },
  AddressFields: {
    hint: 'In English or pinyin, as on your proof of address. No P.O. boxes.',
    country: 'Country or region',
    line_1: 'Street address',
    line_2: 'Apartment, suite or unit',
    city: 'City',
    state: 'State',
    province: 'Province or territory',
    region: 'State or province',
    zip: 'ZIP code',
    postalCode: 'Postal code',
  },
  NationalIdField: {
    type: 'Type of identification',
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
  },
  YesNoQuestion: { yes: 'Yes', no: 'No' },
  CompositionEditor: {
    asset: 'Asset class',
    share: 'Share',
    years: 'Experience',
    shareOf: (asset: string) => `${asset}: share in per cent`,
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
  },
  SignaturePad: {
    legal:
      'By typing your name you sign electronically. Your electronic signature binds you as one written by hand does.',
  },
  FilterBar: { any: 'Any', all: 'All', clear: 'Clear all' },
};
