// Converts the Markdown of long texts to data at build time: the browser needs no Markdown parser, and components of the
// design system render the text.
import { lexer } from 'marked';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const ATTRIBUTE = /^(\w+): '?(.*?)'?$/gm;
const HEADING = /^(.+?) \{#([a-z0-9-]+)\}$/;

/** @returns {import('vite').Plugin} */
export const markdownTexts = () => ({
  name: 'markdown-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler: (source) => ({
      code: `export default ${JSON.stringify(parseMarkdownText(source))}`,
      moduleType: 'js',
    }),
  },
});

/**
 * Supports front matter, headings with anchors (`## Title {#anchor}`) and plain paragraphs.
 * @throws Error for any other Markdown, which the pages would not render
 */
export function parseMarkdownText(source) {
  const front = FRONT_MATTER.exec(source);
  const attributes = Object.fromEntries(
    [...(front?.[1] ?? '').matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
  );
  const sections = [];
  for (const token of lexer(source.slice(front?.[0].length ?? 0))) {
    if (token.type === 'heading') sections.push(createSection(token));
    else if (token.type === 'paragraph') sections.at(-1)?.paragraphs.push(getPlainText(token));
    else if (token.type !== 'space')
      throw new Error(`A long text cannot contain this Markdown: ${token.raw}`);
  }
  return { attributes, sections };
}

function createSection({ text, depth }) {
  const [, title, id] = HEADING.exec(text) ?? [];
  if (!title || !id) throw new Error(`Add an anchor to this heading of a long text: ${text}`);
  return { id, depth, title, paragraphs: [] };
}

function getPlainText({ text, tokens }) {
  if (tokens.some(({ type }) => type !== 'text' && type !== 'link'))
    throw new Error(`Paragraphs of long texts support only text and links: ${text}`);
  return text;
}
