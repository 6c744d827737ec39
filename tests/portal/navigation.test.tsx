// Navigation: URL and screen change together, unsaved changes block it, and error pages offer a way to continue.
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  Outlet,
  redirect,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { ErrorPage } from '../../portal/src/shell/ErrorPage';
import { createStore } from '../../portal/src/shell/store';
import { useNavigationGuard } from '../../portal/src/flow/use-navigation-guard';
import { loadCatalogue } from '../../portal/src/i18n/catalogue';
import { LanguageProvider } from '../../portal/src/i18n/LanguageProvider';

const Where = () => <p>at {useLocation().pathname}</p>;
const Broken = () => {
  throw new Error('This screen fails to render');
};
function Form() {
  const blocked = useNavigationGuard(always);
  return blocked ? (
    <>
      <button onClick={blocked.leave}>leave</button>
      <button onClick={blocked.stay}>stay</button>
    </>
  ) : (
    <p>form</p>
  );
}
const always = () => true;

async function open(routes: RouteObject[], at = '/go/a') {
  const router = createMemoryRouter(routes, { initialEntries: [at], basename: '/go' });
  const store = createStore({ here: () => '/', go: () => undefined });
  const first = { language: 'en' as const, catalogue: await loadCatalogue('en') };
  render(
    <Provider store={store}>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </Provider>,
  );
  return router;
}
const at = (path: string, Component: ComponentType = Where): RouteObject => ({
  path,
  Component,
  ErrorBoundary: ErrorPage,
});

test('the previous screen stays, with its URL, until the next has loaded', async () => {
  let finish: () => void = () => undefined;
  const lazy = () =>
    new Promise<{ Component: ComponentType }>((resolve) => {
      finish = () => resolve({ Component: Where });
    });
  const router = await open([at('/a'), { path: '/b', lazy }]);
  await screen.findByText('at /a');
  await act(async () => void router.navigate('/b'));
  expect(screen.getByText('at /a')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/go/a');
  await act(async () => finish());
  expect(await screen.findByText('at /b')).toBeInTheDocument();
});

test('a redirect leaves no history entry', async () => {
  const router = await open([at('/a'), at('/c'), { path: '/*', loader: () => redirect('/a') }], '/go/c');
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('at /c')).toBeInTheDocument();
});

test('a screen that fails to load shows the error page in the frame, and the menu still works', async () => {
  const Frame = () => (
    <>
      <p>frame</p>
      <Outlet />
    </>
  );
  const lazy = () => Promise.reject(new Error('404'));
  const screens = [at('/a'), { path: '/b', lazy }];
  const router = await open([
    { Component: Frame, children: [{ ErrorBoundary: ErrorPage, children: screens }] },
  ]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/b'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be opened');
  expect(screen.getByText('frame')).toBeInTheDocument();
  await act(() => router.navigate('/a'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
});

test('a screen that fails to render shows the error page, and the menu still works', async () => {
  jest.spyOn(console, 'error').mockImplementation(); // React and react-router log caught errors
  const router = await open([at('/a'), at('/b', Broken)]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/b'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page could not be opened');
  await act(() => router.navigate('/a'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
});

test('unsaved changes block the browser’s Back until the user decides', async () => {
  const router = await open([at('/a'), at('/form', Form)]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/form'));
  await act(async () => void router.navigate(-1));
  await act(async () => (await screen.findByRole('button', { name: 'stay' })).click());
  expect(await screen.findByText('form')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/go/form');
  await act(async () => void router.navigate(-1));
  await act(async () => (await screen.findByRole('button', { name: 'leave' })).click());
  await waitFor(() => expect(router.state.location.pathname).toBe('/go/a'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
});

test('another step of the same flow is not blocked', async () => {
  const router = await open([at('/a'), at('/form', Form)], '/go/form?step=one');
  await act(() => router.navigate('/form?step=two'));
  expect(router.state.location.search).toBe('?step=two');
});
