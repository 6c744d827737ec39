// For any text that is typed, pasted, autofilled or composed by an input method, the field either reports its unambiguous
// value, or shows an error and keeps the text. A failure prints the seed that reproduces it.
import { useState, type ReactElement } from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import {
  AmountField,
  BankAccountFields,
  BirthDateField,
  CodeField,
  NationalIdField,
  PercentField,
  YearsField,
} from '@quoin/ui';
import * as cases from '../rules/typed-cases';
import { show } from './in-quoin';
import { amountIn, digitsIn, percentageIn, routingNumberIn, ssnIn, yearsIn } from './independent-parsers';
import { edit } from './typing';

const WAYS: Record<string, (input: HTMLInputElement, text: string) => Promise<void>> = {
  'typed key by key': (input, text) => userEvent.type(input, text.replace(/[[{]/g, '$&$&')),
  pasted: async (input, text) => {
    await userEvent.click(input);
    await userEvent.paste(text);
  },
  'filled in by the browser': async (input, text) => {
    await userEvent.click(input);
    fireEvent.input(input, { target: { value: text } });
  },
  'filled in without an input event': async (input, text) => {
    await userEvent.click(input);
    act(() => {
      input.value = text;
      fireEvent(input, new Event('change', { bubbles: true }));
    });
  },
  'composed by an input method': async (input, text) =>
    edit(input, { kind: 'compose', text, from: 0, to: 0 }),
};

interface Kind<Value> {
  field: (value: Value, set: (value: Value) => void) => ReactElement;
  empty: Value;
  /** Expected value of the text. */
  meaning: (text: string) => Value | undefined;
  /** Characters of generated texts. */
  alphabet: string;
  cases: readonly cases.Meaning<unknown>[];
  /** Separators that the field inserts. Default: spaces. */
  separators?: RegExp;
  /** A digit after a whole group continues the number: 5,000 and 0 are 50,000, which the field shows at once. */
  regroups?: true;
  /** Default: the only input for digits. */
  input?: string;
}

function Held<Value>({ kind, onValue }: { kind: Kind<Value>; onValue: (value: Value) => void }) {
  const [value, setValue] = useState(kind.empty);
  const change = (next: Value) => {
    setValue(next);
    onValue(next);
  };
  return kind.field(value, change);
}

/** Ignores separators, which the field may insert. */
const characters = (text: string, separators: RegExp) =>
  text.normalize('NFKC').replace(separators, '').toUpperCase();

const GROUPS = /[\s,'’]/g;

async function check<Value>(kind: Kind<Value>, way: keyof typeof WAYS, text: string) {
  let value: unknown = kind.empty;
  show(<Held kind={kind} onValue={(next) => (value = next)} />);
  const input = document.querySelector<HTMLInputElement>(`input${kind.input ?? '[data-figures]'}`);
  if (!input) throw new Error('There is no input');
  await WAYS[way]?.(input, text);
  await userEvent.tab();
  const meaning = text.trim() === '' ? kind.empty : kind.meaning(text);
  if (meaning !== undefined) {
    expect(value).toEqual(meaning);
    expect(input).toBeValid();
  } else if (kind.regroups && way === 'typed key by key' && input.getAttribute('aria-invalid') !== 'true') {
    expect(value).toEqual(kind.meaning(input.value));
    expect(characters(input.value, GROUPS)).toBe(characters(text, GROUPS));
  } else {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/./);
    const { separators = /\s/g } = kind;
    expect(characters(input.value, separators)).toBe(characters(text, separators));
    expect(value).not.toEqual(kind.empty);
  }
}

function eachWay<Value>(name: string, kind: Kind<Value>) {
  describe(name, () => {
    test.each(Object.keys(WAYS))('%s', async (way) => {
      const generated = fc
        .array(fc.constantFrom(...kind.alphabet), { minLength: 1, maxLength: 11 })
        .map((list) => list.join('').trim())
        .filter((text) => text !== '');
      const listed = fc.constantFrom(...kind.cases.map(([text]) => text));
      await fc.assert(
        fc.asyncProperty(fc.oneof(generated, listed), (text) => check(kind, way, text)).afterEach(cleanup),
        { numRuns: 12 },
      );
    });
  });
}

eachWay('an amount', {
  field: (value: string, set) => <AmountField label="Amount" value={value} onChange={set} />,
  empty: '',
  meaning: (text) => fromTable(cases.AMOUNTS, text, amountIn),
  alphabet: "0123450000,,..' k-$５，",
  cases: cases.AMOUNTS,
  // The field removes leading zeros of a valid number during typing.
  separators: /\s|^0+(?=\d)/g,
  regroups: true,
});

test('a digit typed after a complete group of an amount visibly continues the number', async () => {
  const onChange = jest.fn();
  show(<AmountField label="Amount" onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '5,0000');
  await userEvent.tab();
  expect(input).toHaveValue('50,000');
  expect(onChange).toHaveBeenLastCalledWith('50000.00');
});

eachWay('a percentage', {
  field: (value: number | null, set) => <PercentField label="Share" value={value} onChange={set} />,
  empty: null,
  meaning: (text) => fromTable(cases.PERCENTAGES, text, percentageIn),
  alphabet: '0125.,% -e５％',
  cases: cases.PERCENTAGES,
});

eachWay('a number of years', {
  field: (value: number | null, set) => <YearsField label="Years" value={value} onChange={set} />,
  empty: null,
  meaning: (text) => fromTable(cases.YEARS, text, yearsIn),
  alphabet: '0179年.-+７',
  cases: cases.YEARS,
});

eachWay('a Social Security number', {
  field: (value: string, set) => (
    <NationalIdField
      label="Id"
      types={['ssn']}
      value={{ id_number: value }}
      onChange={(next) => set(next.id_number ?? '')}
    />
  ),
  empty: '',
  meaning: (text) => fromTable(cases.SSNS, text, ssnIn),
  alphabet: '0123456789- .O',
  cases: cases.SSNS,
  separators: /[\s.-]/g,
});

eachWay('a routing number', {
  field: (value: string, set) => (
    <BankAccountFields
      label="Account"
      name="bank"
      method="wire"
      value={{ country: 'US', aba_wire: value }}
      onChange={(next) => set(next.aba_wire ?? '')}
    />
  ),
  empty: '',
  meaning: (text) => fromTable(cases.ROUTING_NUMBERS, text, routingNumberIn),
  alphabet: '0218- x',
  cases: cases.ROUTING_NUMBERS,
  separators: /[\s.-]/g,
  input: '[name="bank.aba_wire"]',
});

/** Labels before a number and sentences around a code occur only in the table. */
function fromTable<Value>(
  table: readonly cases.Meaning<Value>[],
  text: string,
  parse: (text: string) => Value | undefined,
): Value | undefined {
  const row = table.find(([typed]) => typed === text);
  return row ? row[1] : parse(text);
}

describe('a code', () => {
  test.each(Object.keys(WAYS).flatMap((way) => cases.SENT_CODES.map((row) => [way, ...row] as const)))(
    '%s: %j is %j',
    async (way, text, meaning) => {
      const onChange = jest.fn();
      show(<CodeField label="Code" onChange={onChange} />);
      const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
      await WAYS[way]?.(input, text);
      await userEvent.tab();
      if (meaning) {
        expect(onChange).toHaveBeenLastCalledWith(meaning);
        expect(input).toHaveValue(meaning);
        return;
      }
      expect(characters(input.value, /[\s.-]/g)).toBe(characters(text, /[\s.-]/g));
      if (digitsIn(text, 5)) expect(input).toBeValid();
      else expect(input).toHaveAccessibleDescription('Enter only the 6 digits of the code');
    },
  );
});

describe('a complete birth date in the input for the month', () => {
  test.each(Object.keys(WAYS).flatMap((way) => cases.DATES.map((row) => [way, ...row] as const)))(
    '%s: %j is %j',
    async (way, text, meaning) => {
      const onChange = jest.fn();
      show(<BirthDateField label="Date of birth" onChange={onChange} />);
      const month = screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' });
      await WAYS[way]?.(month, text);
      await userEvent.tab();
      if (meaning) {
        expect(onChange).toHaveBeenLastCalledWith(meaning);
        expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue(meaning.slice(0, 4));
      } else {
        expect(month).toHaveValue(text);
        expect(screen.getByRole('group')).toHaveAccessibleDescription(/Enter the month/);
      }
    },
  );

  test.each(cases.MONTHS)('the month %j alone is %j', async (text, meaning) => {
    const onChange = jest.fn();
    show(<BirthDateField label="Date of birth" defaultValue="1990--17" onChange={onChange} />);
    const month = screen.getByRole('textbox', { name: 'Month' });
    await userEvent.type(month, text);
    await userEvent.tab();
    if (meaning) {
      expect(onChange).toHaveBeenLastCalledWith(`1990-${String(meaning).padStart(2, '0')}-17`);
      expect(screen.getByRole('group')).toHaveAccessibleDescription('');
    } else {
      expect(month).toHaveValue(text);
      expect(screen.getByRole('group')).toHaveAccessibleDescription(/Enter the month/);
    }
  });
});
