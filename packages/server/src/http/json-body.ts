import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ShapeError } from './validation';

/**
 * Parses JSON bodies. Rejects bytes that are not UTF-8, which would become replacement characters in a name; and an object
 * with two fields of one name: JSON.parse uses the last one, but a proxy in front may have checked the first one.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  // Accepts JSON bodies only.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) return done(new ShapeError({ body: { demand: 'not_utf8' } }));
    const body = bytes.toString();
    void parse(request, body, (failure, value) => {
      const twice = failure ? undefined : fieldGivenTwice(body);
      if (twice === undefined) done(failure, value);
      else done(new ShapeError({ [twice]: { demand: 'twice' } }));
    });
  });
}

/** A string, with the colon that follows the name of a field; or the beginning or end of an object. */
const TOKENS = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g;

/** @param json valid JSON */
function fieldGivenTwice(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [part, text = '', colon] of json.matchAll(TOKENS)) {
    if (part === '{') open.push(new Set());
    if (part === '}') open.pop();
    if (colon === undefined) continue;
    const name = text.includes('\\') ? String(JSON.parse(`"${text}"`)) : text;
    const names = open.at(-1);
    if (names?.has(name)) return name;
    names?.add(name);
  }
  return undefined;
}
