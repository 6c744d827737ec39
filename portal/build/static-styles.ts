import type { Plugin } from 'vite';
import { withStaticStyles } from '../../packages/ui/scripts/static-styles';

/** Finishes style templates, the package's and the portal's own, as the package does when it is published. */
export const staticStyles = (): Plugin => ({
  name: 'static-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(packages\/ui|portal)\/src\/.*\.tsx?$/ },
    handler: (source) => ({ code: withStaticStyles(source) }),
  },
});
