import type { MessageId } from './i18n/catalogue';

declare global {
  /** A long text as portal/build/markdown-texts.mjs reads it: `{name}` in it is filled in when it is shown. */
  interface MarkdownText {
    /** The front matter. */
    attributes: Readonly<Record<string, string>>;
    sections: readonly {
      /** The anchor. */
      id: string;
      /** Of the heading: 2 or 3. */
      depth: number;
      title: string;
      paragraphs: readonly string[];
    }[];
  }

  namespace FormatjsIntl {
    /** Restricts the ids of messages to those of the catalogue. */
    interface Message {
      ids: MessageId;
    }
  }
}
