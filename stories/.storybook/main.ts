import { defaultClientConditions } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The components come from their sources, so that a change shows at once.
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // As the README of @quoin/ui asks of every app: the modern build needs methods that supported browsers lack.
      alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }],
      conditions: ['quoin-source', ...defaultClientConditions],
    },
    // Vite finds this only when a field loads it, and would reload the page in the middle of a story.
    optimizeDeps: { include: ['libphonenumber-js/min', 'libphonenumber-js/mobile/examples'] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
