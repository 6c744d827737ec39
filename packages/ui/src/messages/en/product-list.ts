// Messages of a product list: its cards and filters.
import { list, pluralize } from '../english-grammar';

export const ProductCard = {
  expectedReturn: 'Expected annualized return',
  minimumInvestment: 'Minimum investment',
  residence: 'Investor residence',
  lockUp: 'Lock-up period',
  months: (many: number) => pluralize(many, 'month'),
  years: (many: number) => pluralize(many, 'year'),
  noLockUp: 'None',
  anyResidence: 'Any country',
  residences: list,
  moreResidences: (names: readonly string[], more: number) => `${names.join(', ')}, and ${more} more`,
  seeDetails: 'See details',
};

export const ProductTable = {
  caption: 'Products',
  name: 'Product',
  status: 'Status',
  nextClose: 'Next close',
  actions: 'Actions',
  empty: 'No products to show.',
};

export const CountrySelect = {
  first: 'United States and Canada',
  all: 'All other countries and regions',
  unlisted: 'Choose a country or region from the list',
};

export const FilterBar = { any: 'Any', all: 'All', clear: 'Clear all' };
