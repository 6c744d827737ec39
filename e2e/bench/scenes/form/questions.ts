// What the form asks. Twelve fields: eight of text, and a phone number, a country, an employment status, a Social Security number.
export interface TextQuestion {
  name: Answer;
  label: string;
  autoComplete: string;
}

export type Answer =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'zip'
  | 'phone'
  | 'country'
  | 'employment'
  | 'ssn';

export type Answers = Record<Answer, string>;

export const EMPTY: Answers = {
  firstName: '',
  lastName: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  country: '',
  employment: '',
  ssn: '',
};

export const ABOUT: readonly TextQuestion[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', autoComplete: 'email' },
];

export const ADDRESS: readonly TextQuestion[] = [
  { name: 'line1', label: 'Address line 1', autoComplete: 'address-line1' },
  { name: 'line2', label: 'Address line 2', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'zip', label: 'ZIP code', autoComplete: 'postal-code' },
];

export const EMPLOYMENT = [
  { value: 'employed', label: 'Employed' },
  { value: 'self_employed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'not_employed', label: 'Not employed' },
];

/** For the kits that bring none of their own. */
export const DIAL_CODES = ['+1 United States', '+1 Canada', '+86 China', '+852 Hong Kong'];

export const STEPS = [
  'Qualification',
  'Investor information',
  'Status and experience',
  'Upload files',
  'Amount and signature',
];
export const CURRENT_STEP = 1;
export const SAVE = 'Save and continue';
