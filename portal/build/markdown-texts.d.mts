import type { Plugin } from 'vite';

export declare function markdownTexts(): Plugin;

export declare function parseMarkdownText(source: string): MarkdownText;
