import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Figure, KeyFigures, type KeyFigureGroup } from '@quoin/ui';
import { show } from './in-quoin';

const money = (value: string, change = false) => <Figure kind="money" value={value} change={change} />;

const GAIN: KeyFigureGroup = {
  title: 'How the gain is calculated',
  figures: [
    { name: 'Net asset value', value: money('112480.55') },
    { name: 'Dividends received', sign: 'plus', value: money('6250.00') },
    { name: 'Contribution', sign: 'minus', value: money('100000.00') },
    { name: 'Net gain or loss', sign: 'equals', value: money('18730.55', true) },
  ],
};

test('the terms of an equation are listed with their signs, and its result last', () => {
  show(<KeyFigures lead={[{ name: 'NAV', value: money('112480.55') }]} groups={[GAIN]} />);
  const group = screen.getByRole('group', { name: 'How the gain is calculated' });
  expect(
    within(group)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Net asset value', '+ Dividends received', '\u2212 Contribution', '= Net gain or loss']);
  expect(within(group).getByText('Net gain or loss').parentElement?.nextElementSibling).toHaveTextContent(
    '+$18,730.55',
  );
});

test('a group without signs is a plain list', () => {
  const group = {
    title: 'Dates',
    figures: [{ name: 'Effective', value: 'March 1, 2022', note: 'New York' }],
  };
  const { container } = show(<KeyFigures lead={[]} groups={[group]} />);
  expect(container.querySelector('[data-equation]')).toBeNull();
  expect(screen.getByText('Effective').parentElement?.nextElementSibling).toHaveTextContent(
    'March 1, 2022New York',
  );
});

test('a figure with math is a button that opens it', async () => {
  const onShow = jest.fn();
  const math = { figure: 'current_nav', onShow } as const;
  show(<KeyFigures lead={[{ name: 'NAV', value: money('112480.55'), math }]} groups={[GAIN]} />);
  await userEvent.click(screen.getByRole('button', { name: /Show the math, Current NAV/ }));
  expect(onShow).toHaveBeenCalledWith('current_nav');
});
