// Renders the whole page, puts its styles into the head and sends a policy with the nonce of both.
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { NonceContext } from './nonce';

export default async function handleRequest(request, status, headers, context) {
  const nonce = randomUUID();
  const sheet = new ServerStyleSheet({ nonce });
  const page = sheet.collectStyles(
    <NonceContext.Provider value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const html = await new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; font-src 'self' data:`,
  );
  return new Response(html.replace('</head>', `${sheet.getStyleTags()}</head>`), { status, headers });
}
