// Every formatted field against a plain text that is edited the same way: no figure is lost or invented, the caret stays
// beside its figure, and what goes out is what stands there. A failure prints the seed and path that repeat it.
import { useState, type ReactElement } from 'react';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import {
  AmountField,
  BankAccountFields,
  BirthDateField,
  CodeField,
  NationalIdField,
  PercentField,
  PhoneField,
  SsnField,
  YearsField,
} from '@quoin/ui';
import { show } from './in-quoin';
import { anyEdit, edit, range, type Edit } from './typing';

interface Plain {
  /** The signs of the number alone. */
  text: string;
  caret: number;
}

interface FieldModel<Value> {
  field: (value: Value, set: (value: Value) => void) => ReactElement;
  /** Values to start from. */
  starts: readonly Value[];
  sign: RegExp;
  /** What of a text is taken between the two parts; `undefined`: the edit is refused. */
  taken: (text: string, before: string, after: string, kind: Edit['kind']) => string | undefined;
  /** Whether the text may stand there. Default: always. */
  allowed?: (text: string) => boolean;
  /** How the field writes the text, if it changes it. */
  tidy?: (plain: Plain) => Plain;
  valueOf: (text: string) => Value;
  texts?: { key: string[]; pasted: string[]; composed: string[] };
  /** Default: the only box for figures. */
  box?: string;
}

const DIGITS = {
  key: ['0', '1', '5', '9', 'a', ' '],
  pasted: ['7', '12 34', 'x9', '', '2468024680246'],
  composed: ['３', '４５', 'ni', '86'],
};

const ascii = (text: string) => text.normalize('NFKC');

/** The digits of the text for which there is room. */
const upTo =
  (most: number, sign = /[0-9]/g): FieldModel<unknown>['taken'] =>
  (text, before, after) =>
    (ascii(text).toUpperCase().match(sign) ?? []).slice(0, most - before.length - after.length).join('') ||
    undefined;

const phoneModel = (
  region: string,
  most: number,
  code: string,
): FieldModel<{ region: string; national: string }> => ({
  field: (value, set) => (
    <PhoneField
      label="Box"
      value={value}
      onChange={({ region: key, national }) => set({ region: key, national })}
    />
  ),
  starts: ['', '4155550123', '4155', '86139'].map((national) => ({
    region,
    national: national.slice(0, most),
  })),
  sign: /\d/,
  taken: (text, before, after, kind) => {
    const digits = ascii(text).replace(/\D/g, '');
    const repeated = digits.length === most + code.length && digits.startsWith(code);
    return upTo(most)(repeated ? digits.slice(code.length) : text, before, after, kind);
  },
  valueOf: (national) => ({ region, national }),
  texts: { ...DIGITS, pasted: [...DIGITS.pasted, `${code} 415 555 0123`] },
});

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
  valueOf: (text: string) => text,
  box: `[name="bank.${part}"]`,
});

const LETTERS = {
  key: ['D', 'e', '5', ' ', '-'],
  pasted: ['deut', 'GB 29', '-', 'NWBK60161331926819'],
  composed: ['ｇｂ', '２', '你'],
};

