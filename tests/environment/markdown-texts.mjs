// Long texts reach the tests as the build parses them.
import { parseMarkdownText } from '../../portal/build/markdown-texts.mjs';

export default {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parseMarkdownText(source))} };`,
  }),
};
