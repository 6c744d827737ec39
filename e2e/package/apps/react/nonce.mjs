// Renders a page with and without a nonce, as a string and as a stream, and prints the results.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement as h } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Button, QuoinProvider, StatusBadge } from '@quoin/ui';

const page = (nonce) =>
  h(
    QuoinProvider,
    { nonce, theme: 'dark' },
    h(Button, null, 'Withdraw'),
    h(StatusBadge, { status: 'approved' }),
  );

function asText(nonce, options) {
  const sheet = new ServerStyleSheet(options);
  const html = renderToString(sheet.collectStyles(page(nonce)));
  return sheet.getStyleTags() + html;
}

function asStream(nonce) {
  const sheet = new ServerStyleSheet({ nonce });
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(sheet.collectStyles(page(nonce)), {
      onAllReady: () => resolve(text(sheet.interleaveWithNodeStream(stream).pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

console.log(
  JSON.stringify({
    plain: asText(),
    ofTheProvider: asText('abc'),
    ofTheSheet: asText(undefined, { nonce: 'abc' }),
    streamed: await asStream('abc'),
  }),
);
