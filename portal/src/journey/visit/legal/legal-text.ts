// The legal texts of the public pages, each in a folder with one file per language, fetched when it is shown.
import type { Language } from '@quoin/rules';

/** A legal text set to be read: numbered sections, each with an anchor. */
export interface LegalText {
  /** Written by us to show the page: it says so, until the text of the operator's counsel stands in its place. */
  sample?: true;
  /** YYYY-MM-DD */
  effective: string;
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

export const LEGAL_TEXTS = [
  'terms-of-use',
  'business-continuity',
  'anti-money-laundering',
  'privacy-policy',
  'website-disclosure',
] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

type Load = () => Promise<{ legalText: LegalText }>;

const LOAD: Record<LegalTextName, Record<Language, Load>> = {
  'terms-of-use': {
    en: () => import('./terms-of-use/en'),
    'zh-CN': () => import('./terms-of-use/zh-CN'),
  },
  'business-continuity': {
    en: () => import('./business-continuity/en'),
    'zh-CN': () => import('./business-continuity/zh-CN'),
  },
  'anti-money-laundering': {
    en: () => import('./anti-money-laundering/en'),
    'zh-CN': () => import('./anti-money-laundering/zh-CN'),
  },
  'privacy-policy': {
    en: () => import('./privacy-policy/en'),
    'zh-CN': () => import('./privacy-policy/zh-CN'),
  },
  'website-disclosure': {
    en: () => import('./website-disclosure/en'),
    'zh-CN': () => import('./website-disclosure/zh-CN'),
  },
};

/** Each is the same function for good, by which what it gave is known again. */
export const LOAD_LEGAL_TEXT = Object.fromEntries(
  LEGAL_TEXTS.map((name) => [name, async (language: Language) => (await LOAD[name][language]()).legalText]),
) as Record<LegalTextName, (language: Language) => Promise<LegalText>>; // one entry per name, which fromEntries forgets
