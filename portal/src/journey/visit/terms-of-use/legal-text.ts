import type { Language } from '@quoin/rules';

/** A legal text set to be read: numbered sections, each with an anchor. */
export interface LegalText {
  /** YYYY-MM-DD */
  effective: string;
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

const LOAD: Record<Language, () => Promise<{ termsOfUse: LegalText }>> = {
  en: () => import('./en'),
  'zh-CN': () => import('./zh-CN'),
};

export const loadTermsOfUse = async (language: Language): Promise<LegalText> =>
  (await LOAD[language]()).termsOfUse;
