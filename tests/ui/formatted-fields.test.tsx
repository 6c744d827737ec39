// Every field that groups its text while the user types, compared with plain text under the same edits: no character is
// lost or added, and the caret stays at its character. A failure prints the seed and path that reproduce it.
import { useState, type ReactElement } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { AmountField, BankAccountFields, CodeField, PhoneField, SsnField } from '@quoin/ui';
import { show } from './in-quoin';
import { anyEdit, composedBackspace, edit, range, type Edit } from './typing';

interface Plain {
  /** Characters of the number without separators. */
  text: string;
  caret: number;
}

interface FieldModel<Value> {
  field: (value: Value, set: (value: Value) => void) => ReactElement;
  /** Initial values. */
  starts: readonly Value[];
  sign: RegExp;
  /** Whether the field groups the text. */
  groups: (text: string) => boolean;
  getValue: (grouped: string) => Value;
  /** Characters of the value only: typed-values.test.tsx covers other characters. */
  texts?: { key: string[]; pasted: string[]; composed: string[] };
  /** Default: the only input for digits. */
  input?: string;
}

const DIGITS = {
  key: ['0', '1', '5', '9'],
  pasted: ['7', '1234', '2468024680246'],
  composed: ['３', '４５', '86'],
};
const LETTERS = {
  key: ['D', 'E', '5'],
  pasted: ['DEUT', 'GB29', 'NWBK60161331926819'],
  composed: ['ＧＢ', '２'],
};

const upTo = (max: number) => (text: string) => text.length <= max;
const asIs = (text: string) => text;

const bankPart = (part: 'aba_wire' | 'account_number' | 'swift' | 'iban', country: string) => ({
  field: (value: string, set: (value: string) => void) => (
    <BankAccountFields
      label="Account"
      name="bank"
      method="wire"
      value={{ country, [part]: value }}
      onChange={(next) => set(next[part] ?? '')}
    />
  ),
  getValue: asIs,
  input: `[name="bank.${part}"]`,
});

