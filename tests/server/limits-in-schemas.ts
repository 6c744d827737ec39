// The limits of a schema, and values at them and beyond.
import type { TSchema } from 'typebox';
import { MISSING, sample } from './rows-objects';

export type Path = readonly (string | number)[];

/** A value at a limit of a schema, and the next one beyond it. */
export interface Limit {
  path: Path;
  end: 'upper' | 'lower';
  at: unknown;
  beyond: unknown;
}

/** All limits of texts, lists and numbers, an outer list before what is in it. */
export function limitsIn(shape: TSchema, path: Path = []): Limit[] {
  const { anyOf, items, properties, ...limits } = Object(shape);
  const text = (length: number) => 'x'.repeat(length);
  const list = (length: number) =>
    Array<unknown>(length).fill(sample(items, '', { ids: MISSING, code: 'x' }));
  const number = (value: number) => value;
  const of = (name: string, make: (limit: number) => unknown): Limit[] =>
    (['max', 'min'] as const)
      .filter((end) => `${end}${name}` in limits)
      .map((end) => {
        const limit = limits[`${end}${name}`];
        const [step, place] = end === 'max' ? ([1, 'upper'] as const) : ([-1, 'lower'] as const);
        return { path, end: place, at: make(limit), beyond: make(limit + step) };
      });
  return [
    ...of('Length', text),
    ...of('Items', list),
    ...of('imum', number),
    ...(anyOf ?? []).flatMap((choice: TSchema) => limitsIn(choice, path)),
    ...Object.entries<TSchema>(properties ?? {}).flatMap(([name, part]) => limitsIn(part, [...path, name])),
    ...(items ? limitsIn(items, [...path, 0]) : []),
  ];
}

/** A copy of the body with another value at a place, which need not exist. */
export function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const part = withValue(Object(body)[key], rest, value);
  return typeof key === 'number'
    ? Object.assign([], Object(body), { [key]: part })
    : { ...Object(body), [key]: part };
}
