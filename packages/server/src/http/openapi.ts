// Generates an OpenAPI 3.1 document from the contract. Its description is the guide in docs/api.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALL_NAMES,
  CONTRACT,
  ERROR_MESSAGES_EN,
  ERROR_NAMES,
  ERRORS,
  getErrors,
  JOURNEY_DESCRIPTIONS,
  JOURNEYS,
  type Call,
  type CallName,
  type ErrorName,
} from '@quoin/contract';
import { REPLY_EXAMPLES, REQUEST_EXAMPLES } from '@quoin/contract/examples';
import type { TObject } from 'typebox';
import { PROJECT_FOLDER } from '../config';
import { COOKIES } from './cookies';
import { API_PREFIX } from './mount';
import { collectComponents, type Components } from './openapi-schemas';
import { getLimitClass, REQUEST_LIMITS } from './request-limits';

/** File of the guide, read at startup. */
export const GUIDE = 'docs/api.md';

export function openApiDocument() {
  const components = collectComponents();
  const paths: Record<string, Record<string, object>> = {};
  for (const name of CALL_NAMES) {
    const row: Call = CONTRACT[name];
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: operation(name, row, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quoin',
      version: '1',
      summary: 'Investing in private markets.',
      description: `${guide()}\n\n${errorTable()}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX, description: 'The installation that serves this document.' }],
    tags: Object.entries(JOURNEY_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { Language: LANGUAGE, AccessCode: ACCESS_CODE, IdempotencyKey: IDEMPOTENCY_KEY },
      headers: { RetryAfter: RETRY_AFTER, ServerTime: SERVER_TIME, RefreshCookie: REFRESH_COOKIE },
      schemas: { Error: ERROR, ...components.schemas },
    },
  };
}

/** Omits the heading, because the document has a title. */
const guide = (): string => readFileSync(join(PROJECT_FOLDER, GUIDE), 'utf8').replace(/^# .*\n+/, '');

const errorTable = (): string =>
  [
    '## Error codes',
    '',
    '| code | name | HTTP status | message |',
    '| --- | --- | --- | --- |',
    ...ERROR_NAMES.map(
      (name) =>
        `| ${ERRORS[name].code} | \`${name}\` | ${ERRORS[name].status} | ${ERROR_MESSAGES_EN[name]} |`,
    ),
  ].join('\n');

const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});

const sent = (name: CallName): { params?: object; query?: object; body?: object; error?: ErrorName } =>
  REQUEST_EXAMPLES[name];

const exampleStatus = (name: CallName): number => {
  const { error } = sent(name);
  return error ? ERRORS[error].status : 200;
};

const getExample = (name: CallName, status: number): unknown =>
  exampleStatus(name) === status ? REPLY_EXAMPLES[name] : undefined;

const operation = (name: CallName, row: Call, components: Components) => ({
  operationId: name,
  summary: row.summary,
  description: `${row.description}\n\n${getRateLimit(name, row)}`,
  tags: Object.keys(JOURNEYS).filter((journey) => name in (JOURNEYS[journey] ?? {})),
  'x-origin': row.origin ?? 'ours',
  security: getSecurity(row),
  parameters: [
    ...getParameters(row.params, 'path', sent(name).params, components),
    ...getParameters(row.query, 'query', sent(name).query, components),
    { $ref: '#/components/parameters/Language' },
    ...(row.proof ? [{ $ref: '#/components/parameters/AccessCode' }] : []),
    ...(row.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ],
  ...(row.body
    ? { requestBody: { required: true, ...json(components.reference(row.body), sent(name).body) } }
    : {}),
  responses: {
    200: {
      description: row.media ? 'The bytes of the file.' : 'The call succeeded.',
      headers: {
        'X-Server-Time': { $ref: '#/components/headers/ServerTime' },
        ...(row.refreshCookie ? { 'Set-Cookie': { $ref: '#/components/headers/RefreshCookie' } } : {}),
      },
      ...(row.media
        ? { content: { [row.media]: { schema: row.reply } } }
        : json(components.reference(row.reply), getExample(name, 200))),
    },
    ...errorResponses(name, getErrors(row)),
  },
});

function getRateLimit(name: CallName, { who }: Call): string {
  const { points, seconds } = REQUEST_LIMITS[getLimitClass(name)];
  return `Rate limit: ${points} requests in ${seconds} seconds per ${who === 'investor' ? 'account' : 'network address'}.`;
}

function getSecurity({ who, personal, refreshCookie }: Call): object[] {
  const session = { session: [], ...(refreshCookie === 'requires' ? { refreshCookie: [] } : {}) };
  if (who === 'investor') return [session];
  return personal ? [{}, session] : [];
}

function getParameters(
  shape: TObject | undefined,
  place: 'path' | 'query',
  example: object = {},
  { reference }: Components,
): object[] {
  if (!shape) return [];
  const required: readonly string[] = shape.required ?? [];
  return Object.entries(shape.properties).map(([name, of]) => {
    const { description, ...schema } = reference(of);
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !('default' in of)),
      ...(description === undefined ? {} : { description }),
      schema,
      ...(name in example ? { example: Object(example)[name] } : {}),
    };
  });
}

