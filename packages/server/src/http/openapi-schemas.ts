// Converts the schemas of the contract for OpenAPI: a schema with a title becomes a named component.
import { ROLE } from '@quoin/contract';

type Schema = Record<string, unknown>;

/** TypeBox's pattern for a map with any keys. Client generators support only `additionalProperties`. */
const ANY_KEY = '^.*$';

export interface Components {
  schemas: Record<string, Schema>;
  /** Replaces schemas by references to components. */
  reference(schema: object): Schema;
}

export function collectComponents(): Components {
  const schemas: Record<string, Schema> = {};
  // Calls share many schemas.
  const converted = new Map<object, Schema>();

  const toReferences = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toReferences);
    return typeof value === 'object' && value !== null ? reference(value) : value;
  };

  const mapParts = (schema: object): Schema =>
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toReferences(value)]));

  function reference(schema: object): Schema {
    const known = converted.get(schema) ?? convert(schema);
    converted.set(schema, known);
    return known;
  }

  function convert(schema: object): Schema {
    const { properties, ...keywords }: Schema = { ...schema };
    const parts = mapParts(keywords);
    // The name of a property may be that of a keyword, as "title" is.
    if (typeof properties === 'object' && properties !== null) parts.properties = mapParts(properties);
    const { [ROLE]: role, title, ...rest } = withMap(parts);
    const use = typeof role === 'string' ? { description: role } : {};
    if (typeof title !== 'string') return withDiscriminator({ ...rest, ...use }, schemas);
    const named = withDiscriminator(rest, schemas);
    if (JSON.stringify((schemas[title] ??= named)) !== JSON.stringify(named))
      throw new Error(`Two schemas of the contract have the title ${title}`);
    return { $ref: `#/components/schemas/${title}`, ...use };
  }

  return { schemas, reference };
}

function withMap({ patternProperties, ...schema }: Schema): Schema {
  if (typeof patternProperties !== 'object' || patternProperties === null) return schema;
  const { [ANY_KEY]: value, ...named }: Schema = { ...patternProperties };
  return value === undefined
    ? { ...schema, patternProperties: named }
    : { ...schema, additionalProperties: value };
}

/** Adds a discriminator to alternatives that are components and differ in a constant property. */
function withDiscriminator(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const names = schema.anyOf.map((one) => String(Object(one).$ref).split('/').at(-1) ?? '');
  const constants = (name: string) =>
    Object.entries(Object(schemas[name]).properties ?? {}).flatMap(([property, of]) =>
      typeof Object(of).const === 'string' ? [[property, Object(of).const] as const] : [],
    );
  const propertyName = constants(names[0] ?? '').find(([property]) =>
    names.every((name) => constants(name).some(([other]) => other === property)),
  )?.[0];
  if (propertyName === undefined) return schema;
  const mapping = Object.fromEntries(
    names.map((name) => [
      constants(name).find(([property]) => property === propertyName)?.[1],
      `#/components/schemas/${name}`,
    ]),
  );
  return { ...schema, discriminator: { propertyName, mapping } };
}
