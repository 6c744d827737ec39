// Documents for readers of another language than the controlling one. They contain both texts and state which one
// controls.
import type { Language } from '@quoin/rules';
import type { DocumentContent, DocumentSection } from './document-content';

/** Language of the text that controls if the two differ. */
export const CONTROLLING_LANGUAGE = 'en' satisfies Language;

/** Heading of each text, in its own language. */
export const PARTS: Record<Language, { title: string; note: string }> = {
  en: {
    title: 'English text (controlling)',
    note: 'Where this text and its translation differ, this text controls.',
  },
  'zh-CN': {
    title: '中文译本 Chinese Translation',
    note: '中文译本供阅读参考；与英文文本不一致的，以英文文本为准。',
  },
};

/** @param contentIn builds the document in a language */
export async function forReader(
  language: Language,
  contentIn: (language: Language) => DocumentContent | Promise<DocumentContent>,
): Promise<DocumentContent> {
  const content = await contentIn(language);
  if (language === CONTROLLING_LANGUAGE) return content;
  return { ...content, controlling: await contentIn(CONTROLLING_LANGUAGE) };
}

/** Removes the signature fields: the document is signed only once, at the end. */
export const withoutSignature = ({ signature: _place, startsPage: _start, ...section }: DocumentSection) =>
  section;
