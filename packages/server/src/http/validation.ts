// Validates requests against a call's schemas and reports each invalid field in the caller's language.
import serializers, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import { fillMessage, NORMALISED } from '@quoin/contract';
import { type Bilingual, type Language, normaliseText } from '@quoin/rules';
import { IsArray, IsInteger, IsObject, IsUnion, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';

/** Enough to report the errors of every alternative of a body. */
Settings.Set({ maxErrors: 64 });

/** Maps a field path (`values.signers.0.email`) to the requirement it does not meet. */
export type Unmet = Record<string, { demand: Demand; values?: Record<string, string | number> }>;

/** A request that does not match its schema. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';

  constructor(readonly unmet: Unmet) {
    super('the request does not have the shape of its row');
  }
}

/**
 * Normalises text, then validates. Converts query strings and path parameters; a body must have the right types. Unknown
 * fields are errors, because ignoring them would lose input.
 */
export function createValidator({ schema, httpPart }: { schema: TSchema; httpPart?: string | undefined }) {
  const shape = Compile(schema);
  const integers = IsObject(schema)
    ? Object.entries(schema.properties).flatMap(([name, property]) => (IsInteger(property) ? [name] : []))
    : [];
  const convert = (given: object) => {
    const kept = findNotIntegers(integers, given); // Before the conversion, which changes the object.
    return { ...Object(shape.Convert(given)), ...kept };
  };
  return (value: unknown) => {
    const typed = httpPart === 'body' ? value : shape.Default(convert(value ?? {}));
    const given = withNormalisedText(schema, typed);
    return shape.Check(given) ? { value: given } : { error: new ShapeError(getUnmet(shape.Errors(given))) };
  };
}

/** Clients of a call without a body may send nothing, `null` or `{}`. @throws ShapeError */
export function assertNoContent(body: unknown): void {
  if (body === undefined || body === null) return;
  if (typeof body !== 'object' || Array.isArray(body))
    throw new ShapeError({ body: { demand: 'wrong_kind' } });
  const names = Object.keys(body);
  if (names.length > 0) throw new ShapeError(Object.fromEntries(names.map((name) => [name, UNKNOWN_FIELD])));
}

const UNKNOWN_FIELD = { demand: 'unknown' } as const;

const INTEGER = /^-?\d{1,15}$/;

/** The texts that are no integers. The conversion would take 1.5, `true` and an empty text for 1, 1 and 0. */
const findNotIntegers = (integers: readonly string[], given: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, text]) => integers.includes(name) && !INTEGER.test(String(text))),
  );

export const shapeMessages = (unmet: Unmet, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unmet).map(([path, { demand, values }]) => [
      path,
      fillMessage(MESSAGES[demand][language], language, values),
    ]),
  );

type Mistake = ReturnType<ReturnType<typeof Compile>['Errors']>[number];

function getUnmet(mistakes: readonly Mistake[]): Unmet {
  const unmet: Unmet = {};
  for (const mistake of getClosestVariant(mistakes)) {
    const path = mistake.instancePath.slice(1).replaceAll('/', '.');
    const below = (name: string) => (path ? `${path}.${name}` : name);
    switch (mistake.keyword) {
      case 'required':
        for (const name of mistake.params.requiredProperties) unmet[below(name)] = { demand: 'required' };
        break;
      case 'additionalProperties':
        for (const name of mistake.params.additionalProperties) unmet[below(name)] = { demand: 'unknown' };
        break;
      case 'maxLength':
        unmet[path] = { demand: 'too_long', values: { limit: mistake.params.limit } };
        break;
      case 'minLength':
        unmet[path] = { demand: 'required' };
        break;
      case 'maxItems':
        unmet[path] = { demand: 'too_many', values: { limit: mistake.params.limit } };
        break;
      case 'minItems':
        unmet[path] = { demand: 'too_few', values: { limit: mistake.params.limit } };
        break;
      case 'enum':
      case 'const':
        unmet[path] = { demand: 'not_a_choice' };
        break;
      case 'minimum':
        unmet[path] = { demand: 'too_small', values: { limit: String(mistake.params.limit) } };
        break;
      case 'maximum':
        unmet[path] = { demand: 'too_large', values: { limit: String(mistake.params.limit) } };
        break;
      default:
        unmet[path || 'body'] ??= { demand: 'wrong_kind' };
    }
  }
  return unmet;
}

/** For a body with alternatives, returns the errors of the closest one. */
function getClosestVariant(mistakes: readonly Mistake[]): readonly Mistake[] {
  const variants = new Map<string, Mistake[]>();
  for (const mistake of mistakes) {
    const variant = /^#\/anyOf\/\d+/.exec(mistake.schemaPath)?.[0];
    if (variant) variants.set(variant, [...(variants.get(variant) ?? []), mistake]);
  }
  const closest = [...variants.values()].sort((a, b) => a.length - b.length)[0];
  return closest ?? mistakes;
}

/** Normalises the text of each `Text` schema. Leaves values that don't match the schema unchanged. */
function withNormalisedText(schema: TSchema, value: unknown): unknown {
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

/** Requirements of schemas. The rules package checks the meaning of values. */
const MESSAGES = {
  required: { en: 'This field is required', 'zh-CN': '此项为必填项' },
  unknown: { en: 'This field is not expected here', 'zh-CN': '此处没有该字段' },
  too_long: { en: 'Use at most {limit} characters', 'zh-CN': '最多 {limit} 个字符' },
  too_many: { en: 'Give at most {limit} entries', 'zh-CN': '最多 {limit} 项' },
  too_few: { en: 'Give at least {limit}', 'zh-CN': '至少 {limit} 项' },
  not_a_choice: { en: 'Choose one of the allowed values', 'zh-CN': '请从可选值中选择' },
  too_small: { en: 'Enter at least {limit}', 'zh-CN': '不得小于 {limit}' },
  too_large: { en: 'Enter at most {limit}', 'zh-CN': '不得大于 {limit}' },
  wrong_kind: { en: 'This value is not in the right format', 'zh-CN': '格式不正确' },
  twice: { en: 'This field is given twice. Send it once', 'zh-CN': '该字段重复，请只发送一次' },
  not_utf8: { en: 'Send the body in UTF-8', 'zh-CN': '请以 UTF-8 编码发送请求内容' },
  not_json: {
    en: 'Send the body as JSON (Content-Type: application/json)',
    'zh-CN': '请以 JSON 格式发送请求内容（Content-Type: application/json）',
  },
} satisfies Record<string, Bilingual>;
type Demand = keyof typeof MESSAGES;

const compilers = serializers();

export const compiledWhenAsked: SerializerFactory = (sharedSchemas, options) => {
  const compile = compilers(sharedSchemas, options);
  return (route) => {
    let write: Serializer | undefined;
    return (reply) => (write ??= compile(route))(reply);
  };
};
