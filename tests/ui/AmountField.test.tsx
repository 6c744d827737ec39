import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { AmountField } from '@quoin/ui';
import { show } from './in-quoin';
import { edit } from './typing';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /commitment/i });

test('thousands are grouped during typing, and the value is in wire format', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.type(box(), '50000');
  expect(box()).toHaveValue('50,000');
  expect(onChange).toHaveBeenLastCalledWith('50000.00');
});

test('cents are kept as typed and completed on blur', async () => {
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

test('clearing the amount reports an empty string', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" defaultValue="50000.00" onChange={onChange} />);
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith('');
});

test.each([
  ['$50,000.00', '50,000.00'],
  ['５００００', '50,000'],
  [' 50000 ', '50,000'],
  ['US$50,000', '50,000'],
  ['50\u00a0000', '50,000'],
  ['1000,00', '1,000.00'],
  ['250.000,00', '250,000.00'],
])('%s can be pasted and is reformatted on blur', async (pasted, shown) => {
  show(<AmountField label="Commitment" />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(box()).toHaveValue(shown);
  expect(box()).toBeValid();
});

test.each([
  ['en', 'Enter an amount such as 1,234.56'],
  ['zh-CN', '请输入金额，例如 1,234.56'],
] as const)(
  'in %s, an ambiguous amount stays, and the field explains the format',
  async (locale, message) => {
    const onChange = jest.fn();
    show(<AmountField label="Commitment" onChange={onChange} />, locale);
    await userEvent.type(box(), '50k');
    expect(box()).toBeValid();
    await userEvent.tab();
    expect(box()).toHaveValue('50k');
    expect(box()).toHaveAccessibleDescription(message);
    expect(onChange).toHaveBeenLastCalledWith('50k');
  },
);

test('1000,00 typed by key is one thousand dollars, 1,000,000 is one million', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.type(box(), '1000,00');
  expect(box()).toHaveValue('1000,00');
  expect(onChange).toHaveBeenLastCalledWith('1000.00');
  await userEvent.clear(box());
  await userEvent.type(box(), '1,000,000');
  expect(box()).toHaveValue('1,000,000');
  expect(onChange).toHaveBeenLastCalledWith('1000000.00');
});

test('a digit after a grouped number continues the number', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" onChange={onChange} />);
  await userEvent.type(box(), '5,0000');
  expect(box()).toHaveValue('50,000');
  expect(onChange).toHaveBeenLastCalledWith('50000.00');
  await userEvent.type(box(), '0,0');
  expect(box()).toHaveValue('500000,0');
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription('Enter an amount such as 1,234.56');
});

test('a grouped number typed digit by digit equals the number without separators', async () => {
  const groups = fc.tuple(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.array(fc.stringMatching(/^\d{3}$/), { minLength: 1, maxLength: 3 }),
    fc.stringMatching(/^\d{0,2}$/), // a partial last group, from a longer number
  );
  await fc.assert(
    fc.asyncProperty(groups, fc.constantFrom(',', ' ', "'"), async ([first, others, more], separator) => {
      const onChange = jest.fn();
      const { unmount } = show(<AmountField label="Commitment" onChange={onChange} />);
      await userEvent.type(box(), [first, ...others].join(separator) + more);
      await userEvent.tab();
      const whole = first + others.join('') + more;
      const isAmount = whole.length <= 12;
      if (isAmount) {
        expect(onChange).toHaveBeenLastCalledWith(`${whole}.00`);
        expect(box().value.replaceAll(',', '')).toBe(whole);
        expect(box()).toBeValid();
      } else expect(box()).toBeInvalid();
      unmount();
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['51000', '1', 1, 3, '51,000'],
  ['7.25', '7', 0, 2, '725'],
])('in %s, %s typed over itself and the next separator loses no digit', (first, text, from, to, shown) => {
  show(<AmountField label="Commitment" defaultValue={first} />);
  edit(box(), { kind: 'insert', text, from, to });
  expect(box()).toHaveValue(shown);
});

test.each(['{Backspace}', '{Delete}'])(
  '%s does not delete the decimal point before the cents',
  async (key) => {
    const onChange = jest.fn();
    show(<AmountField label="Commitment" defaultValue="1234.56" onChange={onChange} />);
    const at = key === '{Backspace}' ? 6 : 5;
    await userEvent.type(box(), key, { initialSelectionStart: at, initialSelectionEnd: at });
    expect(box()).toHaveValue('1,234.56');
    expect(box().selectionStart).toBe(at === 6 ? 5 : 6);
    await userEvent.keyboard(key);
    expect(box()).toHaveValue(at === 6 ? '123.56' : '1,234.6');
  },
);

test('a change from the menu is undone like one by the keyboard', async () => {
  show(<AmountField label="Commitment" />);
  await userEvent.type(box(), '1234');
  fireEvent(
    box(),
    new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true }),
  );
  expect(box()).toHaveValue('123');
});

test('a replacement by autocorrect is read like typed text', () => {
  const onChange = jest.fn();
  show(<AmountField label="Commitment" defaultValue="5000.00" onChange={onChange} />);
  box().setRangeText('$50 000', 0, 5, 'end');
  fireEvent(box(), new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
  expect(onChange).toHaveBeenLastCalledWith('50000.00');
  expect(box()).toHaveValue('$50 000');
});

test('resetting the form restores the initial value', async () => {
  show(
    <form>
      <AmountField label="Commitment" defaultValue="5000.00" />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(box(), '0');
  expect(box()).toHaveValue('50,000');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(box()).toHaveValue('5,000'));
});

test('a digit inserted in the middle keeps the caret next to it', async () => {
  show(<AmountField label="Commitment" defaultValue="51000.00" />);
  await userEvent.type(box(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('521,000');
  expect(box().selectionStart).toBe(2);
});

test('backspace after a comma deletes the digit before it', async () => {
  show(<AmountField label="Commitment" defaultValue="51000.00" />);
  await userEvent.type(box(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box()).toHaveValue('5,000');
  expect(box().selectionStart).toBe(1);
});

test('typed text survives a parent that passes the same value back', async () => {
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

test('the hint shows minimum and multiple in the language of the page', () => {
  const field = <AmountField label="Commitment" minimum="50000.00" multiple="1000.00" />;
  const { update } = show(field);
  expect(box()).toHaveAccessibleDescription('At least $50,000, in multiples of $1,000.');
  update(field, 'zh-CN');
  expect(box()).toHaveAccessibleDescription(/不低于 .*50,000，且须为 .*1,000 的整数倍。/);
});

describe('limits of an amount', () => {
  const requested = { minimum: '50000.00', maximum: '250000.00', multiple: '1000.00' };

  test('is in the hint', () => {
    show(<AmountField label="Commitment" {...requested} />);
    expect(box()).toHaveAccessibleDescription('At least $50,000, at most $250,000, in multiples of $1,000.');
  });

  test.each([
    ['49000', 'Enter at least $50,000'],
    ['50000', undefined],
    ['50500', 'Enter a multiple of $1,000'],
    ['250000', undefined],
    ['251000', 'Enter at most $250,000'],
  ])('%s, after blur: %s', async (typed, said) => {
    show(<AmountField label="Commitment" {...requested} />);
    await userEvent.type(box(), typed);
    expect(box()).toBeValid();
    await userEvent.tab();
    if (said) expect(box()).toHaveAccessibleDescription(new RegExp(said.replace('$', '\\$')));
    else expect(box()).toBeValid();
  });
});
