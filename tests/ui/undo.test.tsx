// Undo and redo in fields that format their text: the browser keeps no history of such changes, so the fields do.
import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moneyToWire, parseMoney } from '@quoin/rules';
import { AmountField, PhoneField } from '@quoin/ui';
import { resetForm } from './form-events';
import { show } from './in-quoin';
import { pressHistoryKeys } from './typing';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer' });
const digits = (text: string) => text.replace(/\D/g, '');

interface Kind<Value> {
  field: (value: Value, set: (value: Value) => void) => ReactElement;
  empty: Value;
  typed: string;
  /** Whether the value matches the displayed text. */
  agrees: (value: Value, shown: string) => boolean;
}

function kind<Value>({ field, empty, typed, agrees }: Kind<Value>) {
  let held = empty;
  function Held() {
    const [value, setValue] = useState(empty);
    held = value;
    return field(value, setValue);
  }
  return { form: <Held />, typed, agree: () => agrees(held, box().value) };
}

const amount = (text: string) => {
  const cents = parseMoney(text);
  return cents === undefined ? text : moneyToWire(cents);
};

test.each([
  [
    'an amount',
    kind({
      field: (value: string, set) => <AmountField label="Answer" value={value} onChange={set} />,
      empty: '',
      typed: '5,0000.5',
      agrees: (value, shown) => value === amount(shown),
    }),
  ],
  [
    'a phone number that switches its region',
    kind({
      field: (value: { region: string; national: string }, set) => (
        <PhoneField label="Answer" value={value} onChange={set} />
      ),
      empty: { region: 'US', national: '' },
      typed: '85240020000',
      agrees: ({ national }, shown) => digits(national) === digits(shown),
    }),
  ],
])('undo of %s restores value and text together', async (_, { form, typed, agree }) => {
  show(form);
  const undoing = (times: number) => {
    for (let time = 0; time < times; time++) {
      pressHistoryKeys(box(), 'Control+z');
      expect(agree()).toBe(true);
    }
  };
  await userEvent.type(box(), typed);
  undoing(2);
  pressHistoryKeys(box(), 'Control+y');
  expect(agree()).toBe(true);
  fireEvent.input(box(), { target: { value: '' } }); // clears the field without key events
  expect(agree()).toBe(true);
  undoing(1);
  expect(box().value).not.toBe('');
  await userEvent.tab();
  await userEvent.click(box());
  undoing(3);
});

test.each([
  ['+447400123456', '+44740012345'],
  ['85240020000', '(852) 400 2000'],
])('%s, which switches the region, is undone by one digit and redone', async (typed, before) => {
  show(<PhoneField label="Answer" />);
  await userEvent.type(box(), typed);
  const switched = box().value;
  pressHistoryKeys(box(), 'Control+z');
  expect(box()).toHaveValue(before);
  pressHistoryKeys(box(), 'Control+y');
  expect(box()).toHaveValue(switched);
});

test('undo after a reset of the form does not bring back what was typed before', async () => {
  show(
    <form aria-label="Form">
      <AmountField label="Answer" />
    </form>,
  );
  await userEvent.type(box(), '50000');
  await resetForm(screen.getByRole<HTMLFormElement>('form'));
  pressHistoryKeys(box(), 'Control+z');
  expect(box()).toHaveValue('');
  await userEvent.type(box(), '1234');
  expect(box()).toHaveValue('1,234');
  pressHistoryKeys(box(), 'Control+z');
  expect(box()).toHaveValue('123');
});
