import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Figure, QuoinProvider, SkipLink, Spinner, type Locale } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

test('words are English unless the app brings another language', () => {
  const { rerender } = render(
    <QuoinProvider>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Skip to the page');

  rerender(
    <QuoinProvider locale="zh-CN" messages={zhCN}>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('跳到正文');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
});

test('an unknown language falls back to English and warns once', () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const french = 'fr' as Locale; // from an address, unchecked
  const shown = (
    <QuoinProvider locale={french}>
      <Spinner />
      <Figure kind="money" value="1234.50" />
    </QuoinProvider>
  );
  const { rerender } = render(shown);
  rerender(shown);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(document.body).toHaveTextContent('$1,234.50');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(warning).toHaveBeenCalledTimes(1);
  expect(warning).toHaveBeenCalledWith(
    'QuoinProvider: has no words in "fr": it speaks English. Use en or zh-CN.',
  );
  warning.mockRestore();
});

test('an app overrides the words of one component and keeps the rest', () => {
  render(
    <QuoinProvider messages={{ SkipLink: { toPage: 'To the offering' } }}>
      <SkipLink />
      <Spinner />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('To the offering');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('the outermost provider marks the document, an inner one only its own part', () => {
  render(
    <QuoinProvider theme="dark" density="compact" gainColour="red">
      <QuoinProvider theme="high-contrast">
        <SkipLink />
      </QuoinProvider>
    </QuoinProvider>,
  );
  const html = document.documentElement;
  expect(html).toHaveAttribute('data-quoin-theme', 'dark');
  expect(html).toHaveAttribute('data-quoin-density', 'compact');
  expect(html).toHaveAttribute('data-quoin-gain', 'red');
  expect(screen.getByRole('link').closest('[data-quoin="QuoinProvider"]')).toHaveAttribute(
    'data-quoin-theme',
    'high-contrast',
  );
});

test('a page is rendered on the server with its language and theme', () => {
  const html = renderToString(
    <QuoinProvider locale="zh-CN" theme="dark" messages={zhCN}>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(html).toContain('lang="zh-CN"');
  expect(html).toContain('data-quoin-theme="dark"');
  expect(html).toContain('跳到正文');
});
