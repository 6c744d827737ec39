import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BirthDateField, Figure, formatDate, Pagination, QuoinProvider, SkipLink, Spinner } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

test('messages are English unless the app provides another language', () => {
  const { rerender } = render(
    <QuoinProvider>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Skip to main content');

  rerender(
    <QuoinProvider locale="zh-CN" messages={zhCN}>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('跳至主要内容');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
});

test('another language formats figures and dates, and missing messages fall back to English', () => {
  render(
    <QuoinProvider locale="de-AT" messages={{ Pagination: { next: 'Weiter' } }}>
      <Pagination defaultPage={1} pageCount={3} />
      <Figure kind="percent" value="0.0825" />
      <BirthDateField label="Geburtsdatum" />
    </QuoinProvider>,
  );
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(document.body).toHaveTextContent('8,25');
  expect(screen.getAllByRole('textbox').map(({ id }) => id.replace(/.*-/, ''))).toEqual([
    'day',
    'month',
    'year',
  ]);
  expect(document.documentElement).toHaveAttribute('lang', 'de-AT');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test.each(['ar', 'he-IL', 'ur', 'az-Arab'])('the page is right-to-left in %s', (locale) => {
  render(
    <QuoinProvider locale={locale}>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test.each(['th', 'fa', 'ar-SA'])('dates in %s use the Gregorian calendar', (locale) => {
  expect(Number(formatDate('2026-03-31', `${locale}-u-nu-latn`).match(/\d{4}/)?.[0])).toBe(2026);
});

test('an invalid locale falls back to English and warns once', () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = (
    <QuoinProvider locale="not a locale">
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
    'QuoinProvider: cannot use "not a locale" and shows English. Give it a BCP 47 locale: en, de-AT, zh-CN.',
  );
  warning.mockRestore();
});

test('an app overrides the messages of one component and keeps the rest', () => {
  render(
    <QuoinProvider messages={{ SkipLink: { toPage: 'To the offering' } }}>
      <SkipLink />
      <Spinner />
    </QuoinProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('To the offering');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('the outermost provider sets the document’s attributes, an inner one only its own element’s', () => {
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

test('an inner provider has the settings of the outer one that it is not given', () => {
  render(
    <QuoinProvider locale="zh-CN" messages={zhCN} theme="dark" density="compact" gainColour="red">
      <QuoinProvider theme="light">
        <SkipLink />
      </QuoinProvider>
      <QuoinProvider locale="de">
        <Figure kind="money" value="1234.50" />
        <Spinner />
      </QuoinProvider>
    </QuoinProvider>,
  );
  const getProvider = (element: HTMLElement) => element.closest('[data-quoin="QuoinProvider"]');
  const light = getProvider(screen.getByRole('link', { name: zhCN.SkipLink.toPage }));
  expect(light).toHaveAttribute('lang', 'zh-CN');
  expect(light).toHaveAttribute('data-quoin-theme', 'light');
  expect(light).toHaveAttribute('data-quoin-density', 'compact');
  expect(light).toHaveAttribute('data-quoin-gain', 'red');
  // Messages of another language are not inherited.
  const german = getProvider(screen.getByRole('status'));
  expect(german).toHaveTextContent('1.234,50');
  expect(german).toHaveTextContent('Loading');
  expect(german).toHaveAttribute('data-quoin-theme', 'dark');
});

test('a page is rendered on the server with its language and theme', () => {
  const html = renderToString(
    <QuoinProvider locale="zh-CN" theme="dark" messages={zhCN}>
      <SkipLink />
    </QuoinProvider>,
  );
  expect(html).toContain('lang="zh-CN"');
  expect(html).toContain('data-quoin-theme="dark"');
  expect(html).toContain('跳至主要内容');
});
