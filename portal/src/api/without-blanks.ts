// Forms hold an empty text where nothing is entered; the wire leaves such a field out.

type Blank = '' | null | undefined;

/** A form's values without their empty fields. */
export type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Filled<Exclude<Value[Name], Blank>> }
    : Value;

/** The same values without their empty fields, at every depth. Lists keep their length. */
export function withoutBlanks<Values>(values: Values): Filled<Values> {
  return prune(values) as Filled<Values>; // what is left out may be left out
}

/** A number field whose text is not a number has `NaN`, which JSON cannot carry. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isBlank(part))
      .map(([name, part]) => [name, prune(part)]),
  );
}
