// The strictest policy that works with these components: it allows only content with the page's nonce.
// docs/decisions/style-attributes.md explains the extra directive for server-rendered pages.

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