const FIELDS: Record<string, () => void> = {
  'a Social Security number': behaves({
    field: (value: string, set: (value: string) => void) => (
      <SsnField label="Number" value={value} onChange={set} />
    ),
    starts: ['', '123-45-6789', '123-4', '123-45-67'],
    sign: /\d/,
    groups: upTo(9),
    getValue: (digits: string) =>
      [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-'),
  }),
  'an ABA routing number': behaves({
    ...bankPart('aba_wire', 'US'),
    starts: ['', '021000018', '0210'],
    sign: /\d/,
    groups: upTo(9),
  }),
  'an account number in the US': behaves({
    ...bankPart('account_number', 'US'),
    starts: ['', '12345678901234567', '0000123'],
    sign: /\d/,
    groups: upTo(17),
  }),
  'a SWIFT code': behaves({
    ...bankPart('swift', 'SG'),
    starts: ['', 'DEUTDEFF', 'DEUTDEFF500'],
    sign: /[A-Z0-9]/,
    groups: upTo(11),
    texts: LETTERS,
  }),
  'an IBAN': behaves({
    ...bankPart('iban', 'GB'),
    starts: ['', 'GB29NWBK60161331926819', 'GB29N'],
    sign: /[A-Z0-9]/,
    groups: upTo(34),
    texts: LETTERS,
  }),
  'a code of six digits': behaves({
    field: (value: string, set: (value: string) => void) => (
      <CodeField label="Code" value={value} onChange={set} />
    ),
    starts: ['', '482', '482917'],
    sign: /\d/,
    groups: upTo(6),
    getValue: asIs,
    // A complete code replaces the value: tests/ui/CodeField.test.tsx.
    texts: { ...DIGITS, pasted: ['48', '482'] },
  }),
  'an amount': behaves({
    field: (value: string, set: (value: string) => void) => (
      <AmountField label="Amount" value={value} onChange={set} />
    ),
    starts: ['', '51000.00', '1234567.50', '999999999999.99', '7.25'],
    sign: /[\d.]/,
    groups: (text) => /^\d{0,12}(\.\d{0,2})?$/.test(text),
    getValue: (text: string) => {
      const [whole = '', cents = ''] = text.split('.');
      return /\d/.test(text) ? `${whole || '0'}.${cents.padEnd(2, '0')}` : text;
    },
    texts: { key: ['1', '5', '9', '.'], pasted: ['500', '.5', '12.34'], composed: ['５１', '８', '．'] },
  }),
};

const signsIn = (text: string, sign: RegExp) => text.match(new RegExp(sign, 'g'))?.join('') ?? '';

/** Removes leading zeros of an amount. */
const withoutZeros = (text: string) => text.replace(/^0+(?=\d)/, '');

function edited(
  { text }: Plain,
  [from, to]: [from: number, to: number],
  one: Edit,
  isGrouped: boolean,
): Plain {
  if (one.kind === 'insert' || one.kind === 'paste' || one.kind === 'compose') {
    const more = one.text.normalize('NFKC');
    return { text: text.slice(0, from) + more + text.slice(to), caret: from + more.length };
  }
  const [start, end] =
    from < to ? [from, to] : one.kind === 'delete' ? [from, to + 1] : [Math.max(from - 1, 0), to];
  // The caret skips the decimal point of an amount with cents.
  if (isGrouped && text.slice(start, end) === '.' && text.slice(end) !== '')
    return { text, caret: one.kind === 'delete' ? end : start };
  return { text: text.slice(0, start) + text.slice(end), caret: start };
}

interface HeldProps<Value> {
  model: FieldModel<Value>;
  start: Value;
  onValue: (value: Value) => void;
}

function Held<Value>({ model, start, onValue }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return model.field(value, (next) => {
    setValue(next);
    onValue(next);
  });
}

test.each(Object.entries(FIELDS))(
  '%s is edited like plain text, at every position and by every input method',
  (_, check) => {
    check();
  },
);

function behaves<Value>(model: FieldModel<Value>): () => void {
  const { starts, texts = DIGITS } = model;
  const edits = fc.array(anyEdit(texts), { maxLength: 8 });
  return () =>
    fc.assert(
      fc.property(fc.constantFrom(...starts), edits, (start, list) => {
        try {
          follow(model, start, list);
        } finally {
          cleanup();
        }
      }),
      { numRuns: 25 },
    );
}

function follow<Value>(model: FieldModel<Value>, start: Value, edits: readonly Edit[]) {
  const { sign, getValue, groups, input: selector = '[data-figures]' } = model;
  let emitted: unknown;
  show(<Held model={model} start={start} onValue={(value) => (emitted = value)} />);
  const input = document.querySelector<HTMLInputElement>(`input${selector}`);
  if (!input) throw new Error(`There is no input ${selector}`);
  for (const one of edits) {
    const [from, to] = range(one, input.value.length);
    const before = signsIn(input.value, sign);
    const place = (at: number) => signsIn(input.value.slice(0, at), sign).length;
    const isGrouped = groups(before);
    // In text that the field does not group, a separator is an ordinary character.
    const plain = isGrouped
      ? edited({ text: before, caret: 0 }, [place(from), place(to)], one, isGrouped)
      : edited({ text: input.value, caret: 0 }, [from, to], one, isGrouped);
    const expected = {
      text: signsIn(plain.text, sign),
      caret: signsIn(plain.text.slice(0, plain.caret), sign).length,
    };
    edit(input, one);
    expect(withoutZeros(signsIn(input.value, sign))).toBe(withoutZeros(expected.text));
    if (expected.text === before || !groups(expected.text)) continue;
    expect(emitted).toEqual(getValue(signsIn(input.value, sign)));
    const lost = expected.text.length - signsIn(input.value, sign).length;
    expect(place(input.selectionStart ?? 0)).toBe(Math.max(expected.caret - lost, 0));
  }
}

test('full-width digits of an input method form a code', () => {
  const onComplete = jest.fn();
  show(<CodeField label="Code" onComplete={onComplete} />);
  const input = document.querySelector('input');
  if (input) edit(input, { kind: 'compose', text: '４８２９１７', from: 0, to: 0 });
  expect(onComplete).toHaveBeenLastCalledWith('482917');
});

/** The text and its caret after each Backspace, until the caret is at the start. */
function backspaced(field: ReactElement, caret: number, press: (input: HTMLInputElement) => void) {
  const { unmount } = show(field);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  input.setSelectionRange(caret, caret);
  const seen: string[] = [];
  for (let at = caret; at !== 0 && seen.length < 20;) {
    act(() => press(input));
    at = input.selectionStart ?? 0;
    seen.push(`${input.value.slice(0, at)}|${input.value.slice(at)}`);
  }
  unmount();
  return seen;
}

const byKey = (input: HTMLInputElement) => {
  const caret = input.selectionStart ?? 0;
  edit(input, { kind: 'backspace', from: caret, to: caret });
};

test.each([
  ['shorter text to the caret', 'insertCompositionText', 'to the caret'],
  ['shorter text around the caret', 'insertCompositionText', 'all'],
  ['a deletion while it composes', 'deleteContentBackward', 'to the caret'],
] as const)(
  'Backspace of an Android keyboard that sends %s deletes what a hardware key deletes',
  (_, inputType, composed) => {
    const unended = (input: HTMLInputElement) => composedBackspace(input, inputType, composed);
    const ended = (input: HTMLInputElement) => {
      composedBackspace(input, inputType, composed);
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    };
    const amount = <AmountField label="Amount" defaultValue="1234567" />;
    expect(backspaced(amount, 6, byKey)).toEqual(['123|,567', '12|,567', '1|,567', '|567']);
    const fields: readonly [ReactElement, caret: number][] = [
      [amount, 6],
      [<AmountField label="Amount" defaultValue="1234.56" />, 6],
      [<PhoneField label="Phone" defaultValue={{ region: 'US', national: '4158672671' }} />, 6],
      [<PhoneField label="Phone" defaultValue={{ region: 'HK', national: '91234567' }} />, 5],
      [<SsnField label="SSN" defaultValue="123-45-6789" />, 7],
    ];
    for (const [field, caret] of fields)
      for (const press of [unended, ended])
        expect(backspaced(field, caret, press)).toEqual(backspaced(field, caret, byKey));
  },
);
