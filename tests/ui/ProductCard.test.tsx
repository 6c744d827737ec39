import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ProductCard, Tag, type ProductOnCard } from '@quoin/ui';
import { show } from './in-quoin';

const product: ProductOnCard = {
  name: 'Harbour Street Income Fund II',
  summary: 'Senior loans on logistics buildings.',
  category: 'fixed_income',
  sector: 'Logistics',
  status: 'published',
  art: 'fixed_income-2',
  expectedAnnualizedReturn: '0.0825',
  minimumInvestment: '25000.00',
  allowedCountries: ['US', 'CA'],
  lockUp: { count: 18, unit: 'months' },
};

const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('a card shows return, minimum, residence and lock-up of its product', () => {
  show(<ProductCard product={product} href="/products/p1" />);
  expect(screen.getByText('Open')).toBeVisible();
  expect(fact('Expected annualized return')).toHaveTextContent('8.25%');
  expect(fact('Minimum investment')).toHaveTextContent('$25,000');
  expect(fact('Investor residence')).toHaveTextContent('United States and Canada');
  expect(fact('Lock-up period')).toHaveTextContent('18 months');
});

test('the same card in Chinese', () => {
  show(<ProductCard product={product} href="/products/p1" />, 'zh-CN');
  expect(screen.getByText('开放认购')).toBeVisible();
  expect(fact('投资者居住地')).toHaveTextContent('美国和加拿大');
  expect(fact('锁定期')).toHaveTextContent('18 个月');
});

test('the card is one link, named by the product, which a router can render', () => {
  show(
    <ProductCard
      product={product}
      href="/products/p1"
      renderLink={({ href, children }) => (
        <a href={href} data-router>
          {children}
        </a>
      )}
    />,
  );
  const link = within(screen.getByRole('article', { name: product.name })).getByRole('link');
  expect(link).toHaveAccessibleName('Harbour Street Income Fund II');
  expect(link).toHaveAttribute('href', '/products/p1');
  expect(link).toHaveAttribute('data-router');
});

test('a product without a published return, lock-up or country rule shows this', () => {
  show(
    <ProductCard
      product={{
        ...product,
        expectedAnnualizedReturn: null,
        allowedCountries: [],
        lockUp: { count: 0, unit: 'years' },
      }}
      href="#"
    />,
  );
  expect(fact('Expected annualized return')).toHaveTextContent('Not stated');
  expect(fact('Investor residence')).toHaveTextContent('Any country');
  expect(fact('Lock-up period')).toHaveTextContent('None');
});

test('a long list of countries is truncated with a count', () => {
  show(<ProductCard product={{ ...product, allowedCountries: ['US', 'CA', 'SG', 'CN', 'HK'] }} href="#" />);
  expect(fact('Investor residence')).toHaveTextContent('United States, Canada, and 3 more');
});

test('a card shows a picture, a badge and an action of the app beside its link', async () => {
  const onCompare = jest.fn();
  show(
    <ProductCard
      product={product}
      href="/products/p1"
      image={<img alt="Harbor at night" src="/harbor.webp" />}
      badge={<Tag>New</Tag>}
      action={<Button onClick={onCompare}>Compare</Button>}
    />,
  );
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: 'Harbor at night' })).toBeVisible();
  expect(card.querySelector('[data-quoin="ProductArt"]')).toBeNull();
  expect(within(card).getByText('New')).toBeVisible();
  const button = within(card).getByRole('button', { name: 'Compare' });
  expect(button.closest('a')).toBeNull();
  await userEvent.click(button);
  expect(onCompare).toHaveBeenCalled();
});

test.each([
  ['EUR', 'en', 'Minimum investment', '€25,000'],
  ['CNY', 'zh-CN', '最低投资额', '¥25,000'],
  ['eur', 'en', 'Minimum investment', '—'],
] as const)('a minimum in %s is shown in %s', (currency, locale, name, amount) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<ProductCard product={{ ...product, currency }} href="#" />, locale);
  expect(fact(name)).toHaveTextContent(amount);
});
