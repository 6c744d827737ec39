import { CALL_NAMES, CONTRACT, ERRORS, getErrors, type Call } from '@quoin/contract';
import { handlers, openApiDocument } from '@quoin/server';
import { SPECIFIED_CALLS } from './specified-calls';

test('every call has a handler, and every handler has a call', () => {
  expect(Object.keys(handlers).sort()).toEqual([...CALL_NAMES].sort());
});

test('no two calls have the same method and path', () => {
  const addresses = CALL_NAMES.map((name) => `${CONTRACT[name].method} ${CONTRACT[name].path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('error numbers are unique and match the specification', () => {
  const codes = Object.values(ERRORS).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(ERRORS.not_signed_in.code).toBe(1006);
  expect(ERRORS.incorrect_credentials.code).toBe(1100);
  expect(ERRORS.user_authentication_failed.code).toBe(1111);
  expect(ERRORS.passwords_differ.code).toBe(1115);
  expect(ERRORS.old_password_incorrect.code).toBe(1116);
});

describe('the OpenAPI document', () => {
  const { openapi, paths } = openApiDocument();

  test('is 3.1', () => expect(openapi).toBe('3.1.0'));

  test.each(CALL_NAMES)('has the operation %s of the contract', (name) => {
    const row: Call = CONTRACT[name];
    const operation = paths[row.path]?.[row.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      summary: row.summary,
      'x-origin': row.origin ?? 'ours',
    });
    expect(Object(operation).security.some((scheme: object) => 'session' in scheme)).toBe(
      row.who === 'investor' || row.personal === true,
    );
    for (const error of getErrors(row)) {
      const { code, status } = ERRORS[error];
      expect(operation).toHaveProperty(
        ['responses', status, 'description'],
        expect.stringContaining(`${error} (${code})`),
      );
    }
  });

  test.each(SPECIFIED_CALLS)('has %s %s of the specification, marked as such', (method = '', path = '') => {
    expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ 'x-origin': 'spec' });
  });

  test('marks no other call as specified', () => {
    const calls = Object.values<Call>(CONTRACT);
    expect(calls.filter(({ origin }) => origin === 'spec')).toHaveLength(SPECIFIED_CALLS.length);
  });

  test('documents every path parameter', () => {
    for (const [path, operations] of Object.entries(paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const parameters: { name?: string; in?: string }[] = Object(operation).parameters;
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(wanted);
      }
    }
  });
});
