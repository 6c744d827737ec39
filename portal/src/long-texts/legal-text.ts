// Legal texts of the public pages: one Markdown file per text and language, loaded on demand.
import type { Language } from '@quoin/rules';
import { fillIn, fillSections, textFacts } from './text-facts';

/** A parsed legal text: numbered sections, each with an anchor. */
export interface LegalText {
  /** A sample text, and labelled so, until the operator's counsel provides the real one. */
  sample: boolean;
  /** YYYY-MM-DD */
  effective: string;
  sections: MarkdownText['sections'];
}

export const LEGAL_TEXTS = [
  'terms-of-use',
  'business-continuity',
  'anti-money-laundering',
  'privacy-policy',
  'website-disclosure',
] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

async function loadLegalText(name: LegalTextName, language: Language): Promise<LegalText> {
  const { default: text }: { default: MarkdownText } = await import(`./${name}.${language}.md`);
  const { sample, effective = '' } = text.attributes;
  const facts = textFacts(language);
  return {
    sample: sample === 'true',
    effective: fillIn(effective, facts),
    sections: fillSections(text, facts),
  };
}

/** One stable function per text, because `useLongText` caches by function. */
export const LOAD_LEGAL_TEXT = Object.fromEntries(
  LEGAL_TEXTS.map((name) => [name, (language: Language) => loadLegalText(name, language)]),
) as Record<LegalTextName, (language: Language) => Promise<LegalText>>; // fromEntries loses the keys
