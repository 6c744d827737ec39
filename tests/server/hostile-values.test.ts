// Every call of the contract, with every part of its example replaced by values that no client sends. None may cause an
// internal error. The cases are generated from the contract and its examples. Values that the schema of a call rejects are
// sent together; those that reach the handler are sent one at a time.
import { CALL_NAMES, CONTRACT, type Call, type CallName } from '@quoin/contract';
import type { TSchema } from 'typebox';
import { createValidator } from '../../packages/server/src/http/validation';
import { type Limit, limitsIn, type Path, withValue } from './limits-in-schemas';
import { getAddress, exampleWorld, type ExampleWorld } from './scenes/example-world';

let world: ExampleWorld;
beforeAll(async () => {
  world = await exampleWorld({ REQUEST_LIMITS: '0' });
});
afterAll(() => world.app.close());

const NUL = '\0';

const TEXTS = [
  '\ud800',
  '',
  '\u202e\u200b',
  `+1${'0'.repeat(500)}`,
  '0000-00-00',
  '+275760-09-13',
  '1e400',
  '99999999999999999999.99',
  '\'\\%_"; --',
  '__proto__',
].map((text) => JSON.stringify(text));
/** Raw JSON. */
const JSON_VALUES = ['null', 'true', '-0', '1e400', '9007199254740993', '0.1', '[]', '{}', '[null]'];
const LARGE = [
  JSON.stringify('x'.repeat(70_000)),
  JSON.stringify('ﷺ'.repeat(2000)),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `[${'0,'.repeat(20_000)}0]`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
];
const BODIES = [
  '',
  'null',
  '[]',
  '{',
  '\ufeff{}',
  '['.repeat(100_000),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.alloc(300 * 1024, 0x20),
];
const IN_ADDRESSES = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '..%2f..%2f',
  '__proto__',
  'a'.repeat(400),
  '-1',
  '1e400',
  '%',
];
type Headers = Record<string, readonly string[]>;

/** Sent together, because no call rejects them. */
const HARMLESS: Headers = {
  'accept-language': ['zh-CN;q=1e400', 'x'.repeat(5000), ',,,;q='],
  'user-agent': ['x'.repeat(9000), '\u00ff\u00fe'],
  cookie: ['quoin_refresh', `quoin_refresh=%; quoin_visit=${'x'.repeat(5000)}`, '=;=;'],
  range: ['bytes=-1--1', `bytes=${'9'.repeat(400)}-`],
  'if-none-match': ['x'.repeat(5000)],
  'if-modified-since': ['Thu, 01 Jan 275760 00:00:00 GMT'],
};
const AUTHORIZATION: Headers = {
  authorization: ['Bearer', 'Bearer a.b.c', `Bearer ${'x'.repeat(9000)}`, 'Basic AAAA'],
};
const KEY: Headers = { 'idempotency-key': ['', 'x'.repeat(5000), '\u00ff'] };
const CODE: Headers = { 'access-code': ['', 'x'.repeat(5000), '\u00ff'] };
const CONTENT: Headers = {
  'content-type': ['application/json; charset=utf-16', 'text/plain', 'multipart/form-data'],
  'content-encoding': ['gzip'],
};

/** A header that the call reads is sent alone, so that its error hides no other. */
function headersFor({ once, proof, body }: Call): Record<string, string>[] {
  const together = { ...HARMLESS, ...(!once && KEY), ...(!proof && CODE) };
  const alone = { ...AUTHORIZATION, ...(once && KEY), ...(proof && CODE), ...(body && CONTENT) };
  return [
    ...[0, 1, 2].map((at) =>
      Object.fromEntries(Object.entries(together).map(([header, values]) => [header, values[at] ?? ''])),
    ),
    ...Object.entries(alone).flatMap(([header, values]) => values.map((value) => ({ [header]: value }))),
  ];
}

/** Paths of all values in a body. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...parts.flatMap(([key, part]) => placesIn(part, [...path, key]))].filter(
    ({ length }) => length > 0,
  );
}

const PLACE = '<here>';

/** The body as JSON, with other JSON at some places. */
const bodyWith = (body: unknown, paths: readonly Path[], json: string): string =>
  JSON.stringify(paths.reduce((changed, path) => withValue(changed, path, PLACE), body)).replaceAll(
    JSON.stringify(PLACE),
    () => json,
  );

