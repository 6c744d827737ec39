const changes = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const releases = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What follows the front matter of a changeset. */
const getText = (changeset: string): string => changeset.split(/^---$/m).slice(2).join('').trim();

/** Changes since the last release, and the changelogs of all releases. */
export const CHANGELOG = [
  '## Not released yet',
  ...Object.values(changes)
    .filter((changeset) => changeset.includes("'@quoin/ui'"))
    .map((changeset) => `- ${getText(changeset).replaceAll('\n', '\n  ')}`),
  ...Object.values(releases),
].join('\n\n');
