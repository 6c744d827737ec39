import { isDecimal } from '@quoin/rules';
import { warnInDevelopment } from '../behaviour/warn-in-development';

/** Drops rows without valid figures, and warns in development. */
export function withFigures<Row>(
  component: string,
  rows: readonly Row[],
  getFigures: (row: Row) => readonly (string | null | undefined)[],
): Row[] {
  return rows.filter((row) => {
    const wrong = getFigures(row).find((figure) => figure && !isDecimal(figure));
    if (wrong)
      warnInDevelopment(
        component,
        () =>
          `"${wrong}" is no amount, so its row is left out. Give decimal strings without grouping, such as "50000.00".`,
      );
    return !wrong;
  });
}