interface Attempt {
  what: string;
  url?: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
  /** The fields that the error must name. */
  fields?: readonly string[];
  /** The fields that must not be rejected for their size. */
  fits?: readonly string[];
}
type Example = Awaited<ReturnType<ExampleWorld['request']>>;

function bodyAttempts(shape: TSchema | undefined, { body }: Example): Attempt[] {
  if (!shape || body === undefined) return [];
  const validate = createValidator({ schema: shape, httpPart: 'body' });
  const at = (paths: readonly Path[], json: string): Attempt => ({
    what: `${paths.map((path) => path.join('.')).join(', ')} = ${json.slice(0, 40)}`,
    payload: bodyWith(body, paths, json),
  });
  const places = placesIn(body);
  const leaves = places.filter((path) => Object(valueAt(body, path)) !== valueAt(body, path));
  const texts = places.filter((path) => typeof valueAt(body, path) === 'string');
  return [
    ...[...TEXTS, ...JSON_VALUES].flatMap((json) => {
      const refused = leaves.filter((path) => 'error' in validate(JSON.parse(bodyWith(body, [path], json))));
      const others = places.filter((path) => !refused.includes(path));
      return [...others.map((path) => at([path], json)), ...(refused.length > 0 ? [at(refused, json)] : [])];
    }),
    ...(texts.length > 0
      ? [{ ...at(texts, JSON.stringify(`a${NUL}b`)), fields: texts.map((path) => path.join('.')) }]
      : []),
    ...places.slice(0, 1).flatMap((path) => LARGE.map((json) => at([path], json))),
    ...BODIES.map((payload) => ({ what: `body ${payload.toString().slice(0, 40)}`, payload })),
  ];
}

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => Object(value)[key], body);

/** Other characters count as one, too, and a list of the longest texts is not rejected for its size. */
const WIDE = '\u{20bb7}';

function bodyLimits(shape: TSchema | undefined, example: Example): Attempt[] {
  const variants: TSchema[] = Object(shape).anyOf ?? (shape ? [shape] : []);
  return variants.flatMap((variant) => {
    const accepts = 'value' in createValidator({ schema: variant, httpPart: 'body' })(example.body);
    const body = accepts ? example.body : {};
    const limits = limitsIn(variant);
    const sent = (what: string, changed: readonly Limit[], value: (limit: Limit) => unknown): Attempt => ({
      what: `${what} of ${getNames(changed)}`,
      payload: JSON.stringify(
        changed.reduce<unknown>((all, limit) => withValue(all, limit.path, value(limit)), body),
      ),
    });
    const widened = ({ at }: Limit) => (typeof at === 'string' ? at.replaceAll('x', WIDE) : at);
    return (['upper', 'lower'] as const).flatMap((end) => {
      const ofEnd = limits.filter((limit) => limit.end === end);
      // The server reports the first 64 mistakes. A list that is too short has no place for its parts.
      return [
        ...chunks(ofEnd, end === 'upper' ? 50 : 1).map((changed) => ({
          ...sent('beyond the limit', changed, ({ beyond }) => beyond),
          ...(accepts && { fields: getNames(changed) }),
        })),
        ...chunks(ofEnd, 1000).map((all) => ({ ...sent('all limits', all, widened), fits: getNames(all) })),
        ...chunks(ofEnd, 1).map((one) => ({
          ...sent('the limit', one, ({ at }) => at),
          fits: getNames(one),
        })),
      ];
    });
  });
}

const getNames = (limits: readonly Limit[]): string[] => limits.map(({ path }) => path.join('.'));

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

