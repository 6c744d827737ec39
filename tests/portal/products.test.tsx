import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import ProductScreen from '../../portal/src/journey/browse/ProductScreen';
import ProductsScreen from '../../portal/src/journey/browse/ProductsScreen';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { aProduct, investmentDetails, productDetail } from './a-product';
import { answerWith, errorReply, createToken } from './fake-api';
import { chooseOption } from '../ui/choose-option';
import { renderScreen } from './render-screen';

type Product = ReplyOf<'listProducts'>['items'][number];

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  sessionStorage.clear();
  removeToken();
});

const getList = (items: Product[], total = items.length) => ({
  json: { items, page: 1, page_size: 12, total },
});

test('filters and page are read from the URL, and invalid values are ignored', async () => {
  const sent = answerWith(() => getList([aProduct('p-1')], 30));
  await renderScreen(ProductsScreen, {
    path: '/products',
    at: '/products?category=crypto&status=nonsense&page=2',
  });
  expect(await screen.findByText('30 investments')).toBeInTheDocument();
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    category: 'crypto',
    page: '2',
    page_size: '12',
    country: 'US',
  });
});

test('selecting a filter puts it in the URL and returns to the first page', async () => {
  answerWith(() => getList([aProduct('p-1')], 30));
  const { person, places } = await renderScreen(ProductsScreen, {
    path: '/products',
    at: '/products?page=2',
  });
  await person.click(await screen.findByRole('button', { name: 'Crypto' }));
  await waitFor(() => expect(places.at(-1)).toBe('/products?category=crypto'));
});

