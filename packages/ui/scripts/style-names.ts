// Gives every styled view a name of its own when the package is built. Left alone, styled-components counts: the class
// names then depend on the order in which modules are loaded, which is not the same on a server and in a browser that
// loads a page in pieces, and every element of the two differs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `const View = styled.div`, `const Frame = styled(Card)` */
const STYLED = /\bconst (\w+) = styled(?:\.\w+|\(\w+\))/g;

/**
 * @param folders of sources. A view is called by its place among all of theirs, A to Z: no shorter name is the same in
 *   every build of them.
 * @returns what writes the names into a source
 */
export function styleNames(...folders: string[]): (source: string, file: string) => string {
  const views = folders.flatMap(sourcesIn).flatMap((file) =>
    // A file that defines a name twice would not compile.
    [...readFileSync(file, 'utf8').matchAll(STYLED)].map(([, name]) => `${file} ${name}`),
  );
  const places = new Map(views.map((view, place) => [view, place.toString(36)]));
  return (source, file) =>
    source.replace(STYLED, (definition, name: string) => {
      const place = places.get(`${file} ${name}`);
      if (!place) throw new Error(`${name} of ${file} was not there when the build began`);
      return `${definition}.withConfig({ componentId: 'q-${place}' })`;
    });
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .sort()
    .map((file) => join(folder, file));
