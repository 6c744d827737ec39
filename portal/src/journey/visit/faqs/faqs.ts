// The questions investors ask, by topic: one file per language, fetched when the page is shown.
import { searchableText, type Language } from '@quoin/rules';
import { faqFacts, type FaqFacts } from './faq-facts';

export interface Faq {
  /** The anchor: unique on the page and kept for good, because letters point at it. */
  id: string;
  question: string;
  answer: readonly string[];
}

export interface FaqTopic {
  id: string;
  title: string;
  faqs: readonly Faq[];
}

const LOAD: Record<Language, () => Promise<{ faqTopics: (facts: FaqFacts) => FaqTopic[] }>> = {
  en: () => import('./en'),
  'zh-CN': () => import('./zh-CN'),
};

export const loadFaqs = async (language: Language): Promise<FaqTopic[]> =>
  (await LOAD[language]()).faqTopics(faqFacts(language));

/** Keeps the questions in which, or in whose answer, every word stands; topics without one are left out. */
export function searchFaqs(topics: readonly FaqTopic[], sought: string): FaqTopic[] {
  const words = searchableText(sought).split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Faq) => {
    const said = searchableText([question, ...answer].join('\n'));
    return words.every((word) => said.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, faqs: topic.faqs.filter(fits) }))
    .filter(({ faqs }) => faqs.length > 0);
}
