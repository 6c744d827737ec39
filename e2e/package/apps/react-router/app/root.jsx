import { useContext } from 'react';
import { Links, Outlet, Scripts, useLoaderData } from 'react-router';
import { QuoinProvider } from '@quoin/ui';
import '@quoin/ui/fonts.css';
import { NonceContext } from './nonce';

export function loader({ request }) {
  const [, theme] = /theme=(light|dark)/.exec(request.headers.get('cookie') ?? '') ?? [];
  return { theme: theme ?? 'light' };
}

export default function Root() {
  const { theme } = useLoaderData();
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" data-quoin-theme={theme}>
      <head>
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Links />
      </head>
      <body>
        <QuoinProvider theme={theme}>
          <Outlet />
        </QuoinProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
