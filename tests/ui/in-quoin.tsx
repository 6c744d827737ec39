// Renders inside a provider, in either language.
import type { ReactElement } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { QuoinProvider, type Locale } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { WithoutStyles } from '../environment/without-styles';

const within = (element: ReactElement, locale: Locale) => (
  <WithoutStyles>
    <QuoinProvider locale={locale} messages={locale === 'zh-CN' ? zhCN : undefined}>
      {element}
    </QuoinProvider>
  </WithoutStyles>
);

export function show(element: ReactElement, locale: Locale = 'en') {
  const { rerender, ...rest } = render(within(element, locale));
  return { ...rest, update: (next: ReactElement, nextLocale = locale) => rerender(within(next, nextLocale)) };
}

/** Loads the lazy parts of an element in advance, so that nothing changes during a test. */
export async function loadParts(element: ReactElement) {
  await act(async () => void show(element));
  cleanup();
}