function addressLimits(name: CallName, { params, query }: Example): Attempt[] {
  const { query: shape, params: parts }: Call = CONTRACT[name];
  const put = (usual: Record<string, string>, limits: readonly Limit[], at: 'at' | 'beyond') =>
    limits.reduce((all, limit) => ({ ...all, [limit.path.join('.')]: String(limit[at]) }), usual);
  const inQuery = (limit: Limit, at: 'at' | 'beyond') =>
    `${getAddress(name, params)}?${new URLSearchParams(put(query, [limit], at))}`;
  const upper = (parts ? limitsIn(parts) : []).filter(({ end }) => end === 'upper');
  const inPath = (at: 'at' | 'beyond') => getAddress(name, put(params, upper, at));
  return [
    ...(shape ? limitsIn(shape) : []).flatMap((limit) => [
      {
        what: `beyond the limit of ${getNames([limit])}`,
        url: inQuery(limit, 'beyond'),
        fields: getNames([limit]),
      },
      { what: `the limit of ${getNames([limit])}`, url: inQuery(limit, 'at'), fits: getNames([limit]) },
    ]),
    ...(upper.length > 0
      ? [
          { what: 'beyond the limits of the path', url: inPath('beyond'), fields: getNames(upper) },
          { what: 'the limits of the path', url: inPath('at'), fits: getNames(upper) },
        ]
      : []),
  ];
}

function addressAttempts(name: CallName, { params, query }: Example): Attempt[] {
  const { method, query: shape, params: parts }: Call = CONTRACT[name];
  const usual = new URLSearchParams(query).toString();
  const inPath = (part: string, value: string) => getAddress(name, { ...params, [part]: value });
  const inQuery = (pairs: string) => `${getAddress(name, params)}?${pairs}`;
  const unknown = ['__proto__', 'constructor'].map((part) => `${part}=${IN_ADDRESSES[0]}`);
  return [
    ...namesIn(parts).flatMap((part) =>
      IN_ADDRESSES.map((value) => ({ what: `${part} = ${value.slice(0, 40)}`, url: inPath(part, value) })),
    ),
    ...namesIn(shape).flatMap((part) => [
      ...IN_ADDRESSES.map((value) => ({
        what: `${part} = ${value.slice(0, 40)}`,
        url: inQuery(`${usual}&${part}=${value}`),
      })),
      { what: `${part} twice`, url: inQuery(`${part}=1&${part}=2026-01-01&${part}[x]=1`) },
      { what: `only ${part} = %00`, url: inQuery(`${part}=%00`) },
    ]),
    { what: 'unknown names', url: inQuery([usual, ...unknown, '__proto__[x]=1', 'a[b]=1'].join('&')) },
    ...headersFor(CONTRACT[name]).map((headers) => ({ what: JSON.stringify(headers).slice(0, 80), headers })),
    ...(method === 'GET' ? [{ what: 'a body', payload: '{}' }] : []),
  ];
}

const namesIn = (shape: unknown): string[] => Object.keys(Object(Object(shape).properties));

/** Messages of the validation for a text, list or number beyond its limit. */
const BEYOND = /^(Use|Enter|Give) at (least|most) -?\d+( characters| entries)?$/;

function isExpected({ fields = [], fits }: Attempt, status: number, reply: { fields?: object }): boolean {
  if (status >= 500) return false;
  const named: Record<string, unknown> = Object(reply.fields);
  if (fits) return status !== 413 && !fits.some((field) => BEYOND.test(String(named[field])));
  return status === 401 || fields.every((field) => field in named);
}

test.each(CALL_NAMES)('%s withstands every value of its body, address and headers', async (name) => {
  const example = await world.request(name);
  const { method, once, body: shape }: Call = CONTRACT[name];
  const query = new URLSearchParams(example.query).toString();
  const usual: Attempt = {
    what: 'the example',
    url: `${getAddress(name, example.params)}${query && `?${query}`}`,
    ...(example.body !== undefined && { payload: JSON.stringify(example.body) }),
  };
  // The example first, because later examples build on it.
  const attempts: Attempt[] = [
    usual,
    ...bodyLimits(shape, example),
    ...addressLimits(name, example),
    ...bodyAttempts(shape, example),
    ...addressAttempts(name, example),
  ];
  const failures: unknown[] = [];
  for (const [at, attempt] of attempts.entries()) {
    const { what, headers, url = usual.url, payload = usual.payload } = attempt;
    const { statusCode, body } = await world.app.app.inject({
      method,
      url,
      payload,
      headers: { ...example.headers, ...(once && { 'idempotency-key': `${name}-${at}` }), ...headers },
    });
    const reply = statusCode >= 400 ? JSON.parse(body) : {};
    if (!isExpected(attempt, statusCode, reply)) failures.push([what, statusCode, body.slice(0, 200)]);
  }
  expect(failures).toEqual([]);
});
