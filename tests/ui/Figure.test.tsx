import { render, screen } from '@testing-library/react';
import { Figure, QuoinProvider } from '@quoin/ui';

const shown = (figure: React.ReactElement, locale: 'en' | 'zh-CN' = 'en') => {
  render(<QuoinProvider locale={locale}>{figure}</QuoinProvider>);
  return screen.getByTestId('figure');
};

test('a loss has a minus, an arrow and a text, not only a colour', () => {
  const figure = shown(<Figure data-testid="figure" kind="money" value="-1250.00" change />);
  expect(figure).toHaveTextContent('\u2212$1,250.00');
  expect(figure).toHaveAttribute('data-direction', 'loss');
  expect(figure.querySelector('svg')).not.toBeNull();
});

test('a gain has a plus', () => {
  const figure = shown(<Figure data-testid="figure" kind="percent" value="0.1423" change />);
  expect(figure).toHaveTextContent('+14.23%');
  expect(figure).toHaveAttribute('data-direction', 'gain');
});

test('zero change is neither gain nor loss', () => {
  const figure = shown(<Figure data-testid="figure" kind="money" value="0.00" change />);
  expect(figure).toHaveTextContent('$0.00');
  expect(figure).not.toHaveAttribute('data-direction');
});

test('a negative amount that is not a change has a minus and no direction', () => {
  const figure = shown(<Figure data-testid="figure" kind="money" value="-12.00" />);
  expect(figure).toHaveTextContent('\u2212$12.00');
  expect(figure).not.toHaveAttribute('data-direction');
});

test('an unknown figure is an em dash', () => {
  expect(shown(<Figure data-testid="figure" kind="money" value={undefined} change />)).toHaveTextContent('—');
});

test('US dollars and other dollars are distinguished in Chinese', () => {
  expect(shown(<Figure data-testid="figure" kind="money" value="500.00" />, 'zh-CN')).toHaveTextContent(
    'US$500.00',
  );
});

test('a formatted figure shows as unknown and is logged for developers', () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(shown(<Figure data-testid="figure" kind="money" value="$50,000" />)).toHaveTextContent('—');
  expect(warning).toHaveBeenCalledWith(
    expect.stringContaining('Figure: cannot show "$50,000". Give it a decimal string'),
  );
  warning.mockRestore();
});
