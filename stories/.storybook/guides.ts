/** The guides of components by their path: `../controls/Button.md`. */
export const GUIDES = import.meta.glob<string>('../*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
