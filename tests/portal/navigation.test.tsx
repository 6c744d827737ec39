// How one gets from screen to screen: the address and the screen change together, and nobody is led where they did not go.
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { UNSAFE_createMemoryHistory, useLocation } from 'react-router-dom';
import { useParams } from '../../portal/src/app/place-context';
import { createPortalRouter, type Place } from '../../portal/src/app/portal-router';
import { PortalRoutes, ScreenHere } from '../../portal/src/app/PortalRoutes';
import { createStore } from '../../portal/src/app/store';
import { useHeldNavigation } from '../../portal/src/app/use-held-navigation';
import { loadCatalogue } from '../../portal/src/i18n/catalogue';
import { LanguageProvider } from '../../portal/src/i18n/LanguageProvider';

const Where = () => <p>at {useLocation().pathname}</p>;
const Product = () => <p>product {useParams()['id']}</p>;
const Broken = () => {
  throw new Error('This screen cannot be drawn');
};
function Form() {
  const held = useHeldNavigation(always);
  return held ? <button onClick={held.leave}>leave</button> : <p>form</p>;
}
const always = () => true;

/** A screen whose file comes when the test says so. */
function slow(Screen: ComponentType) {
  let come: () => void = () => undefined;
  const screen = () => new Promise<ComponentType>((done) => (come = () => done(Screen)));
  return { screen, come: () => act(async () => come()) };
}

async function open(places: Place[], at = '/go/a') {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [at] });
  const router = createPortalRouter({ history, places, basename: '/go' });
  const store = createStore({ here: () => '/', go: () => undefined });
  const first = { language: 'en' as const, catalogue: await loadCatalogue('en') };
  render(
    <Provider store={store}>
      <LanguageProvider first={first}>
        <PortalRoutes router={router}>
          <ScreenHere />
        </PortalRoutes>
      </LanguageProvider>
    </Provider>,
  );
  return { router, history };
}
const at = (path: string): Place => ({ path, screen: async () => Where });

test('the screen before stays, with its address, until the next one has come', async () => {
  const next = slow(Where);
  const { router } = await open([at('/a'), { path: '/b', screen: next.screen }]);
  await screen.findByText('at /a');
  void router.navigate('/b');
  expect(screen.getByText('at /a')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/go/a');
  await next.come();
  expect(await screen.findByText('at /b')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/go/b');
});

test('who goes elsewhere meanwhile stays there', async () => {
  const late = slow(Where);
  const { router, history } = await open([at('/a'), { path: '/b', screen: late.screen }, at('/c')]);
  await screen.findByText('at /a');
  void router.navigate('/b');
  await act(() => router.navigate('/c'));
  await late.come();
  expect(screen.getByText('at /c')).toBeInTheDocument();
  expect(history.index).toBe(1);
});

test('a place that leads elsewhere leaves no entry to come back to', async () => {
  const { router, history } = await open([at('/a'), { path: '/*', leadsTo: () => '/a' }], '/go/nowhere');
  expect(await screen.findByText('at /a')).toBeInTheDocument();
  expect(history.index).toBe(0);
  await act(() => router.navigate('/nowhere'));
  expect(router.state.location.pathname).toBe('/go/a');
});

test('what has a name in the path is a parameter, decoded', async () => {
  await open([{ path: '/products/:id', screen: async () => Product }], '/go/products/a%20b');
  expect(await screen.findByText('product a b')).toBeInTheDocument();
});

test('a screen that did not load says so, and is asked for again', async () => {
  const told = jest.fn();
  Object.assign(window, { reportError: told }); // jsdom has none
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(Where);
  const { router } = await open([at('/a'), { path: '/b', screen: load }]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/b'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not open');
  await act(() => router.navigate('/a'));
  await act(() => router.navigate('/b'));
  expect(screen.getByText('at /b')).toBeInTheDocument();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a screen that fails leaves the way open', async () => {
  jest.spyOn(console, 'error').mockImplementation(); // React tells what it caught
  const { router } = await open([at('/a'), { path: '/b', screen: async () => Broken }]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/b'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  await act(() => router.navigate('/a'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
});

test('who has something to lose is asked before the browser goes back, and goes on from where it was', async () => {
  const { router, history } = await open([at('/a'), { path: '/form', screen: async () => Form }]);
  await screen.findByText('at /a');
  await act(() => router.navigate('/form'));
  await act(async () => router.navigator.go(-1));
  const leave = await screen.findByRole('button', { name: 'leave' });
  expect(history.location.pathname).toBe('/go/form');
  await act(async () => leave.click());
  await waitFor(() => expect(history.location.pathname).toBe('/go/a'));
  expect(await screen.findByText('at /a')).toBeInTheDocument();
});
