// The questions investors ask, by topic: one Markdown file per language, loaded when the page is shown.
import { searchableText, type Language } from '@quoin/rules';
import { fillSections, textFacts } from '../../../long-texts/text-facts';

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

/** A heading of level 2 begins a topic, one of level 3 a question. */
export async function loadFaqs(language: Language): Promise<FaqTopic[]> {
  const { default: text }: { default: MarkdownText } = await import(`./faqs.${language}.md`);
  const topics: { id: string; title: string; faqs: Faq[] }[] = [];
  for (const { id, depth, title, paragraphs } of fillSections(text, textFacts(language))) {
    if (depth === 2) topics.push({ id, title, faqs: [] });
    else topics.at(-1)?.faqs.push({ id, question: title, answer: paragraphs });
  }
  return topics;
}

/** Keeps the questions that contain every word in question or answer, and the topics that still have questions. */
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
