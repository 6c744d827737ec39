// The strictest policy that a page with these components can have: nothing but what the page's own nonce vouches for.
// Why server-rendered pages add a line: docs/decisions/style-attributes.md.

interface Page {
  /** Fresh for every response. */
  nonce: string;
  serverRendered: boolean;
}

export const contentSecurityPolicy = ({ nonce, serverRendered }: Page): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src 'nonce-${nonce}'`,
    ...(serverRendered ? [`style-src-attr 'unsafe-inline'`] : []),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
