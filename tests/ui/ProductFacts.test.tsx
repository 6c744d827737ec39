import { screen } from '@testing-library/react';
import { ProductFacts, useProductFacts, type ProductFigures } from '@quoin/ui';
import { show } from './in-quoin';

function Facts({ product }: { product: ProductFigures }) {
  return <ProductFacts facts={useProductFacts(product)} />;
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('a product shows its published facts, with the date of its returns', () => {
  show(
    <Facts
      product={{
        inceptionAnnualizedReturn: '0.0791',
        valuationDate: '2025-03-31',
        marketCorrelation: 'mid',
        managers: ['Adler Port Capital', 'Reyes & Lin'],
        fundAum: '184500000.00',
      }}
    />,
  );
  expect(fact('Annualized return since inception')).toHaveTextContent('+7.91%As of March 31, 2025');
  expect(fact('Market correlation')).toHaveTextContent('Medium');
  expect(fact('Managers')).toHaveTextContent('Adler Port Capital and Reyes & Lin');
  expect(fact('Fund size')).toHaveTextContent('$184,500,000');
});

test('the list of eligible investors starts with the only capital letter that is not of a name', () => {
  show(<Facts product={{ eligibility: ['ira', 'us', 'international'] }} />);
  expect(fact('Eligibility')).toHaveTextContent(
    'Self-directed IRAs, US investors, and international investors',
  );
});

test('unpublished facts are omitted', () => {
  show(<Facts product={{ netIrr: null, lockUp: { count: 0, unit: 'months' } }} />, 'zh-CN');
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['锁定期']);
  expect(fact('锁定期')).toHaveTextContent('无');
});
