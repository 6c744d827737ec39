// Parses long texts for jest in the same way as the build.
import { parseMarkdownText } from '../../portal/build/markdown-texts.mjs';

export default {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parseMarkdownText(source))} };`,
  }),
};
