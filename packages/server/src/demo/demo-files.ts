// Reads the files of packages/server/demo. Products and webinars are in the format of the operator's importers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BRAND,
  type Address,
  type BankAccount,
  type Bilingual,
  type EmploymentStatus,
  type Language,
  type NationalIdType,
  type ProductCategory,
  type ProductDocumentGroup,
  type Signer,
} from '@quoin/rules';
import type { Chapter } from '../database/tables';
import { folderBeside } from '../shared/folder-beside';
import type { DocumentSection } from '../pdf/document-content';

/** Product documents: texts of memoranda, and complete documents shared by all products. */
export interface DocumentTexts {
  footer: string;
  risks: Record<ProductCategory, string>;
  common_risks: string[];
  /** Changes since the memorandum, by product. */
  supplements: Record<string, string>;
  shared: {
    /** Suffix of the file id. */
    key: string;
    group: ProductDocumentGroup;
    name: Bilingual;
    title: string;
    subtitle: string;
    sections: DocumentSection[];
  }[];
}

export interface RecordingTexts {
  seconds: number;
  chapters: Chapter[];
  words: Record<'welcome' | 'risks' | 'questions', Bilingual>;
}

export interface DemoAccount {
  email: string;
  password: string;
  /** In the person's own language. */
  name: string;
  /** One-line description for the list of accounts. */
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

interface DemoJson {
  documents: DocumentTexts;
  recording: RecordingTexts;
  people: { accounts: DemoPerson[]; adaeze: Signer };
  /** Escrow account of every product. */
  escrow: BankAccount & { account_number: string };
}

export const demoFile = (name: string): string => join(folderBeside('demo', name), name);

/** Placeholders for details of the operator, such as `{broker}`. */
const OPERATOR_DETAILS: Readonly<Record<string, string>> = {
  broker: BRAND.operator.broker,
  broker_check: BRAND.links.brokerCheck,
  phone: BRAND.phone.shown,
  contact_en: BRAND.salesContact.name.en,
  contact_zh: BRAND.salesContact.name['zh-CN'],
  contact_phone: BRAND.salesContact.phone,
};

export function readDemoJson<Name extends keyof DemoJson>(name: Name): DemoJson[Name] {
  const text = readFileSync(demoFile(`${name}.json`), 'utf8');
  return JSON.parse(fillPlaceholders(text, OPERATOR_DETAILS)) as DemoJson[Name]; // Trusted: tests compare the files with the database.
}

/** Replaces each `{name}` by its value. Leaves unknown names unchanged. */
export const fillPlaceholders = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
