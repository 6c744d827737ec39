import { cookies, headers } from 'next/headers';
import { QuoinProvider } from '@quoin/ui';
import { StyleRegistry } from './registry';

export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const theme = (await cookies()).get('theme')?.value ?? 'light';
  return (
    <html lang="en" data-quoin-theme={theme}>
      <body>
        <StyleRegistry nonce={nonce}>
          <QuoinProvider theme={theme} nonce={nonce}>
            {children}
          </QuoinProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
