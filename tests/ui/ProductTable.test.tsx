import { screen, within } from '@testing-library/react';
import { ProductTable, type ProductInTable } from '@quoin/ui';
import { show } from './in-quoin';

const harbour: ProductInTable = {
  id: 'harbour',
  href: '/products/harbour',
  name: 'Harbour Street Income Fund II',
  category: 'fixed_income',
  sector: 'Logistics',
  status: 'published',
  art: 'harbour',
  expectedAnnualizedReturn: '0.0825',
  minimumInvestment: '25000.00',
  lockUp: { count: 18, unit: 'months' },
  nextCloseDate: '2025-06-30',
};
const orbit: ProductInTable = {
  ...harbour,
  id: 'orbit',
  href: '/products/orbit',
  name: 'Northbeam Orbital Pre-IPO Access',
  status: 'upcoming',
  expectedAnnualizedReturn: null,
  nextCloseDate: null,
};

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each product is a row with its figures, and its name is a link', () => {
  show(<ProductTable products={[harbour, orbit]} />);
  expect(screen.getByRole('link', { name: orbit.name })).toHaveAttribute('href', '/products/orbit');
  expect(cells(/^Harbour/)).toEqual(['Open', '8.25%', '$25,000', '18 months', 'Jun 30, 2025']);
  expect(cells(/^Northbeam/)).toEqual(['Upcoming', 'Not stated', '$25,000', '18 months', '']);
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
});

test('the last column has what can be done with a product', () => {
  show(
    <ProductTable
      products={[harbour]}
      action={({ name }) => <button type="button">Compare {name}</button>}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Compare ${harbour.name}` })).toBeVisible();
});

test('the table keeps the order it is given, and says so in Chinese when it is empty', () => {
  const { update } = show(<ProductTable products={[orbit, harbour]} />, 'zh-CN');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
    'North',
    'Harbo',
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  update(<ProductTable products={[]} />);
  expect(screen.getByText('没有可显示的产品。')).toBeVisible();
});