const TEMPORARY = [423, 429, 503];

/** One response per HTTP status; its description lists the errors with their codes. */
function errorResponses(call: CallName, names: readonly ErrorName[]): Record<string, object> {
  const responses: Record<string, { description: string }> = {};
  for (const name of names) {
    const { code, status } = ERRORS[name];
    const before = responses[status]?.description;
    const description = `${before ? `${before}\n` : ''}- ${name} (${code}): ${ERROR_MESSAGES_EN[name]}`;
    const headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
    const schema = { $ref: '#/components/schemas/Error' };
    responses[status] = {
      description,
      ...(TEMPORARY.includes(status) ? { headers } : {}),
      ...json(schema, getExample(call, status)),
    };
  }
  return responses;
}

const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `token` of the sign-in. It expires after 15 minutes; its session is checked on every request, so it can end earlier.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.refresh.name,
    description: `Set at sign-in and replaced at every renewal. HttpOnly, SameSite=Strict, path ${COOKIES.refresh.path}, Secure with https. Needed beside the bearer token, never instead of it.`,
  },
} as const;

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages and texts: en or zh-CN.',
  schema: { type: 'string', default: 'en' },
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A new value, such as a UUID, for each act of the user. A repeated key returns the first response; with a different request it is an error.',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
} as const;

const ACCESS_CODE = {
  name: 'Access-Code',
  in: 'header',
  description: 'From `checkIdentity`. Required for documents of the investor, not for those of products.',
  schema: { type: 'string', maxLength: 100 },
} as const;

const RETRY_AFTER = {
  description: 'Seconds until a retry can succeed. Absent if unknown.',
  schema: { type: 'integer', minimum: 0 },
} as const;

const SERVER_TIME = {
  description: 'The clock of the server, in ISO 8601 and UTC.',
  schema: { type: 'string', format: 'date-time' },
} as const;

const REFRESH_COOKIE = {
  description: `The new cookie \`${COOKIES.refresh.name}\`, once the session is open.`,
  schema: { type: 'string' },
} as const;

const ERROR = {
  type: 'object',
  description: 'The reply of every failed call.',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'integer', description: 'The number of the error: see "Error codes". It never changes.' },
    message: { type: 'string', description: 'For the user, in the language of the call. It may change.' },
    request_id: { type: 'string', description: 'The request in the log of the server, for support.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Field path (`values.signers.0.email`) to message. Present if values of the request are wrong.',
    },
    values: {
      type: 'object',
      description: 'The values inside the message, for clients with their own translations.',
      additionalProperties: {
        anyOf: [
          { type: ['string', 'number'] },
          {
            type: 'object',
            description: 'A moment.',
            properties: { at: { type: 'string', format: 'date-time', description: 'In UTC.' } },
            required: ['at'],
          },
        ],
      },
    },
  },
} as const;
