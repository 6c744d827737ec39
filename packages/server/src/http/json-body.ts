import type { FastifyInstance } from 'fastify';
import { ShapeError } from './validation';

/**
 * Parses JSON bodies, and rejects an object with two fields of one name: JSON.parse uses the last one, but a proxy in
 * front may have checked the first one.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  // Accepts JSON bodies only.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (failure, value) => {
      const twice = failure ? undefined : fieldGivenTwice(body);
      if (twice === undefined) done(failure, value);
      else done(new ShapeError({ [twice]: { demand: 'twice' } }));
    });
  });
}

/** A string, with the colon that follows the name of a field; or the beginning or end of an object. */
const PARTS = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g;

/** @param json valid JSON */
function fieldGivenTwice(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [part, text = '', colon] of json.matchAll(PARTS)) {
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
