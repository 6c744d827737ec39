// Turns the design tokens into the three files that components read: names, one style sheet, measured colours.
const THEMES = ['light', 'dark', 'high-contrast'];
const OPENING = '// Generated from the *.tokens.json files by `npm run tokens`. Change those, not this.\n';

/** Every view of the tokens that differs from the default one, for the CSS plugin to resolve. */
export const VIEWS = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'high-contrast' },
  { density: 'compact' },
  { gain: 'red' },
];

export const variableName = (token) => `--quoin-${token.id.replaceAll('.', '-')}`;

const camelCase = (part) => part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const isPalette = (token) => token.id.startsWith('palette.');

function nest(ids) {
  const tree = {};
  for (const id of ids) {
    const path = id.split('.').map(camelCase);
    const leaf = path.pop();
    let branch = tree;
    for (const part of path) branch = branch[part] ??= {};
    branch[leaf] = `var(${variableName({ id })})`;
  }
  return tree;
}

/** The palette is inlined, so that a page carries only names a component may use. */
function declarations(transformed, wanted) {
  const palette = new Map(
    transformed.filter(isPalette).map((token) => [`var(${variableName(token)})`, token.value]),
  );
  return transformed
    .filter((token) => !isPalette(token) && wanted(token.id))
    .map((token) => `${variableName(token)}: ${palette.get(token.value) ?? token.value};`)
    .join('\n  ');
}

function styleSheet(getTransforms) {
  const rules = (input, wanted) => declarations(getTransforms({ format: 'css', input }), wanted);
  const isFigureOption = (id) => id === 'color.figure.gain' || id === 'color.figure.loss';
  const isTheme = (id) => id.startsWith('color.') && !isFigureOption(id);
  const isDensity = (id) => id.startsWith('density.');
  const isFixed = (id) => !id.startsWith('color.') && !isDensity(id);
  const rule = (selector, body) => `${selector} {\n  ${body}\n}`;
  const [light, dark, contrast] = THEMES.map((theme) => rules({ theme }, isTheme));
  const at = (name, value) => `[data-quoin-${name}='${value}']`;
  const system = at('theme', 'system');

  return [
    rule(':root', rules({}, isFixed)),
    rule(`:root, ${at('theme', 'light')}, ${system}`, `color-scheme: light;\n  ${light}`),
    rule(at('theme', 'dark'), `color-scheme: dark;\n  ${dark}`),
    rule(at('theme', 'high-contrast'), `color-scheme: light;\n  ${contrast}`),
    `@media (prefers-color-scheme: dark) {\n${rule(system, `color-scheme: dark;\n  ${dark}`)}\n}`,
    `@media (prefers-contrast: more) {\n${rule(system, `color-scheme: light;\n  ${contrast}`)}\n}`,
    rule(`:root, ${at('density', 'comfortable')}`, rules({}, isDensity)),
    rule(at('density', 'compact'), rules({ density: 'compact' }, isDensity)),
    rule(`:root, ${at('gain', 'green')}`, rules({}, isFigureOption)),
    rule(at('gain', 'red'), rules({ gain: 'red' }, isFigureOption)),
  ].join('\n');
}

function colours(resolver) {
  const ofTheme = (theme) => {
    const tokens = Object.values(resolver.apply({ theme }));
    const shown = tokens.filter((token) => token.$type === 'color' && !isPalette(token));
    return Object.fromEntries(
      shown.map(({ id, $value }) => [
        id.replace('color.', ''),
        { hex: $value.hex, alpha: $value.alpha ?? 1 },
      ]),
    );
  };
  return Object.fromEntries(THEMES.map((theme) => [theme, ofTheme(theme)]));
}

export function writeTokens() {
  return {
    name: 'quoin-tokens',
    async build({ getTransforms, resolver, outputFile }) {
      const ids = getTransforms({ format: 'css' })
        .filter((token) => !isPalette(token))
        .map((token) => token.id);
      const constant = (name, value) => `${OPENING}export const ${name} = ${value};\n`;
      outputFile('token.ts', constant('token', `${JSON.stringify(nest(ids), null, 2)} as const`));
      outputFile('style-sheet.ts', constant('tokenStyleSheet', `\`${styleSheet(getTransforms)}\``));
      outputFile('colours.ts', constant('colours', `${JSON.stringify(colours(resolver), null, 2)} as const`));
    },
  };
}
