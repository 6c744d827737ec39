import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { AmountField } from '@quoin/ui';
import { dollarMask, fitted } from '../../packages/ui/src/fields/formatted-input';
import { show } from './in-quoin';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /commitment/i });

test('thousands are grouped while the amount is typed, and the wire string goes out', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.type(box(), '50000');
  expect(box()).toHaveValue('50,000');
  expect(onChange).toHaveBeenLastCalledWith('50000.00');
});

test('cents are kept as typed and finished on leaving', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.type(box(), '1234.5');
  expect(box()).toHaveValue('1,234.5');
  await userEvent.tab();
  expect(box()).toHaveValue('1,234.50');
  expect(onChange).toHaveBeenLastCalledWith('1234.50');
});

test('a saved amount is shown and can be changed by its parent', async () => {
  const { update } = show(<AmountField label="Commitment" value="50000.00" />);
  expect(box()).toHaveValue('50,000');
  update(<AmountField label="Commitment" value="75000.00" />);
  expect(box()).toHaveValue('75,000');
});

test('clearing the amount sends an empty text', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" defaultValue="50000.00" onChange={onChange} />);
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith('');
});

test.each([
  ['$50,000.00', '50,000.00'],
  ['５００００', '50,000'],
  [' 50000 ', '50,000'],
])('%s can be pasted', async (pasted, shown) => {
  show(<AmountField label="Commitment" />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  expect(box()).toHaveValue(shown);
});

test.each(['50.000,00', '50000,00', '-5', 'fifty'])('%s is refused, not misread', async (pasted) => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  expect(box()).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

test('a figure put in the middle keeps the caret beside it', async () => {
  show(<AmountField label="Commitment" defaultValue="51000.00" />);
  await userEvent.type(box(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('521,000');
  expect(box().selectionStart).toBe(2);
});

test('backspace behind a comma takes the figure before it', async () => {
  show(<AmountField label="Commitment" defaultValue="51000.00" />);
  await userEvent.type(box(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box()).toHaveValue('5,000');
  expect(box().selectionStart).toBe(1);
});

test('what is typed survives a parent that sends the same value back', async () => {
  function Form() {
    const [amount, setAmount] = useState('');
    return <AmountField label="Commitment" value={amount} onChange={setAmount} />;
  }
  show(<Form />);
  await userEvent.type(box(), '1000.');
  expect(box()).toHaveValue('1,000.');
  await userEvent.keyboard('25');
  expect(box()).toHaveValue('1,000.25');
});

test('the hint says minimum and multiple in the language of the page', () => {
  const field = <AmountField label="Commitment" minimum="50000.00" multiple="1000.00" />;
  const { update } = show(field);
  expect(box()).toHaveAccessibleDescription('At least $50,000, in multiples of $1,000.');
  update(field, 'zh-CN');
  expect(box()).toHaveAccessibleDescription(/不低于 .*50,000，且须为 .*1,000 的整数倍。/);
});

test('the mask is stable: what it has grouped it leaves alone, and no digit is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (dollars) => {
      const grouped = fitted(String(dollars), dollarMask);
      expect(grouped.replaceAll(',', '')).toBe(String(dollars));
      expect(fitted(grouped, dollarMask)).toBe(grouped);
    }),
  );
});

describe('what is asked of an amount', () => {
  const asked = { minimum: '50000.00', maximum: '250000.00', multiple: '1000.00' };

  test('stands in the hint', () => {
    show(<AmountField label="Commitment" {...asked} />);
    expect(box()).toHaveAccessibleDescription('At least $50,000, at most $250,000, in multiples of $1,000.');
  });

  test.each([
    ['49000', 'Enter at least $50,000'],
    ['50000', undefined],
    ['50500', 'Enter a multiple of $1,000'],
    ['250000', undefined],
    ['251000', 'Enter at most $250,000'],
  ])('%s, once left: %s', async (typed, said) => {
    show(<AmountField label="Commitment" {...asked} />);
    await userEvent.type(box(), typed);
    expect(box()).toBeValid();
    await userEvent.tab();
    if (said) expect(box()).toHaveAccessibleDescription(new RegExp(said.replace('$', '\\$')));
    else expect(box()).toBeValid();
  });
});