const FIELDS: Record<string, () => void> = {
  'a phone number of the US': behaves(phoneModel('US', 10, '1')),
  'a phone number of China': behaves(phoneModel('CN', 11, '86')),
  'a phone number of Hong Kong': behaves(phoneModel('HK', 8, '852')),
  'a Social Security number': behaves({
    field: (value: string, set: (value: string) => void) => (
      <SsnField label="Box" value={value} onChange={set} />
    ),
    starts: ['', '123-45-6789', '123-4', '123-45-67'],
    sign: /\d/,
    taken: upTo(9),
    valueOf: (digits: string) =>
      [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-'),
  }),
  'a Chinese ID number': behaves({
    field: (value: string, set: (value: string) => void) => (
      <NationalIdField
        label="Id"
        types={['national_id']}
        nationality="CN"
        value={{ id_number: value }}
        onChange={(next) => set(next.id_number ?? '')}
      />
    ),
    starts: ['', '11010519491231002X', '110105'],
    sign: /[\dX]/,
    taken: upTo(18, /[0-9X]/g),
    valueOf: (text: string) => text,
    texts: { ...DIGITS, key: [...DIGITS.key, 'x'] },
  }),
  'an ABA routing number': behaves({
    ...bankPart('aba_wire', 'US'),
    starts: ['', '021000018', '0210'],
    sign: /\d/,
    taken: upTo(9),
  }),
  'an account number in the US': behaves({
    ...bankPart('account_number', 'US'),
    starts: ['', '12345678901234567', '0000123'],
    sign: /\d/,
    taken: upTo(17),
  }),
  'a SWIFT code': behaves({
    ...bankPart('swift', 'SG'),
    starts: ['', 'DEUTDEFF', 'DEUTDEFF500'],
    sign: /[A-Z0-9]/,
    taken: upTo(11, /[A-Z0-9]/g),
    texts: LETTERS,
  }),
  'an IBAN': behaves({
    ...bankPart('iban', 'GB'),
    starts: ['', 'GB29NWBK60161331926819', 'GB29N'],
    sign: /[A-Z0-9]/,
    taken: upTo(34, /[A-Z0-9]/g),
    texts: LETTERS,
  }),
  'a number of years': behaves({
    field: (value: number | null, set: (value: number | null) => void) => (
      <YearsField label="Box" value={value} onChange={set} />
    ),
    starts: [null, 7, 25],
    sign: /\d/,
    taken: upTo(2),
    valueOf: (text: string) => (text === '' ? null : Number(text)),
  }),
  'the day of a birth date': behaves({
    field: (value: string, set: (value: string) => void) => (
      <BirthDateField label="Birth" value={value} onChange={set} />
    ),
    box: '[autocomplete="bday-day"]',
    starts: ['', '--17', '--5'],
    sign: /\d/,
    taken: upTo(2),
    valueOf: (text: string) => (text === '' ? '' : `--${text}`),
  }),
  'a code of six digits': behaves({
    field: (value: string, set: (value: string) => void) => (
      <CodeField label="Box" value={value} onChange={set} />
    ),
    starts: ['', '482', '482917'],
    sign: /\d/,
    taken: upTo(6),
    valueOf: (text: string) => text,
    // A whole code replaces what is there: tests/ui/CodeField.test.tsx.
    texts: { ...DIGITS, pasted: ['48', '4 8 2', 'code: 48'] },
  }),
  'a share in per cent': behaves({
    field: (value: number | null, set: (value: number | null) => void) => (
      <PercentField label="Box" value={value} onChange={set} />
    ),
    starts: [null, 1250, 10025, 5],
    sign: /[\d.]/,
    taken: (text) => ascii(text),
    allowed: (text) => /^\d{0,3}(\.\d{0,2})?$/.test(text),
    valueOf: (text: string) => {
      const [whole = '', hundredths = ''] = text.split('.');
      return whole + hundredths === '' ? null : Number(`${whole}${hundredths.padEnd(2, '0')}`);
    },
    texts: {
      key: ['0', '5', '9', '.', 'x', '-'],
      pasted: ['12.5', '100', '1.234', 'x'],
      composed: ['５', '．', 'ni'],
    },
  }),
  'an amount': behaves({
    field: (value: string, set: (value: string) => void) => (
      <AmountField label="Box" value={value} onChange={set} />
    ),
    starts: ['', '51000.00', '1234567.50', '999999999999.99', '7.00'],
    sign: /[\d.]/,
    taken: (text, _before, _after, kind) => {
      if (kind === 'insert') return /[\d.]/.test(text) ? text : undefined;
      return AMOUNTS[text];
    },
    allowed: (text) => /^\d{0,12}(\.\d{0,2})?$/.test(text),
    tidy: ({ text, caret }) => {
      const shorter = text.replace(/^0+(?=\d)/, '');
      return { text: shorter, caret: Math.max(caret - (text.length - shorter.length), 0) };
    },
    valueOf: (text: string) => {
      const [whole = '', cents = ''] = text.split('.');
      return /^\d/.test(text) ? `${whole}.${cents.padEnd(2, '0')}` : '';
    },
    texts: {
      key: ['0', '1', '5', '.', ',', 'x'],
      pasted: ['50,000', '$1,234.50', ' 7 ', '50.000,00', '-5', '', '0012'],
      composed: ['５００', '８', '．', 'qian'],
    },
  }),
};

/** What each text means as an amount of dollars; others are refused. */
const AMOUNTS: Record<string, string> = {
  '50,000': '50000',
  '$1,234.50': '1234.50',
  ' 7 ': '7',
  '0012': '0012',
  '５００': '500',
  '８': '8',
  '．': '.',
};

const signsOf = (text: string, sign: RegExp) => text.match(new RegExp(sign, 'g'))?.join('') ?? '';

function edited(
  { text }: Plain,
  [from, to]: [from: number, to: number],
  one: Edit,
  {
    taken,
    allowed = () => true,
    tidy = (plain) => plain,
  }: Pick<FieldModel<unknown>, 'taken' | 'allowed' | 'tidy'>,
): Plain {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (one.kind === 'insert' || one.kind === 'paste' || one.kind === 'compose') {
    const more = taken(one.text, before, after, one.kind);
    if (!more || !allowed(before + more + after)) return { text, caret: from };
    return tidy({ text: before + more + after, caret: from + more.length });
  }
  const [start, end] =
    from < to ? [from, to] : one.kind === 'backspace' ? [Math.max(from - 1, 0), to] : [from, to + 1];
  const rest = text.slice(0, start) + text.slice(end);
  if (allowed(rest)) return tidy({ text: rest, caret: start });
  return { text, caret: one.kind === 'backspace' ? start : Math.min(end, text.length) };
}

interface HeldProps<Value> {
  model: FieldModel<Value>;
  start: Value;
  tell: (value: Value) => void;
}

function Held<Value>({ model, start, tell }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return model.field(value, (next) => {
    setValue(next);
    tell(next);
  });
}

test.each(Object.entries(FIELDS))(
  '%s is edited like a plain text, at every place and by every way',
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
  const { sign, valueOf, box: where = '[data-figures]' } = model;
  let told: unknown;
  show(<Held model={model} start={start} tell={(value) => (told = value)} />);
  const box = document.querySelector<HTMLInputElement>(`input${where}`);
  if (!box) throw new Error(`There is no box ${where}`);
  for (const one of edits) {
    const [from, to] = range(one, box.value.length);
    const before = signsOf(box.value, sign);
    const place = (at: number) => signsOf(box.value.slice(0, at), sign).length;
    const expected = edited({ text: before, caret: 0 }, [place(from), place(to)], one, model);
    edit(box, one);
    expect(signsOf(box.value, sign)).toBe(expected.text);
    expect(place(box.selectionStart ?? 0)).toBe(expected.caret);
    if (expected.text !== before) expect(told).toEqual(valueOf(expected.text));
  }
}

test('full-width figures of an input method make a code', () => {
  const onComplete = jest.fn();
  show(<CodeField label="Box" onComplete={onComplete} />);
  const box = document.querySelector('input');
  if (box) edit(box, { kind: 'compose', text: '４８２９１７', from: 0, to: 0 });
  expect(onComplete).toHaveBeenLastCalledWith('482917');
});
