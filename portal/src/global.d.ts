import type { MessageId } from './i18n/catalogue';

declare global {
  /** A long text as loaded by portal/build/markdown-texts.mjs. Placeholders (`{name}`) are filled at render time. */
  interface MarkdownText {
    /** The front matter. */
    attributes: Readonly<Record<string, string>>;
    sections: readonly {
      /** Anchor id. */
      id: string;
      /** Heading level: 2 or 3. */
      depth: number;
      title: string;
      paragraphs: readonly string[];
    }[];
  }

  namespace FormatjsIntl {
    /** Restricts message ids to those of the catalogue. */
    interface Message {
      ids: MessageId;
    }
  }
}
