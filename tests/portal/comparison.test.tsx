// Product comparison: selected on cards, kept in the URL, limited to what the user may see.
import { screen, waitFor, within } from '@testing-library/react';
import ComparisonScreen from '../../portal/src/journey/browse/compare/ComparisonScreen';
import ProductsScreen from '../../portal/src/journey/browse/ProductsScreen';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { aProduct, investmentDetails, materials, productDetail } from './a-product';
import { answerWith, errorReply, createToken, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  sessionStorage.clear();
  removeToken();
});

const catalogue = () => {
  const items = ['p-1', 'p-2', 'p-3', 'p-4'].map(aProduct);
  return { json: { items, page: 1, page_size: 12, total: items.length } };
};

function answer({ path }: SentRequest) {
  const [, id = '', materialsOf] = /^\/v1\/products\/([^/]+)(\/materials)?$/.exec(path) ?? [];
  if (id === 'gone') return errorReply('not_found');
  if (materialsOf) return { json: materials };
  return { json: productDetail({ id, action: id === 'p-2' ? 'switch_residence' : 'invest' }) };
}

const compare = (at: string) => renderScreen(ComparisonScreen, { path: '/products/compare', at });
const getRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('three products are selected by keyboard, a fourth is not, and the selection survives a reload', async () => {
  answerWith(catalogue);
  const { person, places } = await renderScreen(ProductsScreen, { path: '/products' });
  const pick = (id: string) => screen.findByRole('checkbox', { name: `Compare Fund ${id}` });
  (await pick('p-1')).focus();
  await person.keyboard(' ');
  expect(screen.getByText(/Select one more to compare/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await person.click(await pick('p-2'));
  await person.click(await pick('p-3'));
  expect(await pick('p-4')).toBeDisabled();
  expect(localStorage.getItem('quoin.compared')).toContain('p-1,p-2,p-3');
  await person.click(screen.getByRole('link', { name: 'Compare' }));
  expect(places.at(-1)).toBe('/products/compare?ids=p-1,p-2,p-3');
});

test('a visitor sees the public facts and a link to sign in', async () => {
  const sent = answerWith(answer);
  await compare('/products/compare?ids=p-1,p-2');
  await waitFor(() => expect(getRow('Minimum investment').getAllByText('50,000')).toHaveLength(2));
  expect(getRow('Availability').getByText('Not offered where you live')).toBeInTheDocument();
  for (const name of [/^Management fee/, /^Fund size/, /^Assets under management/, /^Net IRR/])
    expect(screen.queryByRole('row', { name })).not.toBeInTheDocument();
  expect(screen.getByText(/Sign in to see terms/)).toBeInTheDocument();
  expect(sent.some(({ path }) => path.endsWith('/materials'))).toBe(false);
});

test('with several managers each amount names its manager', async () => {
  writeToken(createToken('session-1'));
  const managers = ['Lantern Capital', 'Reyes & Lin'].map((name) => ({ name, about: '' }));
  const details = investmentDetails({
    managers: ['640000000.00', null].map((total_aum) => ({ total_aum, prior_performance: null })),
  });
  answerWith(({ path }) => ({
    json: {
      ...productDetail({ action: 'switch_residence' }),
      ...(path.endsWith('p-1') && { managers, details }),
    },
  }));
  await compare('/products/compare?ids=p-1,p-2');
  await waitFor(() =>
    expect(getRow('Manager').getByText('Lantern Capital, Reyes & Lin')).toBeInTheDocument(),
  );
  const assets = getRow('Assets under management');
  expect(assets.getByText('Lantern Capital').parentElement).toHaveTextContent('$640,000,000');
  expect(assets.getByText('Reyes & Lin')).toBeInTheDocument();
  expect(assets.queryByText('Harbor Partners')).not.toBeInTheDocument(); // with one manager, the name is not repeated
});

test('a signed-in investor also sees the fees and terms, except for a product for other residences', async () => {
  writeToken(createToken('session-1'));
  const sent = answerWith(answer);
  await compare('/products/compare?ids=p-1,p-2');
  expect(
    await screen.findByText('1.50% per year, for at most 3 years, on top of the investment'),
  ).toBeInTheDocument();
  expect(getRow('Performance fee').getByText('10.00% of gains above 5.00% per year')).toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith('/materials')).map(({ path }) => path)).toEqual([
    '/v1/products/p-1/materials',
  ]);
});

test('a missing product shows a message, the others stay, and it can be removed from the URL', async () => {
  answerWith(answer);
  const { person, places } = await compare('/products/compare?ids=p-1,gone,p-1,%3Cb%3E');
  expect(await screen.findByText('Investment “gone” not found')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fund p-1' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Remove gone' }));
  expect(places.at(-1)).toBe('/products/compare?ids=p-1');
});

test.each(['/products/compare', '/products/compare?ids=', '/products/compare?ids=%00,..'])(
  '%s shows no comparison but a link to the catalogue',
  async (at) => {
    const sent = answerWith(answer);
    await compare(at);
    expect(screen.getByText('Nothing to compare yet')).toBeInTheDocument();
    expect(sent).toEqual([]);
  },
);
