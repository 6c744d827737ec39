// Reads the files of packages/server/demo. Products and webinars are in the format of the operator's imports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND, type Bilingual, type ProductCategory, type ProductDocumentGroup } from '@quoin/rules';
import type { Chapter } from '../../database/tables';
import { folderBeside } from '../../folder-beside';
import type { PaperSection } from '../../paper';

/** Documents of products: texts of the memoranda, and whole documents that are the same for every product. */
export interface DocumentTexts {
  footer: string;
  risks: Record<ProductCategory, string>;
  common_risks: string[];
  /** By product: what changed since its memorandum was printed. */
  supplements: Record<string, string>;
  shared: {
    /** Last part of the file's id. */
    key: string;
    group: ProductDocumentGroup;
    name: Bilingual;
    title: string;
    subtitle: string;
    sections: PaperSection[];
  }[];
}

export interface RecordingTexts {
  seconds: number;
  chapters: Chapter[];
  words: Record<'welcome' | 'risks' | 'questions', Bilingual>;
}

interface DemoJson {
  documents: DocumentTexts;
  recording: RecordingTexts;
}

export const demoFile = (name: string): string => join(folderBeside('demo', name), name);

/** Details of the operator in the texts, as `{broker}`. */
const OPERATOR: Readonly<Record<string, string>> = {
  broker: BRAND.operator.broker,
  broker_check: BRAND.links.brokerCheck,
  phone: BRAND.phone.shown,
  contact_en: BRAND.salesContact.name.en,
  contact_zh: BRAND.salesContact.name['zh-CN'],
  contact_phone: BRAND.salesContact.phone,
};

export function readDemoJson<Name extends keyof DemoJson>(name: Name): DemoJson[Name] {
  const text = readFileSync(demoFile(`${name}.json`), 'utf8');
  return JSON.parse(filled(text, OPERATOR)) as DemoJson[Name]; // our own file, compared with the database by the tests
}

/** Replaces `{name}` by the fact of that name; other names stay. */
export const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
