import { defaultClientConditions } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../*/*.mdx', '../*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: {
    // Resolves types across modules, as the props of most fields need.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../packages/ui/tsconfig.json',
      include: ['../packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of the HTML element would be hundreds of rows.
      propFilter: ({ name, parent }) => name === 'children' || !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Resolves components to their sources, so that changes show at once.
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // As the README of @quoin/ui requires: the modern build needs methods that some supported browsers lack.
      alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }],
      conditions: ['quoin-source', ...defaultClientConditions],
    },
    // Vite would discover this only when a field loads it, and reload the page in the middle of a story.
    optimizeDeps: { include: ['libphonenumber-js/min', 'libphonenumber-js/mobile/examples'] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
