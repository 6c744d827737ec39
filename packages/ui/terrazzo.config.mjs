import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { VIEWS, variableName, writeTokens } from './scripts/write-tokens.mjs';

export default defineConfig({
  tokens: ['./src/tokens/quoin.resolver.json'],
  // The test that compares the committed files sets another folder.
  outDir: process.env.TOKENS_OUT ?? './src/tokens/generated/',
  plugins: [
    css({
      skipBuild: true,
      legacyHex: true,
      variableName,
      permutations: VIEWS.map((input) => ({ input, prepare: String })),
    }),
    writeTokens(),
  ],
});
