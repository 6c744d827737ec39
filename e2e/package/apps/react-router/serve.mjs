// Serves the output of `react-router build` on the port of the environment.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createRequestHandler } from 'react-router';
import * as build from './build/server/index.mjs';

const handle = createRequestHandler(build);

createServer(async (request, response) => {
  const file = `build/client${request.url}`;
  if (request.url !== '/' && existsSync(file)) {
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/css');
    createReadStream(file).pipe(response);
    return;
  }
  const page = await handle(new Request(`http://localhost${request.url}`, { headers: request.headers }));
  response.writeHead(page.status, Object.fromEntries(page.headers));
  Readable.fromWeb(page.body).pipe(response);
}).listen(process.env.PORT);
