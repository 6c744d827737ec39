// npm run visual:review: shows each changed picture beside the approved one, to accept or reject. Accepted pictures are
// committed with the reviewer and the reason; refused ones are listed.
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { approve, approvedFile, changedFile, changedPictures } from './pictures';

const STYLE = `
  body { margin: 24px; font: 16px/1.5 system-ui; }
  .pictures { display: flex; gap: 16px; overflow-x: auto; align-items: start; background: #eee; padding: 16px; }
  figure { margin: 0; flex: none; }
  .difference { position: relative; isolation: isolate; }
  .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
  footer { position: sticky; bottom: 0; padding: 16px 0; background: #fff; }
  input[name=why] { width: 480px; max-width: 100%; }`;

const picture = (kind: 'approved' | 'changed', name: string) => `<img src="/${kind}/${name}" alt="${kind}">`;

const figures = (name: string) =>
  existsSync(approvedFile(name))
    ? `<figure><figcaption>Approved</figcaption>${picture('approved', name)}</figure>
       <figure><figcaption>New</figcaption>${picture('changed', name)}</figure>
       <figure><figcaption>Difference</figcaption>
         <div class="difference">${picture('approved', name)}${picture('changed', name)}</div></figure>`
    : `<figure><figcaption>New, without an approved picture</figcaption>${picture('changed', name)}</figure>`;

const article = (name: string) => `<fieldset><legend>${name}</legend>
  <label><input type="radio" name="${name}" value="accept" required> Accept</label>
  <label><input type="radio" name="${name}" value="refuse"> Refuse</label>
  <div class="pictures">${figures(name)}</div></fieldset>`;

const page = (
  names: readonly string[],
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
  <style>${STYLE}</style><h1>${names.length} changed pictures</h1>
  <form method="post">${names.map(article).join('')}
  <footer><label>Why they change <input name="why" required></label> <button>Commit the accepted pictures</button></footer>
  </form></html>`;

const names = changedPictures();
if (names.length === 0) {
  process.stdout.write('No changed pictures. `npm run visual` finds them.\n');
  process.exit(0);
}

const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') return finish(new URLSearchParams(await text(request)), response);
  const [, kind, ...path] = decodeURIComponent(request.url ?? '/').split('/');
  const name = path.join('/');
  if (names.includes(name)) {
    const file = kind === 'approved' ? approvedFile(name) : changedFile(name);
    return createReadStream(file).pipe(response);
  }
  response.setHeader('content-type', 'text/html');
  return response.end(page(names));
}

/** Commits the accepted pictures, shows the result to the reviewer and ends. */
function finish(decisions: URLSearchParams, response: ServerResponse) {
  const accepted = names.filter((name) => decisions.get(name) === 'accept');
  const refused = names.filter((name) => decisions.get(name) !== 'accept');
  const lines = [
    ...(accepted.length > 0 ? [`Committed ${approve(accepted, decisions.get('why') ?? '')}`] : []),
    ...refused.map((name) => `Refused ${name}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  response.end(lines.join('\n'), () => process.exit(refused.length > 0 ? 1 : 0));
}

server.listen(Number(process.env['PORT'] ?? 0), 'localhost');
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // of a server that listens on a port
process.stdout.write(`Review ${names.length} changed pictures at http://localhost:${port}\n`);
