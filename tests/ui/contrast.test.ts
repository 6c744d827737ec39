import { colours, getContrast } from '@quoin/ui/tokens';
import { FAMILIES, getMinimum, getPair } from '../../stories/quoin/colour-families';
import { getDistance } from './colour-distance';

type Colour = keyof (typeof colours)['light'];
type Pair = readonly [front: Colour, behind: Colour];

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: boundaries of controls, marks, focus. */
const CONTROL = 3;
/** Minimum OKLab distance at which two small texts that are not adjacent can be distinguished. */
const APART = 0.05;

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.hover',
  'surface.selected',
] as const;
const signals = ['info', 'success', 'warning', 'danger'] as const;
const series = [1, 2, 3, 4, 5, 6, 7] as const;
const on = <Front extends Colour>(front: Front, behinds: readonly Colour[]): Pair[] =>
  behinds.map((behind) => [front, behind]);

const textPairs: Pair[] = [
  ...on('text.primary', [
    ...surfaces,
    ...signals.map((signal) => `${signal}.surface` as const),
    'accent.surface',
  ]),
  ...on('text.secondary', surfaces),
  ...on('text.link', surfaces),
  ...on('text.link-hover', surfaces),
  ['text.inverse', 'surface.inverse'],
  ...on('action.text', ['action.surface', 'action.hover', 'action.pressed']),
  ['action.disabled-text', 'action.disabled'],
  ...on('destructive.text', ['destructive.surface', 'destructive.hover']),
  ...on('figure.unit', surfaces),
  ...signals.flatMap((signal) =>
    on(`${signal}.text`, ['surface.page', 'surface.raised', `${signal}.surface`]),
  ),
  ...on('accent.text', ['surface.page', 'surface.raised', 'accent.surface']),
];

const controlPairs: Pair[] = [
  ...on('border.control', ['surface.page', 'surface.raised']),
  ...on('border.focus', surfaces),
  ...on('border.selected', ['surface.page', 'surface.raised', 'surface.selected']),
  ...on('action.surface', ['surface.page', 'surface.raised']),
  ...on('destructive.surface', ['surface.page', 'surface.raised']),
  ...signals.flatMap((signal) =>
    on(`${signal}.mark`, ['surface.page', 'surface.raised', `${signal}.surface`]),
  ),
  ...on('accent.mark', ['surface.page', 'surface.raised']),
  ...series.flatMap((place) => on(`chart.series.${place}`, ['surface.page', 'surface.raised'])),
  ...on('chart.axis', ['surface.page', 'surface.raised']),
];

test('black on white is 21, a colour on itself is 1, and the order does not matter', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrast('#0f6b5e', '#0f6b5e')).toBe(1);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(getContrast('#ffffff', '#767676')).toBe(getContrast('#767676', '#ffffff'));
});

describe.each(['light', 'dark', 'high-contrast'] as const)('the %s theme', (theme) => {
  const measured = ([front, behind]: Pair) =>
    getContrast(colours[theme][front].hex, colours[theme][behind].hex);
  const enough = theme === 'high-contrast' ? 7 : TEXT;

  test.each(textPairs)('text is readable: %s on %s', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(enough);
  });

  test.each(series)('the number of slice %i is readable', (place) => {
    expect(measured([`chart.on-series.${place}`, `chart.series.${place}`])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(controlPairs)('%s is visible on %s', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(CONTROL);
  });

  const meanings = ['accent.text', ...signals.map((signal) => `${signal}.text` as const)] as const;
  test.each(meanings)('%s is distinguishable from every other meaning', (meaning) => {
    const { hex } = colours[theme][meaning];
    const alike = meanings.filter(
      (other) => other !== meaning && getDistance(hex, colours[theme][other].hex) < APART,
    );
    expect(alike).toEqual([]);
  });
});

describe('the tokens page', () => {
  const shown = FAMILIES.flatMap((family) => family.colours);

  test('shows every colour once', () => {
    expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(colours.light).sort());
  });

  test.each(['light', 'dark', 'high-contrast'] as const)(
    'states contrasts that the %s theme reaches',
    (theme) => {
      const missed = shown.flatMap((colour) => {
        const { front, ground } = getPair(colour);
        const ratio = getContrast(colours[theme][front].hex, colours[theme][ground].hex);
        return ratio < (getMinimum(colour[1], theme) ?? 0)
          ? [`${front} on ${ground}: ${ratio.toFixed(1)}`]
          : [];
      });
      expect(missed).toEqual([]);
    },
  );
});
