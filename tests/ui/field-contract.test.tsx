// The contract of all fields: label, hint, error, required, disabled, ref and `data-quoin` of the root.
import { cloneElement, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import {
  AddressFields,
  AmountField,
  Attestations,
  BankAccountFields,
  BirthDateField,
  Checkbox,
  CheckboxGroup,
  CodeField,
  ComboBox,
  CompositionEditor,
  ConcealedField,
  CountrySelect,
  NationalIdField,
  PasswordField,
  PercentField,
  PhoneField,
  RadioGroup,
  SearchField,
  Select,
  SignaturePad,
  SsnField,
  Switch,
  TextArea,
  TextField,
  TypedSignature,
  YearsField,
  YesNoQuestion,
  type FieldFrameProps,
} from '@quoin/ui';
import { resetForm } from './form-events';
import { loadParts, show } from './in-quoin';

type Held = (element: Element | null) => void;
type Frame = FieldFrameProps & { label: string };
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const ONE_CONTROL: Record<string, (frame: Frame, ref?: Held) => ReactElement> = {
  TextField: (frame, ref) => <TextField {...frame} ref={ref} />,
  TextArea: (frame, ref) => <TextArea {...frame} ref={ref} />,
  Select: (frame, ref) => <Select {...frame} options={options} ref={ref} />,
  ComboBox: (frame, ref) => <ComboBox {...frame} options={options} ref={ref} />,
  Checkbox: (frame, ref) => <Checkbox {...frame} ref={ref} />,
  SearchField: (frame, ref) => <SearchField {...frame} ref={ref} />,
  PhoneField: (frame, ref) => <PhoneField {...frame} ref={ref} />,
  PasswordField: (frame, ref) => <PasswordField {...frame} ref={ref} />,
  CodeField: (frame, ref) => <CodeField {...frame} ref={ref} />,
  AmountField: (frame, ref) => <AmountField {...frame} ref={ref} />,
  PercentField: (frame, ref) => <PercentField {...frame} ref={ref} />,
  YearsField: (frame, ref) => <YearsField {...frame} ref={ref} />,
  ConcealedField: (frame, ref) => <ConcealedField {...frame} ref={ref} />,
  SsnField: (frame, ref) => <SsnField {...frame} ref={ref} />,
  CountrySelect: (frame, ref) => <CountrySelect {...frame} ref={ref} />,
  TypedSignature: (frame, ref) => <TypedSignature {...frame} ref={ref} />,
};

const GROUPS: Record<string, (frame: Frame, ref?: Held) => ReactElement> = {
  RadioGroup: (frame, ref) => <RadioGroup {...frame} options={options} ref={ref} />,
  CheckboxGroup: (frame, ref) => <CheckboxGroup {...frame} options={options} ref={ref} />,
  YesNoQuestion: (frame, ref) => <YesNoQuestion {...frame} ref={ref} />,
  BirthDateField: (frame, ref) => <BirthDateField {...frame} ref={ref} />,
  NationalIdField: (frame, ref) => <NationalIdField {...frame} ref={ref} />,
  AddressFields: (frame, ref) => <AddressFields {...frame} ref={ref} />,
  BankAccountFields: (frame, ref) => <BankAccountFields method="wire" {...frame} ref={ref} />,
  SignaturePad: (frame, ref) => <SignaturePad {...frame} ref={ref} />,
  Attestations: (frame, ref) => (
    <Attestations {...frame} items={[{ value: 'a', text: 'I agree' }]} ref={ref} />
  ),
  CompositionEditor: (frame, ref) => <CompositionEditor {...frame} ref={ref} />,
};

const frame: Frame = { label: 'Question', hint: 'As in your passport', error: 'This field is required' };

beforeAll(async () => {
  for (const field of Object.values({ ...ONE_CONTROL, ...GROUPS })) await loadParts(field(frame));
});

describe.each(Object.entries(ONE_CONTROL))('%s', (_, field) => {
  test('its label, hint and error belong to its one control', () => {
    show(field({ ...frame, required: true, name: 'question', id: 'the-id' }));
    const control = screen.getByLabelText(/^Question/);
    expect(control).toHaveAttribute('id', 'the-id');
    // A combo box displays a label and submits a value, so `name` is on the submitted element.
    expect(document.querySelector('[name]')).toHaveAttribute('name', 'question');
    expect(control).toHaveAccessibleDescription(/As in your passport.*This field is required/);
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  test('it is described by an element of the page too', () => {
    show(
      <>
        {field({ ...frame, 'aria-describedby': 'fees' })}
        <p id="fees">Fees are on top</p>
      </>,
    );
    expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(
      /As in your passport.*This field is required.*Fees are on top/,
    );
  });

  test('an app that shows the error elsewhere marks it as invalid', () => {
    show(field({ label: 'Question', 'aria-invalid': true }));
    expect(screen.getByLabelText('Question')).toBeInvalid();
  });

  test('a new error is announced politely', () => {
    const { update } = show(field({ label: 'Question' }));
    const region = document.querySelector('[data-part="error"]');
    expect(region).toHaveAttribute('aria-live', 'polite');
    update(field(frame));
    expect(region).toHaveTextContent('This field is required');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without an error it is not invalid', () => {
    show(field({ label: 'Question' }));
    expect(screen.getByLabelText('Question')).not.toHaveAttribute('aria-invalid');
  });

  test('a disabled field accepts no input', () => {
    show(field({ label: 'Question', disabled: true }));
    expect(screen.getByLabelText('Question')).toBeDisabled();
  });

  test('its ref is set on the control', () => {
    const ref = jest.fn();
    show(field({ label: 'Question' }, ref));
    expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Question'));
  });
});

describe.each(Object.entries(GROUPS))('%s', (_, group) => {
  const root = () => document.querySelector('fieldset');

  test('its legend, hint and error belong to the group', () => {
    show(group({ ...frame, required: true }));
    expect(root()).toHaveAccessibleName(/^Question/);
    expect(root()).toHaveAccessibleDescription(/As in your passport.*This field is required/);
  });

  test('it is described by an element of the page too', () => {
    show(
      <>
        {group({ ...frame, 'aria-describedby': 'fees' })}
        <p id="fees">Fees are on top</p>
      </>,
    );
    expect(root()).toHaveAccessibleDescription(
      /As in your passport.*This field is required.*Fees are on top/,
    );
  });

  test('disabling it disables all of its controls', () => {
    show(group({ label: 'Question', disabled: true }));
    expect(root()).toBeDisabled();
  });

  test('its ref is set on the fieldset', () => {
    const ref = jest.fn();
    show(group({ label: 'Question' }, ref));
    expect(ref).toHaveBeenCalledWith(root());
  });
});

test('Switch is described by its hint and an element of the page', () => {
  show(
    <>
      <Switch label="Statements by e-mail" hint="Monthly" aria-describedby="fees" />
      <p id="fees">Fees are on top</p>
    </>,
  );
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Monthly Fees are on top');
});

/** A value of each field. */
const VALUES: Record<string, unknown> = {
  TextField: 'Jordan',
  TextArea: 'Jordan',
  Select: 'two',
  ComboBox: 'two',
  SearchField: 'Jordan',
  PhoneField: { region: 'US', national: '4155550123' },
  PasswordField: 'Correct-horse-9',
  CodeField: '123456',
  AmountField: '50000.00',
  PercentField: 1250,
  YearsField: 7,
  ConcealedField: '123456789',
  SsnField: '123-45-6789',
  CountrySelect: 'CA',
  TypedSignature: 'Jordan Lee',
  RadioGroup: 'two',
  CheckboxGroup: ['two'],
  YesNoQuestion: false,
  BirthDateField: '1980-12-31',
  NationalIdField: { id_type: 'ssn', id_number: '123-45-6789' },
  AddressFields: { country: 'CA', line_1: '1 Main Street', state: 'ON', zip: 'K1A 0B1' },
  BankAccountFields: { country: 'US', account_holder: 'Jordan Lee', aba_wire: '021000021' },
  SignaturePad: { kind: 'typed', name: 'Jordan Lee' },
  Attestations: ['a'],
  CompositionEditor: { cash: { share_bp: 1250, years: 7 } },
};

describe.each([
  ...Object.entries({ ...ONE_CONTROL, ...GROUPS }),
  ['Switch', (props: Frame) => <Switch {...props} />],
])('%s in a form', (name, field) => {
  const isTick = name === 'Checkbox' || name === 'Switch';
  const set = (props: Record<string, unknown>) =>
    cloneElement(field({ label: 'Question', name: 'question' }), props);
  const given = (value: unknown, onChange = () => undefined) =>
    set({ [isTick ? 'checked' : 'value']: value, onChange });
  const byDefault = (value: unknown) => set({ [isTick ? 'defaultChecked' : 'defaultValue']: value });
  const value = isTick ? true : VALUES[name];

  const form = () => screen.getByRole<HTMLFormElement>('form');
  const inForm = (element: ReactElement) => show(<form aria-label="Form">{element}</form>);
  const controls = () =>
    form().querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea');
  /** What the user sees and what the form would submit. */
  const state = () => [
    form().textContent,
    ...[...controls()].map((each) => ('checked' in each && each.checked) || [each.name, each.value]),
  ];
  /** Changes each control, as far as the field lets it; of radio buttons those not chosen at first. */
  const change = () => {
    for (const each of form().querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type="hidden"], [type="radio"]:checked), textarea, select',
    )) {
      if (!each.isConnected) continue;
      if (each.type === 'checkbox' || each.type === 'radio') fireEvent.click(each);
      else if (each instanceof HTMLSelectElement)
        fireEvent.change(each, { target: { value: each.options[1]?.value } });
      else fireEvent.input(each, { target: { value: '4' } });
      fireEvent.blur(each);
    }
  };
  const reset = () => resetForm(form());

  test.each([
    ['nothing', undefined],
    ['its default value', value],
  ])('returns to %s on reset', async (_, initial) => {
    inForm(byDefault(initial));
    const before = state();
    change();
    expect(state()).not.toEqual(before);
    await reset();
    expect(state()).toEqual(before);
  });

  test('shows its controlled value after a reset', async () => {
    inForm(given(value));
    const before = state();
    await reset();
    expect(state()).toEqual(before);
  });

  test('keeps its value if the app prevents the reset', async () => {
    inForm(byDefault(value));
    change();
    const values = () => state().filter((entry) => (Array.isArray(entry) ? entry[0] !== '' : entry === true));
    const changed = values();
    form().addEventListener('reset', (event) => event.preventDefault());
    await reset();
    expect(values()).toEqual(changed);
  });

  test('is empty if its value is null', () => {
    const { unmount } = inForm(byDefault(undefined));
    const empty = state();
    unmount();
    for (const element of [given(null), byDefault(null)]) {
      const shown = inForm(element);
      expect(state()).toEqual(empty);
      shown.unmount();
    }
  });
});

