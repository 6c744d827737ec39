// Generates from the design tokens the three files that components import (names of tokens and colours, values of the style
// sheet), the colours that a test compares with them, and the files for design tools.
import { designFiles } from './design-files.mjs';

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

/** Every token with its CSS value. Palette values are inlined, so a page includes only the names that components use. */
function getValues(transformed, wanted) {
  const palette = new Map(
    transformed.filter(isPalette).map((token) => [`var(${variableName(token)})`, token.value]),
  );
  return transformed
    .filter((token) => !isPalette(token) && wanted(token.id))
    .map((token) => [token.id, palette.get(token.value) ?? token.value]);
}

/** `color.text.link-hover` -> `color-text-link_hover`: see `variableName` of src/tokens. */
const rowName = (id) => id.replaceAll('-', '_').replaceAll('.', '-');

/** A row per token, a column per view: `color-accent-border #b8862b #e0b65c #704f18`. */
function getRows(views) {
  const [first = []] = views;
  return first.map(([id], row) => [rowName(id), ...views.map((view) => view[row][1])].join(' ')).join('\n');
}

function styleValues(getTransforms) {
  const view = (input, wanted) => getValues(getTransforms({ format: 'css', input }), wanted);
  const isFigureOption = (id) => id === 'color.figure.gain' || id === 'color.figure.loss';
  const isChart = (id) => id.startsWith('color.chart.');
  const isTheme = (id) => id.startsWith('color.') && !isFigureOption(id) && !isChart(id);
  const isDensity = (id) => id.startsWith('density.');
  const isFixed = (id) => !id.startsWith('color.') && !isDensity(id);
  const inThemes = (wanted) => getRows(THEMES.map((theme) => view({ theme }, wanted)));
  const densities = [{}, { density: 'compact' }].map((input) => view(input, isDensity));
  const gains = [{}, { gain: 'red' }].map((input) => view(input, isFigureOption));
  return {
    fixed: getRows([view({}, isFixed)]),
    colours: inThemes(isTheme),
    chartColours: inThemes(isChart),
    densities: getRows(densities),
    gains: getRows(gains),
  };
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

/** One line per colour. */
const written = (themes) =>
  JSON.stringify(themes, null, 2).replace(/\{\s+("hex": \S+)\s+("alpha": \S+)\s+\}/g, '{ $1 $2 }');

export function writeTokens() {
  return {
    name: 'quoin-tokens',
    async build({ getTransforms, resolver, outputFile }) {
      const ids = getTransforms({ format: 'css' })
        .filter((token) => !isPalette(token))
        .map((token) => token.id);
      const constant = (name, value) => `${OPENING}export const ${name} = ${value};\n`;
      outputFile('token.ts', constant('token', `${JSON.stringify(nest(ids), null, 2)} as const`));
      outputFile(
        'style-values.ts',
        OPENING +
          Object.entries(styleValues(getTransforms))
            .map(([name, value]) => `export const ${name} = \`${value}\`;\n`)
            .join(''),
      );
      for (const [name, content] of Object.entries(designFiles())) outputFile(name, content);
      const themes = colours(resolver);
      outputFile('colours.json', `${written(themes)}\n`);
      outputFile(
        'measured-colours.ts',
        `${OPENING}export interface MeasuredColours ${JSON.stringify(themes)}\n`,
      );
    },
  };
}
