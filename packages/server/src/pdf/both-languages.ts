// A paper for who reads another language than the one that controls: in both, and it says which of them counts.
import type { Language } from '@quoin/rules';
import type { Paper, PaperSection } from './paper';

/** Where the texts differ, this one counts. */
export const CONTROLLING_LANGUAGE = 'en' satisfies Language;

/** What stands above each of the two texts, in the language of the text. */
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

/** @param paperIn makes the paper in a language */
export async function forReader(
  language: Language,
  paperIn: (language: Language) => Paper | Promise<Paper>,
): Promise<Paper> {
  const paper = await paperIn(language);
  if (language === CONTROLLING_LANGUAGE) return paper;
  return { ...paper, controlling: await paperIn(CONTROLLING_LANGUAGE) };
}

/** What is signed is signed once, at the end of the whole. */
export const withoutSignature = ({ signature: _place, startsPage: _start, ...section }: PaperSection) =>
  section;
