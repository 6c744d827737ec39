// Pure: computes the ticked values of a group in which one option ("none of these") excludes the others.
interface Choice {
  value: string;
  exclusive?: boolean;
}

/** Returns the ticked values in the order of the options; drops values that are not an option. */
export function tickedAfter(
  options: readonly Choice[],
  ticked: readonly string[],
  pressed: string,
  on: boolean,
): string[] {
  const alone = options.some(({ value, exclusive }) => value === pressed && exclusive);
  return options
    .filter(({ value, exclusive }) => {
      if (value === pressed) return on;
      return ticked.includes(value) && !(on && (alone || exclusive));
    })
    .map(({ value }) => value);
}
