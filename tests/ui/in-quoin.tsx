// Renders inside a provider, in either language.
import type { ReactElement } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { QuoinProvider, type Locale } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

const within = (element: ReactElement, locale: Locale) => (
  <QuoinProvider locale={locale} messages={locale === 'zh-CN' ? zhCN : undefined}>
    {element}
  </QuoinProvider>
);

export function show(element: ReactElement, locale: Locale = 'en') {
  const { rerender, ...rest } = render(within(element, locale));
  return { ...rest, update: (next: ReactElement, nextLocale = locale) => rerender(within(next, nextLocale)) };
}

/** Lets come what it loads when it is first shown, so that nothing changes by itself while a test looks. */
export async function loadPartsOf(element: ReactElement) {
  await act(async () => void show(element));
  cleanup();
}
