import { createConfig, lintFromString } from '@redocly/openapi-core';
import { CALL_NAMES, CONTRACT, ERRORS, ERROR_NAMES, type Call } from '@quoin/contract';
import { openApiDocument } from '@quoin/server';
import { RE2JS } from 're2js';

const apiDocument = openApiDocument();
const { schemas } = apiDocument.components;

interface Schema {
  $ref?: string;
  description?: string;
  pattern?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
}

/** Every object in the document, with the path to it. */
function* getParts(value: unknown, path: string): Generator<[path: string, part: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value];
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* getParts(part, `${path}/${key}`);
  }
}
const parts = [...getParts(apiDocument, '')];

const getDocumentation = ({ description, $ref }: Schema): string | undefined =>
  description ?? Object(schemas)[$ref?.split('/').at(-1) ?? '']?.description;

test('every operation, property and parameter is described', () => {
  const undescribed = parts.flatMap(([path, { properties }]) =>
    Object.entries(path.endsWith('/properties') ? {} : (properties ?? {}))
      .filter(([, of]) => !getDocumentation(of))
      .map(([name]) => `${path}/${name}`),
  );
  const silent = CALL_NAMES.filter((name) => {
    const { path, method }: Call = CONTRACT[name];
    const { summary, description, parameters } = Object(apiDocument.paths[path])[method.toLowerCase()];
    const isDescribed = (one: Schema & { schema: Schema }) =>
      one.$ref ?? one.description ?? getDocumentation(one.schema);
    return !(summary && description && parameters.every(isDescribed));
  });
  expect([...undescribed, ...silent]).toEqual([]);
});

test('a summary is a short heading, not a sentence', () => {
  const long = CALL_NAMES.filter((name) => {
    const { summary }: Call = CONTRACT[name];
    return summary.length > 60 || /[.,:;]/.test(summary);
  });
  expect(long).toEqual([]);
});

test('concepts of the API are named schemas', () => {
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Money', 'Investment', 'Product', 'Application', 'Envelope', 'User', 'Error']),
  );
  const { listInvestments } = CONTRACT;
  expect(apiDocument.paths[listInvestments.path]).toHaveProperty(
    'get.responses.200.content.application/json.schema.properties.items.items.$ref',
    '#/components/schemas/Investment',
  );
});

/** Syntax that Java, Python or RE2 lack or interpret differently: Unicode classes, lookarounds, NUL and code points. */
const NOT_PORTABLE = /\\[pPuU0]|\(\?/;

test('every pattern is portable, compiles in RE2 and matches its examples', () => {
  const patterned = parts.filter(([, { pattern }]) => typeof pattern === 'string');
  expect(patterned.length).toBeGreaterThan(5);
  for (const [path, { pattern = '', examples = [] }] of patterned) {
    expect([path, NOT_PORTABLE.test(pattern)]).toEqual([path, false]);
    const compiled = RE2JS.compile(pattern);
    const others = examples.filter((example) => !compiled.matcher(String(example)).find());
    expect([path, others]).toEqual([path, []]);
  }
});

test('sign-in documents its cookie, renewal requires it with the token, and public calls require neither', () => {
  const { paths } = apiDocument;
  expect(paths['/login']).toHaveProperty('post.security', []);
  expect(paths['/login']).toHaveProperty('post.responses.200.headers.Set-Cookie');
  expect(paths['/auth/refresh_token']).toHaveProperty('get.security', [{ session: [], refreshCookie: [] }]);
  expect(paths['/v1/products']).toHaveProperty('get.security', [{}, { session: [] }]);
  expect(paths['/login']).toHaveProperty('post.responses.429.headers.Retry-After');
});

test('the description is the guide, with every error and its message', () => {
  const { description } = apiDocument.info;
  for (const heading of ['Sign in', 'Errors', 'Idempotency', 'Paging', 'Rate limits', 'Versions'])
    expect(description).toContain(`## ${heading}\n`);
  for (const name of ERROR_NAMES) expect(description).toContain(`| ${ERRORS[name].code} | \`${name}\` |`);
});

test('Redocly finds no errors in the document, and its examples match their schemas', async () => {
  const rules = { 'no-invalid-media-type-examples': 'error' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(apiDocument), config });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
});
