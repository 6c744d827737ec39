// Generates an OpenAPI 3.1 document from the contract.
import {
  CALL_NAMES,
  CONTRACT,
  ERRORS,
  errorsOf,
  JOURNEYS,
  type Call,
  type CallName,
  type ErrorName,
} from '@quoin/contract';
import { REPLY_EXAMPLES, REQUEST_EXAMPLES } from '@quoin/contract/examples';
import type { TObject } from 'typebox';
import { API_PREFIX } from './mount';

export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of CALL_NAMES) {
    const row: Call = CONTRACT[name];
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quoin',
      version: '1',
      description:
        'Investing in private markets. `x-origin` tells calls of the specification (spec) from ours.',
    },
    servers: [{ url: API_PREFIX }],
    tags: Object.keys(JOURNEYS).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { Language: LANGUAGE, AccessCode: ACCESS_CODE, IdempotencyKey: IDEMPOTENCY_KEY },
      schemas: { Error: ERROR },
    },
  };
}

const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});

/** Request of a call's example. */
const sent = (name: CallName): { params?: object; query?: object; body?: object; error?: ErrorName } =>
  REQUEST_EXAMPLES[name];

/** HTTP status of a call's example. */
const exampleStatus = (name: CallName): number => {
  const { error } = sent(name);
  return error ? ERRORS[error].status : 200;
};

const answered = (name: CallName, status: number): unknown =>
  exampleStatus(name) === status ? REPLY_EXAMPLES[name] : undefined;

const operation = (name: CallName, row: Call) => ({
  operationId: name,
  summary: row.summary,
  tags: Object.keys(JOURNEYS).filter((journey) => name in (JOURNEYS[journey] ?? {})),
  'x-origin': row.origin,
  ...(row.who === 'investor' ? { security: [{ session: [] }] } : {}),
  parameters: [
    ...parametersOf(row.params, 'path', sent(name).params),
    ...parametersOf(row.query, 'query', sent(name).query),
    { $ref: '#/components/parameters/Language' },
    ...(row.proof ? [{ $ref: '#/components/parameters/AccessCode' }] : []),
    ...(row.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ],
  ...(row.body ? { requestBody: { required: true, ...json(row.body, sent(name).body) } } : {}),
  responses: {
    200: row.media
      ? { description: 'Done', content: { [row.media]: { schema: row.reply } } }
      : { description: 'Done', ...json(row.reply, answered(name, 200)) },
    ...errorResponses(name, errorsOf(row)),
  },
});

function parametersOf(shape: TObject | undefined, place: 'path' | 'query', example: object = {}): object[] {
  if (!shape) return [];
  const required: readonly string[] = shape.required ?? [];
  return Object.entries(shape.properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
    ...(name in example ? { example: Object(example)[name] } : {}),
  }));
}

/** One response per HTTP status; its description lists the errors with their codes. */
function errorResponses(call: CallName, names: readonly ErrorName[]): Record<string, object> {
  const responses: Record<string, { description: string }> = {};
  for (const name of names) {
    const { code, status } = ERRORS[name];
    const before = responses[status]?.description;
    const description = `${before ? `${before}, ` : ''}${name} (${code})`;
    const schema = { $ref: '#/components/schemas/Error' };
    responses[status] = { description, ...json(schema, answered(call, status)) };
  }
  return responses;
}

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages: en or zh-CN.',
  schema: { type: 'string', default: 'en' },
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeated key returns the first response. With a different request it is an error.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
} as const;

const ACCESS_CODE = {
  name: 'Access-Code',
  in: 'header',
  description: 'From the identity check. Required for documents of the investor, not for those of products.',
  schema: { type: 'string', maxLength: 100 },
} as const;

const ERROR = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'In the language asked for.' },
    request_id: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field path to message.',
    },
    values: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: ['string', 'number'] },
          { type: 'object', properties: { at: { type: 'string', format: 'date-time' } }, required: ['at'] },
        ],
      },
    },
  },
} as const;
