// A separate file, because styles are inserted only once, by the first test that renders them.
import { act, render, screen, waitFor } from '@testing-library/react';
import { Button, QuoinProvider } from '@quoin/ui';
import { NavChart, type NavChartProps, type NavValuation } from '@quoin/ui/charts';
import { afterDrawing, mockDrawn } from './drawn-chart';

const valuations: NavValuation[] = [
  { date: '2024-03-31', nav: '97402.88', contribution: '100000.00' },
  { date: '2025-03-31', nav: '112480.55', contribution: '100000.00' },
];

/** A page has buttons before any chart. */
const pageWith = (chart: NavChartProps) => (
  <QuoinProvider>
    <Button>Export</Button>
    <NavChart {...chart} />
  </QuoinProvider>
);

/** styled-components inserts each rule as a separate text node. */
const rules = () =>
  [...document.querySelectorAll('style')].flatMap(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent ?? ''),
  );

test('a chart adds no conditional rule after its frame, which would restyle the whole page', async () => {
  const { rerender } = render(pageWith({ valuations: [], loading: true }));
  const before = new Set(rules());
  rerender(pageWith({ valuations }));
  await waitFor(() => expect(mockDrawn).toHaveBeenCalled());
  afterDrawing();
  act(() => screen.getByRole('slider').focus());
  expect(document.querySelector('[data-part="line"]')).not.toBeNull();
  const late = rules().filter((rule) => !before.has(rule));
  expect(late.length).toBeGreaterThan(20);
  expect(late.filter((rule) => rule.startsWith('@'))).toEqual([]);
});
