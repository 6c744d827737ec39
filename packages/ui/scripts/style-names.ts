// Gives every styled view a name of its own when the package is built. Left alone, styled-components counts: the class
// names then depend on the order in which modules are loaded, which is not the same on a server and in a browser that
// loads a page in pieces, and every element of the two differs.

/** `const View = styled.div`, `const Frame = styled(Card)` */
const STYLED = /\bconst (\w+) = styled(?:\.\w+|\(\w+\))/g;

const views = new Map<string, string>();

/** @param file from `src`: `controls/Button/Button.styles.ts` */
export const withStyleNames = (source: string, file: string): string =>
  source.replace(STYLED, (definition, name: string) => {
    const view = `${file} ${name}`;
    const id = shortHash(view);
    if ((views.get(id) ?? view) !== view) throw new Error(`${view} and ${views.get(id)} have one name`);
    views.set(id, view);
    return `${definition}.withConfig({ componentId: 'q-${id}' })`;
  });

/** FNV-1a, as far as four letters go: every page carries these names, and they are the same everywhere. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % 36 ** 4).toString(36);
}
