// Turns a Markdown file of a long text into data while building: the browser carries no Markdown parser, and the text is
// set by the components of the design system.
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
 * Front matter, headings with anchors (`## Title {#anchor}`) and plain paragraphs.
 * @throws Error for any other Markdown, which the pages would not show
 */
export function parseMarkdownText(source) {
  const front = FRONT_MATTER.exec(source);
  const attributes = Object.fromEntries(
    [...(front?.[1] ?? '').matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
  );
  const sections = [];
  for (const token of lexer(source.slice(front?.[0].length ?? 0))) {
    if (token.type === 'heading') sections.push(sectionOf(token));
    else if (token.type === 'paragraph') sections.at(-1)?.paragraphs.push(plainTextOf(token));
    else if (token.type !== 'space') throw new Error(`a long text can't have: ${token.raw}`);
  }
  return { attributes, sections };
}

function sectionOf({ text, depth }) {
  const [, title, id] = HEADING.exec(text) ?? [];
  if (!title || !id) throw new Error(`a heading of a long text has no anchor: ${text}`);
  return { id, depth, title, paragraphs: [] };
}

function plainTextOf({ text, tokens }) {
  if (tokens.some(({ type }) => type !== 'text' && type !== 'link'))
    throw new Error(`a paragraph of a long text can't have markup: ${text}`);
  return text;
}
