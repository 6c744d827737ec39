// Normalises the text that people type into the fields of a request, before its shape is checked and a handler reads it.
import { NORMALISED } from '@quoin/contract';
import { normaliseText } from '@quoin/rules';
import { IsArray, IsObject, IsUnion, type TSchema } from 'typebox';

/** The value with each text of a `Text` schema normalised. Whatever does not have the schema's shape stays as it is. */
export function withNormalisedText(schema: TSchema, value: unknown): unknown {
  if (typeof value === 'string') return NORMALISED in schema ? normaliseText(value) : value;
  if (IsUnion(schema))
    return schema.anyOf.reduce((given, variant) => withNormalisedText(variant, given), value);
  if (Array.isArray(value))
    return IsArray(schema) ? value.map((item) => withNormalisedText(schema.items, item)) : value;
  if (typeof value !== 'object' || value === null || !IsObject(schema)) return value;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, shape ? withNormalisedText(shape, part) : part];
    }),
  );
}
