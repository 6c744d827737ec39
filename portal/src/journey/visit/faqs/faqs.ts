// Frequent questions by topic: one Markdown file per language, loaded with the page.
import { searchableText, type Language } from '@quoin/rules';
import { fillSections, textFacts } from '../../../long-texts/text-facts';

export interface Faq {
  /** Anchor: unique on the page and permanent, because e-mails link to it. */
  id: string;
  question: string;
  answer: readonly string[];
}

export interface FaqTopic {
  id: string;
  title: string;
  faqs: readonly Faq[];
}

/** Level 2 headings start a topic, level 3 headings a question. */
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
    const content = searchableText([question, ...answer].join('\n'));
    return words.every((word) => content.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, faqs: topic.faqs.filter(fits) }))
    .filter(({ faqs }) => faqs.length > 0);
}
