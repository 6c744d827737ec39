import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../../.changeset');
const PUBLISHED = ['@quoin/rules', '@quoin/ui'];

/** `changeset version` rejects a changeset that names a private package beside a published one. */
test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.md')))(
  '%s names published packages',
  (name) => {
    const [, head = ''] = readFileSync(join(FOLDER, name), 'utf8').split('---\n');
    const rows = head.trim().split('\n');
    const releases = PUBLISHED.flatMap((one) =>
      ['patch', 'minor', 'major'].map((bump) => `'${one}': ${bump}`),
    );
    expect(releases).toEqual(expect.arrayContaining(rows));
  },
);
