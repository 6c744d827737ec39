// The pictures of subjects, drawn from the same shapes as those of products. Each has one brass mark.
import { arch, disc, facet, line, SHEET, stone, type Shape } from '../ProductArt/shapes';

const { width: W, height: H } = SHEET;
const JOINT = 6;

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const ILLUSTRATIONS = {
  corner,
  bank,
  lock,
  documents,
  investments,
  calendar,
  people,
  gap,
} satisfies Record<string, () => Shape[]>;

export type IllustrationSubject = keyof typeof ILLUSTRATIONS;

/** The corner of a wall: dressed stones, long and short by turns, bind the courses behind them. */
function corner(): Shape[] {
  const height = 66;
  return times(6, (row) => {
    const y = H - (row + 1) * (height + JOINT) + JOINT;
    const isLong = row % 2 === 0;
    const width = isLong ? 216 : 136;
    const start = 96 + width + JOINT;
    const length = 156;
    const courses = times(4, (index) => stone('shade', start + index * (length + JOINT), y, length, height));
    const quoin = row === 2 ? 'mark' : isLong ? 'deep' : 'form';
    return [...courses, stone(quoin, 96, y, width, height, row === 4 ? 26 : 0)];
  }).flat();
}

/** A bank: a pediment on four columns. */
function bank(): Shape[] {
  const left = 170;
  const width = 300;
  const columns = times(4, (index) => stone('form', left + 18 + index * 76, 146, 36, 116));
  return [
    facet('deep', [left - 20, 124], [W / 2, 44], [left + width + 20, 124]),
    disc('mark', W / 2, 96, 15),
    stone('shade', left, 124 + JOINT, width, 14),
    ...columns,
    stone('shade', left, 264, width, 18),
    stone('deep', left - 20, 282 + JOINT, width + 40, 24),
  ];
}

/** A closed lock with a lit keyhole. */
function lock(): Shape[] {
  const x = W / 2;
  return [
    arch('deep', x, 146, 74, 26),
    stone('deep', x - 74, 145, 26, 34),
    stone('deep', x + 48, 145, 26, 34),
    stone('form', x - 108, 168, 216, 148, 28),
    disc('mark', x, 226, 20),
    facet('mark', [x - 9, 232], [x + 9, 232], [x + 16, 280], [x - 16, 280]),
  ];
}

/** Sheets behind each other, the first one sealed. */
function documents(): Shape[] {
  const sheet = { width: 172, height: 236, cut: 30 };
  const left = W / 2 - sheet.width / 2;
  const sheets = (['shade', 'form', 'deep'] as const).map((tone, index) =>
    stone(tone, left + 72 - index * 56, 34 + index * 26, sheet.width, sheet.height, sheet.cut),
  );
  const front = left - 40;
  const lines = times(4, (index) => stone('paper', front + 26, 148 + index * 30, index === 3 ? 74 : 120, 8));
  return [...sheets, ...lines, disc('mark', front + 132, 290, 18)];
}

/** Piers that rise, the last one crowned. */
function investments(): Shape[] {
  const width = 62;
  return times(5, (index) => {
    const x = 150 + index * (width + JOINT);
    const top = 232 - index * 40;
    const last = index === 4;
    return [
      stone(last ? 'mark' : 'shade', x, top, width, 24, last ? 18 : 0),
      stone(index % 2 ? 'deep' : 'form', x, top + 24 + JOINT, width, H - top),
    ];
  }).flat();
}

/** The days of a month, one of them marked. */
function calendar(): Shape[] {
  const size = 46;
  const left = 164;
  const days = times(24, (index) => {
    const x = left + (index % 6) * (size + JOINT);
    const y = 122 + Math.floor(index / 6) * (size + JOINT);
    return stone(index === 15 ? 'mark' : index < 15 ? 'form' : 'shade', x, y, size, size);
  });
  return [stone('deep', left, 68, 6 * size + 5 * JOINT, 46, 20), ...days];
}

/** Two people side by side. */
function people(): Shape[] {
  const person = (tone: 'form' | 'deep', x: number, base: number) => [
    disc(tone, x, base - 138, 48),
    arch(tone, x, base, 84, 84),
    stone(tone, x - 84, base - 1, 168, H),
  ];
  return [...person('form', 386, 270), ...person('deep', 262, 300), disc('mark', 452, 96, 16)];
}

/** A wall in which one stone is missing. */
function gap(): Shape[] {
  const height = 66;
  const length = 150;
  const [x, y] = [245, H - 3 * (height + JOINT) + JOINT];
  const walls = times(5, (row) =>
    times(6, (index) => {
      const left = -68 + index * (length + JOINT) - (row % 2) * (length / 2);
      const top = H - (row + 1) * (height + JOINT) + JOINT;
      const isGap = row === 2 && index === 2;
      return isGap ? [] : [stone(row % 2 ? 'shade' : 'form', left, top, length, height)];
    }).flat(),
  ).flat();
  const edge = [
    line(x, y, x + length, y),
    line(x + length, y, x + length, y + height),
    line(x + length, y + height, x, y + height),
    line(x, y + height, x, y),
  ];
  return [...walls, ...edge, disc('mark', x + length / 2, y + height / 2, 9)];
}
