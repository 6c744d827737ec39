// The tokens as files for design tools: a DTCG file of the default view, a DTCG resolver that contains every view, and the
// sets and themes that Tokens Studio loads into Figma.
import { readFileSync } from 'node:fs';

const FOLDER = new URL('../src/tokens/', import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const inline = (sources) => sources.map(({ $ref }) => read($ref));
const written = (content) => `${JSON.stringify(content, null, 2)}\n`;

const resolver = read('quoin.resolver.json');
const base = inline(resolver.sets.base.sources);
/** `{ theme: { light: {…tokens}, … }, … }` */
const views = Object.fromEntries(
  Object.entries(resolver.modifiers).map(([name, { contexts }]) => [
    name,
    Object.fromEntries(Object.entries(contexts).map(([view, sources]) => [view, merged(inline(sources))])),
  ]),
);

function merged(groups) {
  const into = {};
  const merge = (target, source) => {
    for (const [key, value] of Object.entries(source)) {
      const group = value && typeof value === 'object' && !Array.isArray(value) && !('$value' in value);
      target[key] = group && !key.startsWith('$') ? merge(target[key] ?? {}, value) : value;
    }
    return target;
  };
  return groups.reduce(merge, into);
}

function defaultView() {
  const chosen = Object.entries(resolver.modifiers).map(([name, modifier]) => views[name][modifier.default]);
  return { $description: resolver.description, ...merged([...base, ...chosen]) };
}

const selfContained = () => ({
  ...resolver,
  sets: { base: { sources: base } },
  modifiers: Object.fromEntries(
    Object.entries(resolver.modifiers).map(([name, modifier]) => [
      name,
      {
        ...modifier,
        contexts: Object.fromEntries(Object.entries(views[name]).map(([view, tokens]) => [view, [tokens]])),
      },
    ]),
  ),
});

/** Tokens Studio types of groups whose DTCG type is more general. */
const STUDIO_TYPES = {
  palette: 'color',
  color: 'color',
  'font.family': 'fontFamilies',
  'font.size': 'fontSizes',
  'font.weight': 'fontWeights',
  'font.leading': 'lineHeights',
  space: 'spacing',
  radius: 'borderRadius',
  layout: 'sizing',
  density: 'sizing',
};

const twoDigits = (share) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Omits motion, which Figma does not support. */
function studioValue(type, value) {
  if (typeof value === 'string' && value.startsWith('{')) return value;
  switch (type) {
    case 'color':
      return value.hex + (value.alpha === undefined ? '' : twoDigits(value.alpha));
    case 'fontFamilies':
      // Design tools know the font family, not its web font.
      return value.find((family) => !family.endsWith(' Variable'));
    case 'fontWeights':
      return String(value);
    case 'lineHeights':
      return `${Number((value * 100).toFixed(2))}%`;
    default:
      return `${value.value}${value.unit}`;
  }
}

function studioSet(tokens) {
  const walk = (node, path) =>
    Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !key.startsWith('$'))
        .flatMap(([key, child]) => {
          const id = [...path, key].join('.');
          if (!('$value' in child)) {
            const group = walk(child, [...path, key]);
            return Object.keys(group).length > 0 ? [[key, group]] : [];
          }
          const type = Object.entries(STUDIO_TYPES).find(([start]) => id.startsWith(`${start}.`))?.[1];
          if (!type) return [];
          return [[key, { $type: type, $value: studioValue(type, child.$value) }]];
        }),
    );
  return walk(tokens, []);
}

function tokensStudio() {
  const sets = { base: studioSet(merged(base)) };
  const themes = [];
  for (const [name, contexts] of Object.entries(views)) {
    for (const [view, tokens] of Object.entries(contexts)) {
      const set = `${name}/${view}`;
      sets[set] = studioSet(tokens);
      themes.push({
        id: `quoin-${name}-${view}`,
        name: view,
        group: name,
        selectedTokenSets: { base: 'source', [set]: 'enabled' },
      });
    }
  }
  return { ...sets, $themes: themes, $metadata: { tokenSetOrder: Object.keys(sets) } };
}

/** Content by file name. */
export const designFiles = () => ({
  'tokens.json': written(defaultView()),
  'tokens.resolver.json': written(selfContained()),
  'tokens-studio.json': written(tokensStudio()),
});
