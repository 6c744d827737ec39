// The people of the demo world. Nobody of them exists; the numbers are from ranges kept for fiction where there are any.
import type { Address, EmploymentStatus, Language, NationalIdType, Signer } from '@quoin/rules';

export interface DemoAccount {
  email: string;
  password: string;
  /** As the person writes it. */
  name: string;
  /** One line for whoever picks an account. */
  story: string;
}

export interface DemoPerson extends DemoAccount {
  firstName: string;
  lastName: string;
  country: string;
  phoneRegion: string;
  /** National digits. */
  phoneNumber: string;
  /** E.164 */
  phone: string;
  birthDate: string;
  language: Language;
  referralCode: string;
  joinedDaysAgo: number;
  address: Address;
  nationality: string;
  occupation: string;
  employer: string;
  employment: EmploymentStatus;
  id: { type: NationalIdType; number: string; country?: string };
}

const PASSWORD = 'Corner-Stone-7';

export const AMELIA: DemoPerson = {
  email: 'amelia.hart@example.com',
  password: PASSWORD,
  name: 'Amelia Hart',
  story: 'has just joined; no investor yet',
  firstName: 'Amelia',
  lastName: 'Hart',
  country: 'US',
  phoneRegion: 'US',
  phoneNumber: '2025550143',
  phone: '+12025550143',
  birthDate: '1988-04-17',
  language: 'en',
  referralCode: 'AMELIAHART',
  joinedDaysAgo: 2,
  address: { country: 'US', line_1: '418 Quarry Lane', city: 'Alexandria', state: 'VA', zip: '22314' },
  nationality: 'US',
  occupation: 'Architect',
  employer: 'Hart Drafting Studio',
  employment: 'self_employed',
  id: { type: 'ssn', number: '123-45-6789' },
};

export const DANIEL: DemoPerson = {
  email: 'daniel.okafor@example.com',
  password: PASSWORD,
  name: 'Daniel Okafor',
  story:
    'is half way through two applications; the agreement of a third waits for him and Adaeze (last four digits 6789 and 9999)',
  firstName: 'Daniel',
  lastName: 'Okafor',
  country: 'US',
  phoneRegion: 'US',
  phoneNumber: '2065550127',
  phone: '+12065550127',
  birthDate: '1979-11-02',
  language: 'en',
  referralCode: 'DANIELOKAF',
  joinedDaysAgo: 16,
  address: {
    country: 'US',
    line_1: '2207 Alder Street',
    line_2: 'Unit 5',
    city: 'Seattle',
    state: 'WA',
    zip: '98109',
  },
  nationality: 'US',
  occupation: 'Anaesthetist',
  employer: 'Harbor Slope Clinic',
  employment: 'employed',
  id: { type: 'ssn', number: '123-45-6789' },
};

/** Owns together with Daniel, has no account, and signs on his device. */
export const ADAEZE = {
  first_name: 'Adaeze',
  last_name: 'Okafor',
  email: 'adaeze.okafor@example.com',
  date_of_birth: '1981-03-24',
  employment_status: 'employed',
  id_type: 'ssn',
  id_number: '219-09-9999',
} as const satisfies Signer;

export const GRACE: DemoPerson = {
  email: 'grace.lindqvist@example.com',
  password: PASSWORD,
  name: 'Grace Lindqvist',
  story: 'has invested for over three years, in person and through an IRA',
  firstName: 'Grace',
  lastName: 'Lindqvist',
  country: 'US',
  phoneRegion: 'US',
  phoneNumber: '4155550168',
  phone: '+14155550168',
  birthDate: '1966-06-30',
  language: 'en',
  referralCode: 'GRACELINDQ',
  joinedDaysAgo: 1_400,
  address: { country: 'US', line_1: '1200 Larkspur Terrace', city: 'San Rafael', state: 'CA', zip: '94903' },
  nationality: 'US',
  occupation: 'Marine engineer',
  employer: 'Lindqvist & Daughters',
  employment: 'self_employed',
  id: { type: 'ssn', number: '123-45-6789' },
};

export const YIFEI: DemoPerson = {
  email: 'yifei.lin@example.com',
  password: PASSWORD,
  name: '林一菲 Lin Yifei',
  story: 'lives in Hong Kong, reads Chinese, holds one international fund',
  firstName: 'Yifei',
  lastName: 'Lin',
  country: 'HK',
  phoneRegion: 'HK',
  phoneNumber: '51234567',
  phone: '+85251234567',
  birthDate: '1983-09-08',
  language: 'zh-CN',
  referralCode: 'LYNYYFEYHK',
  joinedDaysAgo: 640,
  address: { country: 'HK', line_1: '18B Stonecutters Court, 77 Harbour Road', city: 'Wan Chai' },
  nationality: 'HK',
  occupation: 'Publisher',
  employer: 'Lin & Page Press',
  employment: 'self_employed',
  id: { type: 'passport', number: 'K00000017', country: 'HK' },
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [AMELIA, DANIEL, GRACE, YIFEI];

export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_PEOPLE.map(({ email, password, name, story }) => ({
  email,
  password,
  name,
  story,
}));
