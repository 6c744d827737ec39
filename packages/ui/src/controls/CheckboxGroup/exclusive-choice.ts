// What is ticked after a press in a group where one answer ("none of these") excludes the others: pure.
interface Choice {
  value: string;
  exclusive?: boolean;
}

/** In the order of the options; values that are no option fall away. */
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