describe('a required group', () => {
  test.each([
    'RadioGroup',
    'CheckboxGroup',
    'YesNoQuestion',
    'BirthDateField',
    'Attestations',
    'CompositionEditor',
    'SignaturePad',
  ])('%s is marked in its legend', (name) => {
    show(<>{GROUPS[name]?.({ label: 'Question', required: true })}</>, 'zh-CN');
    expect(document.querySelector('fieldset')).toHaveAccessibleName(/必填/);
  });

  test.each(['NationalIdField', 'AddressFields', 'BankAccountFields'])(
    '%s is marked at its parts, some of which are optional',
    (name) => {
      show(<>{GROUPS[name]?.({ label: 'Question', required: true })}</>);
      expect(screen.getAllByRole('combobox')[0]).toBeRequired();
    },
  );
});

describe('a value without onChange', () => {
  const fixed: Record<string, (frame: Frame & { readOnly?: boolean }) => ReactElement> = {
    TextField: (frame) => <TextField {...frame} value="Jordan" />,
    TextArea: (frame) => <TextArea {...frame} value="Jordan" />,
    SearchField: (frame) => <SearchField {...frame} value="Jordan" />,
    Checkbox: (frame) => <Checkbox {...frame} checked />,
    Switch: (frame) => <Switch {...frame} checked />,
  };
  let warning: jest.SpyInstance;
  beforeEach(() => {
    warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => warning.mockRestore());

  // Must be the first test, because a message is logged once.
  test('read-only text causes no warning', () => {
    for (const name of ['TextField', 'TextArea', 'SearchField'])
      show(fixed[name]?.({ label: 'Question', readOnly: true }) ?? <></>);
    expect(warning).not.toHaveBeenCalled();
  });

  test.each(Object.entries(fixed))('%s warns the developer, unless it is disabled', (name, field) => {
    show(field({ label: 'Question', disabled: true }));
    expect(warning).not.toHaveBeenCalled();
    show(field({ label: 'Question' }));
    expect(warning).toHaveBeenCalledWith(
      expect.stringMatching(
        new RegExp(`^${name}: has a value and no onChange.*Give it onChange, or default(Value|Checked)`),
      ),
    );
  });
});
