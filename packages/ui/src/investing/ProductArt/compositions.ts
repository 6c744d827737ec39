// The compositions of all pictures; randomness varies heights, widths and the one brass mark. Shapes extend beyond the edges,
// so any crop is complete.
import type { ProductCategory } from '@quoin/rules';
import { arch, disc, facet, line, SHEET, stone, type Shape, type Tone } from './shapes';

export type Random = () => number;
/** Its shapes of a tone are drawn together, where the first one of the tone is. */
export type Composition = (random: Random) => Shape[];

const { width: W, height: H } = SHEET;
const JOINT = 5;

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const indexBelow = (random: Random, count: number): number => Math.floor(random() * count);
export const pickOne = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[indexBelow(random, items.length)] ?? items[0];
const pick = (random: Random, ...tones: readonly [Tone, ...Tone[]]): Tone =>
  tones[indexBelow(random, tones.length)] ?? tones[0];
const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The category's own composition is first; its products share the others with related categories. */
export const COMPOSITIONS: Record<ProductCategory, readonly [Composition, ...Composition[]]> = {
  fixed_income: [courses, stairs, arcade],
  crypto: [lattice, ascent, courses],
  real_estate: [skyline, arcade, stairs],
  alternative_private_market: [arcade, ridges, courses],
  private_equity: [stairs, skyline, ascent],
  hedge_fund: [ridges, lattice, stairs],
  pre_ipo: [ascent, ridges, skyline],
};

/** What is behind the composition: nothing, a large disc, or ruled lines. */
export const BACKDROPS: readonly [Composition, ...Composition[]] = [() => [], halo, rules];

function halo(random: Random): Shape[] {
  return [disc('shade', between(random, 120, W - 120), between(random, 90, 190), between(random, 110, 170))];
}

function rules(random: Random): Shape[] {
  const gap = between(random, 18, 34);
  const slope = between(random, -60, 60);
  return times(Math.ceil((H + 120) / gap), (index) => line(0, index * gap - 60, W, index * gap - 60 + slope));
}

/** Courses of masonry of equal height that step back as they rise, for regular income. */
function courses(random: Random): Shape[] {
  const height = 58;
  const marked = 1 + indexBelow(random, 3);
  let start = between(random, -20, 40);
  return times(5, (row) => {
    const y = H - (row + 1) * (height + JOINT);
    start += between(random, 16, 74);
    const left = between(random, 110, 260);
    const tone = row % 2 ? 'form' : 'deep';
    return [
      stone(tone, start, y, left, height, row === 4 ? 22 : 0),
      stone(row === marked ? 'mark' : 'shade', start + left + JOINT, y, W - start - left, height),
    ];
  }).flat();
}

/** A grid of linked blocks. */
function lattice(random: Random): Shape[] {
  const size = 74;
  const step = 110;
  const marked = 1 + indexBelow(random, 5) + 7 * (1 + indexBelow(random, 2));
  const cells = times(4, (row) =>
    times(7, (column) => {
      const x = -70 + column * step + (row % 2) * (step / 2);
      const y = -22 + row * step;
      const tone = pick(random, 'form', 'deep', 'shade', 'shade');
      const down = line(x + size / 2, y + size, x + size / 2 + (row % 2 ? -1 : 1) * (step / 2), y + step);
      const across = line(x + size, y + size / 2, x + step, y + size / 2);
      return [down, across, stone(row * 7 + column === marked ? 'mark' : tone, x, y, size, size, 18)];
    }),
  );
  return cells.flat(2);
}

/** Buildings of different heights, with their floors over them. */
function skyline(random: Random): Shape[] {
  const marked = 1 + indexBelow(random, 4);
  let right = between(random, -60, -10);
  const buildings = times(7, (index) => {
    const width = between(random, 84, 128);
    const height = between(random, 110, 300);
    const left = right;
    right += width + JOINT;
    const tone = index === marked ? 'mark' : pick(random, 'form', 'deep', 'shade');
    const floors = times(Math.ceil(height / 44), (floor) =>
      stone('paper', left + 18, H - height + 40 + floor * 44, width - 36, 6),
    );
    return { building: stone(tone, left, H - height, width, height, 20), floors };
  });
  return [...buildings.map(({ building }) => building), ...buildings.flatMap(({ floors }) => floors)];
}

/** Two rows of arches, the wide ones below, one of them lit. */
function arcade(random: Random): Shape[] {
  const radius = between(random, 104, 124);
  const shift = between(random, -80, 0);
  const marked = 1 + indexBelow(random, 2);
  const lower = times(4, (index) => {
    const x = shift + 60 + index * (2 * radius + JOINT);
    const thickness = between(random, 30, 56);
    const opening = radius - thickness - JOINT;
    const light = index === marked ? 'mark' : 'shade';
    const wall = index % 2 ? 'deep' : 'form';
    const base = H - 60;
    return [
      stone(light, x - opening, base - 1, 2 * opening, 61),
      arch(light, x, base, opening, opening),
      arch(wall, x, base, radius, thickness),
      stone(wall, x - radius, base - 1, thickness, 61),
      stone(wall, x + radius - thickness, base - 1, thickness, 61),
    ];
  });
  const upper = times(8, (index) =>
    arch(
      'shade',
      shift + 10 + index * (radius + JOINT),
      H - 60 - radius - 24,
      radius / 2,
      between(random, 12, 24),
    ),
  );
  return [...upper, ...lower.flat()];
}

/** Rising steps, the last one accented. */
function stairs(random: Random): Shape[] {
  const count = 6;
  const width = W / count;
  let height = between(random, 36, 90);
  return times(count, (index) => {
    const x = index * width;
    height += between(random, 14, 50);
    const cap = between(random, 20, 40);
    const last = index === count - 1;
    return [
      stone(index % 2 ? 'deep' : 'form', x, H - height + cap + JOINT, width - JOINT, height),
      stone(last ? 'mark' : 'shade', x, H - height, width - JOINT + (last ? JOINT : 0), cap, last ? 20 : 0),
    ];
  }).flat();
}

/** Layered mountain ridges under a disc, for movement in both directions. */
function ridges(random: Random): Shape[] {
  const layers: readonly Tone[] = ['shade', 'form', 'deep'];
  const moon = disc('mark', between(random, 90, W - 90), between(random, 80, 120), between(random, 34, 54));
  const flanks = layers.map((tone, layer) => {
    const crest = 168 + layer * 58;
    const first = indexBelow(random, 2);
    const tops = times(6, (index): [number, number] => [
      index * (W / 5) + (index % 5 ? between(random, -34, 34) : 0),
      crest + (index % 2 === first ? -1 : 1) * between(random, 12, 62),
    ]);
    return facet(tone, [0, H], ...tops, [W, H]);
  });
  return [moon, ...flanks];
}

/** A pier above courses of masonry, under a rising disc. */
function ascent(random: Random): Shape[] {
  const pier = between(random, 150, 230);
  const x = W - pier;
  const shoulder = between(random, 150, 230);
  const crown = shoulder - between(random, 40, 110);
  const radius = between(random, 46, 70);
  const sun = disc('mark', x + between(random, -60, pier / 2), crown - between(random, -30, 20), radius);
  let start = between(random, -80, -20);
  const laid = times(4, (row) => {
    const y = H - (row + 1) * (46 + JOINT);
    start += between(random, 40, 96);
    return stone(row % 2 ? 'shade' : 'form', start, y, x - JOINT - start, 46, row === 3 ? 18 : 0);
  });
  return [sun, ...laid, facet('deep', [x, H], [x, shoulder], [W, crown], [W, H])];
}
