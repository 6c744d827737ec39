// Forms use an empty string for an empty field; the API expects the field to be absent.

type Blank = '' | null | undefined;

/** Form values without empty fields. */
export type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Filled<Exclude<Value[Name], Blank>> }
    : Value;

/** Removes empty fields at every depth. Arrays keep their length. */
export function withoutBlanks<Values>(values: Values): Filled<Values> {
  return prune(values) as Filled<Values>;
}

/** A number field with invalid text has `NaN`, which JSON cannot represent. */
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