test('search, order and view are in the URL, and a filter keeps them', async () => {
  const sent = answerWith(() => getList([aProduct('p-1')], 30));
  const { person, places } = await renderScreen(ProductsScreen, {
    path: '/products',
    at: '/products?category=crypto&page=2',
  });
  await person.type(await screen.findByRole('searchbox', { name: 'Search by name' }), ' orchard {Enter}');
  expect(places.at(-1)).toBe('/products?category=crypto&search=orchard');
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Closing soon');
  expect(places.at(-1)).toBe('/products?category=crypto&search=orchard&sort=closing_soon');
  await waitFor(() =>
    expect(Object.fromEntries(sent.at(-1)?.query ?? [])).toEqual({
      category: 'crypto',
      search: 'orchard',
      sort: 'closing_soon',
      page: '1',
      page_size: '12',
      country: 'US',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Real estate' }));
  expect(places.at(-1)).toBe('/products?category=real_estate&search=orchard&sort=closing_soon');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(places.at(-1)).toBe('/products?category=real_estate&sort=closing_soon');
});

test('the table view has the same products, keeps the page, and is shareable', async () => {
  answerWith(() => getList([aProduct('p-1')], 30));
  const { person, places } = await renderScreen(ProductsScreen, {
    path: '/products',
    at: '/products?page=2',
  });
  const asTable = await screen.findByRole('button', { name: 'Table' });
  expect(asTable).toHaveAttribute('aria-pressed', 'false');
  await person.click(asTable);
  expect(places.at(-1)).toBe('/products?view=table&page=2');
  const table = await screen.findByRole('table', { name: 'Investments' });
  const row = within(table).getByRole('row', { name: /^Fund p-1/ });
  expect(row).toHaveTextContent('9.25%');
  expect(row).toHaveTextContent('$50,000');
  expect(within(row).getByRole('checkbox', { name: 'Compare Fund p-1' })).toBeEnabled();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cards' }));
  expect(places.at(-1)).toBe('/products?page=2');
  expect(await screen.findByRole('article', { name: 'Fund p-1' })).toBeVisible();
});

test('an invalid order or view in the URL is ignored', async () => {
  const sent = answerWith(() => getList([aProduct('p-1')]));
  await renderScreen(ProductsScreen, { path: '/products', at: '/products?sort=name&view=map&search=%20' });
  expect(await screen.findByRole('article', { name: 'Fund p-1' })).toBeVisible();
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({ page: '1', page_size: '12', country: 'US' });
});

test('the next page starts at its first card, and the pagination stays while it loads', async () => {
  const held = () => new Promise<never>(() => undefined);
  answerWith(({ query }) => (query.get('page') === '2' ? held() : getList([aProduct('p-1')], 30)));
  const { person, places } = await renderScreen(ProductsScreen, { path: '/products' });
  await person.click(await screen.findByRole('button', { name: /Next/ }));
  expect(places.at(-1)).toBe('/products?page=2');
  expect(screen.getByRole('region', { name: 'Investments' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /Next/ })).toBeInTheDocument();
});

test('a visitor selects a residence, which is saved and sent; an account has its own', async () => {
  const sent = answerWith(() => getList([aProduct('p-1')]));
  const { person } = await renderScreen(ProductsScreen, { path: '/products' });
  await chooseOption(await screen.findByLabelText(/^Your residence/), 'Canada', person);
  await waitFor(() => expect(sent.at(-1)?.query.get('country')).toBe('CA'));
  expect(localStorage.getItem('quoin.residence')).toBe('CA');
});

test('a signed-in user sees neither the residence field nor the sign-in prompt', async () => {
  writeToken(createToken('session-1'));
  const sent = answerWith(() => getList([aProduct('p-1')]));
  await renderScreen(ProductsScreen, { path: '/products' });
  await screen.findByText('1 investment');
  expect(sent[0]?.query.has('country')).toBe(false);
  expect(screen.queryByLabelText(/^Your residence/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Sign in to see terms/)).not.toBeInTheDocument();
});

test('an account filters by its own applications, a visitor has no such filter', async () => {
  answerWith(() => getList([aProduct('p-1')]));
  const visitor = await renderScreen(ProductsScreen, { path: '/products' });
  await screen.findByText('1 investment');
  expect(screen.queryByLabelText('My application')).not.toBeInTheDocument();
  visitor.unmount();
  writeToken(createToken('session-1'));
  const sent = answerWith(() => getList([aProduct('p-1')]));
  const { person, places } = await renderScreen(ProductsScreen, { path: '/products' });
  await person.selectOptions(await screen.findByLabelText('My application'), 'Incomplete');
  await person.selectOptions(screen.getByLabelText('Asset class'), 'Real estate');
  expect(places.at(-1)).toBe('/products?application=incomplete&asset_class=real_estate');
  await waitFor(() => expect(sent.at(-1)?.query.get('asset_class')).toBe('real_estate'));
});

test('a URL with a page past the last shows the last', async () => {
  answerWith(({ query }) => getList(query.get('page') === '3' ? [aProduct('p-1')] : [], 30));
  const { places } = await renderScreen(ProductsScreen, { path: '/products', at: '/products?page=9' });
  expect(await screen.findByText('Fund p-1')).toBeInTheDocument();
  expect(places.at(-1)).toBe('/products?page=3');
});

test('no product fits: search and filters can be cleared', async () => {
  answerWith(({ query }) => getList(query.has('category') || query.has('search') ? [] : [aProduct('p-1')]));
  const { person } = await renderScreen(ProductsScreen, {
    path: '/products',
    at: '/products?category=crypto&search=nothing',
  });
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Fund p-1')).toBeInTheDocument();
});

test('a list that fails to load can be loaded again', async () => {
  let answers = false;
  answerWith(() => (answers ? getList([aProduct('p-1')]) : 'no network'));
  const { person } = await renderScreen(ProductsScreen, { path: '/products' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
  answers = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fund p-1')).toBeInTheDocument();
});

test.each([
  ['button', 'Sign in to invest', 'sign_in'],
  ['link', 'Sign in', 'sign_in'],
  ['button', 'Sign in to reserve', 'sign_in_to_reserve'],
] as const)('by the %s “%s” a visitor signs in and returns to this product', async (role, name, action) => {
  const sent = answerWith(() => ({ json: productDetail({ action }) }));
  const { person, places } = await renderScreen(ProductScreen, {
    path: '/products/:id',
    at: '/products/p-1',
  });
  expect(await screen.findByText(/Sign in to see terms, documents and webinars/)).toBeInTheDocument();
  await person.click(screen.getByRole(role, { name }));
  expect(places.at(-1)).toBe('/auth/login');
  expect(sessionStorage.getItem('quoin.page_before_login')).toMatch(/ \/products\/p-1$/);
  expect(sent.some(({ path }) => path.endsWith('/materials'))).toBe(false);
});

test.each([
  ['closed', 'This product no longer accepts commitments.'],
  ['switch_residence', /Residents of your country cannot invest in this product/],
] as const)('a product that is %s shows its status and offers no investment', async (action, messages) => {
  answerWith(() => ({ json: productDetail({ action }) }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  expect(await screen.findByText(messages)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /invest/i })).not.toBeInTheDocument();
});

test.each([
  ['US', 'New here? Registration takes two minutes.'],
  [
    'JP',
    'Sign-up is not open yet where you live (Japan). If you have an invitation and an account, sign in.',
  ],
] as const)('a visitor from %s is not offered sign-up where it is not open', async (country, note) => {
  localStorage.setItem('quoin.residence', country);
  answerWith(() => ({ json: productDetail({ action: 'sign_in' }) }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  const panel = await screen.findByRole('region', { name: 'Open for investment' });
  expect(panel).toHaveTextContent(note);
});

test('the primary action of a visitor on a product page is to sign in to invest', async () => {
  answerWith(() => ({ json: productDetail({ action: 'sign_in' }) }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  const toInvest = await screen.findByRole('button', { name: 'Sign in to invest' });
  expect(toInvest).toHaveAttribute('data-variant', 'primary');
  const toRead = await screen.findByRole('link', { name: 'Sign in' });
  expect(toRead).toHaveAttribute('data-variant', 'secondary');
});

test('other open products are labelled as such, not as viewed by others', async () => {
  answerWith(() => ({ json: { ...productDetail({ action: 'sign_in' }), trending: [aProduct('p-2')] } }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  expect(await screen.findByRole('heading', { name: 'Other open investments' })).toBeInTheDocument();
  expect(screen.getByText('Fund p-2')).toBeInTheDocument();
});

test('the list of investors that a product is open to reads as one sentence', async () => {
  const detail = productDetail({ action: 'sign_in' });
  answerWith(() => ({ json: { ...detail, eligibility: ['us', 'international'] } }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  expect(await screen.findByText('US investors, international investors')).toBeInTheDocument();
});

test('the prior performance of the manager appears with the manager and a disclaimer', async () => {
  const details = investmentDetails({
    managers: [{ total_aum: null, prior_performance: 'Fund I (2009): 9.1% net.' }],
  });
  answerWith(() => ({ json: { ...productDetail({ action: 'switch_residence' }), details } }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  expect(await screen.findByText('Performance of prior funds')).toBeInTheDocument();
  expect(screen.getByText('Fund I (2009): 9.1% net.')).toBeInTheDocument();
  expect(screen.getByText(/Past performance does not predict future results/)).toBeInTheDocument();
});

test('each of several managers has its own section', async () => {
  const detail = productDetail({ action: 'sign_in' });
  const second = { name: 'Reyes & Lin', about: 'Two partners.' };
  answerWith(() => ({ json: { ...detail, managers: [...detail.managers, second] } }));
  await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  expect(await screen.findByRole('heading', { name: 'About the managers' })).toBeInTheDocument();
  for (const name of ['Harbor Partners', 'Reyes & Lin'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
});

test('a visitor whose residence is not admitted can switch it on the page', async () => {
  const sent = answerWith(({ query }) => ({
    json: productDetail({ action: query.get('country') === 'CA' ? 'sign_in' : 'switch_residence' }),
  }));
  const { person } = await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  await chooseOption(await screen.findByLabelText(/^Your residence/), 'Canada', person);
  expect(await screen.findByRole('button', { name: 'Sign in to invest' })).toBeInTheDocument();
  expect(sent.at(-1)?.query.get('country')).toBe('CA');
});

test.each([
  ['en', 'Product not found'],
  ['zh-CN', '未找到该产品'],
] as const)('in %s a missing product shows a message', async (language, messages) => {
  answerWith(() => errorReply('not_found'));
  await renderScreen(ProductScreen, { language, path: '/products/:id', at: '/products/nope' });
  expect(await screen.findByText(messages)).toBeInTheDocument();
});
