/** A section of a guide: when to use a component, when to use another one, its accessibility contract. */
export interface GuidePart {
  heading: string;
  sentences: readonly string[];
}

/** The headings of a guide, in order. */
export const GUIDE_HEADINGS = [
  'When to use',
  'When to use something else',
  'Accessibility contract',
] as const;

/** Returns the path of a guide in `stories/` for the title of the component's stories: `Fields/PhoneField`. */
export const guideFile = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}.md`;

/** Parses a guide, a Markdown file of headings and lists. */
export function readGuide(markdown: string): GuidePart[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const sentences = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    return { heading, sentences };
  });
}
