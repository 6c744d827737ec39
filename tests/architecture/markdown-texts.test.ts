// The build accepts only the Markdown that the pages of long texts can show.
import { parseMarkdownText } from '../../portal/build/markdown-texts.mjs';

test('a text has front matter, headings with anchors, and paragraphs', () => {
  expect(
    parseMarkdownText(
      "---\nsample: true\neffective: '2026-01-31'\n---\n\n## Law {#law}\n\nOne.\n\nTwo for {email}.\n",
    ),
  ).toEqual({
    attributes: { sample: 'true', effective: '2026-01-31' },
    sections: [{ id: 'law', depth: 2, title: 'Law', paragraphs: ['One.', 'Two for {email}.'] }],
  });
});

test.each([
  ['a heading without an anchor', '## Law\n\nOne.\n'],
  ['a list', '## Law {#law}\n\n- One\n- Two\n'],
  ['markup in a paragraph', '## Law {#law}\n\nOne **and only** one.\n'],
])('the build fails for %s', (_, source) => {
  expect(() => parseMarkdownText(source)).toThrow('long text');
});
