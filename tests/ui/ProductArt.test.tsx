import { PRODUCT_CATEGORIES } from '@quoin/rules';
import { screen } from '@testing-library/react';
import { ProductArt } from '@quoin/ui';
import { show } from './in-quoin';

const drawn = (category: (typeof PRODUCT_CATEGORIES)[number], seed: string): string => {
  const { container, unmount } = show(<ProductArt category={category} seed={seed} />);
  const shapes = [...container.querySelectorAll('path')]
    .map((path) => `${path.dataset.tone} ${path.getAttribute('d')}`)
    .join(' ');
  unmount();
  return shapes;
};

test.each(PRODUCT_CATEGORIES)('a %s product always has its own picture', (category) => {
  const picture = drawn(category, `${category}-1`);
  expect(picture).not.toMatch(/NaN|undefined/);
  expect(drawn(category, `${category}-1`)).toBe(picture);
  expect(drawn(category, `${category}-2`)).not.toBe(picture);
});

test('forty products of a category look different, not only in their measures', () => {
  const pictures = Array.from({ length: 40 }, (_, index) => {
    const { container, unmount } = show(<ProductArt category="fixed_income" seed={`fund-${index}`} />);
    const paths = [...container.querySelectorAll('path')];
    const mirrored = container.querySelector('g')?.hasAttribute('transform');
    const kind = `${paths.map(({ dataset }) => dataset.tone).join(' ')} ${mirrored}`;
    const exact = paths.map((path) => path.getAttribute('d')).join(' ');
    unmount();
    return { kind, exact };
  });
  expect(new Set(pictures.map(({ exact }) => exact)).size).toBe(40);
  expect(new Set(pictures.map(({ kind }) => kind)).size).toBeGreaterThan(20);
});

test('the picture of a category itself is its own composition, as it is', () => {
  const { container } = show(<ProductArt category="crypto" seed="crypto" />);
  expect(container.querySelector('g')).not.toHaveAttribute('transform');
  const shapes = [...container.querySelectorAll('path')].flatMap(
    (path) => path.getAttribute('d')?.match(/M/g) ?? [],
  );
  expect(shapes).toHaveLength(4 * 7 * 3);
});

test('is decoration beside a name, and an image with a label', () => {
  const { update } = show(<ProductArt category="crypto" seed="crypto-1" />);
  expect(screen.queryByRole('img')).toBeNull();
  update(<ProductArt category="crypto" seed="crypto-1" label="Lattice of blocks" />);
  expect(screen.getByRole('img', { name: 'Lattice of blocks' })).toBeInTheDocument();
});
