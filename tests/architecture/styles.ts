import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** The style templates of the components and the portal, by file. */
export const readStyles = () =>
  ['packages/ui/src', 'portal/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: join(folder, file), text: readFileSync(join(ROOT, folder, file), 'utf8') }))
      .filter(({ text }) => text.includes("from 'styled-components'"))
      .map(({ file, text }) => ({ file, css: (text.match(/`[^`]*`/g) ?? []).join('\n') })),
  );
