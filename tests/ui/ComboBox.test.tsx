import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBox, Dialog, type ComboBoxProps } from '@quoin/ui';
import { show } from './in-quoin';

const options: ComboBoxProps['options'] = [
  {
    label: 'Often used',
    options: [
      { value: 'alder', label: 'Alder Trust' },
      { value: 'birch', label: 'Birchgate Retirement', keywords: ['BGR', '桦门'] },
    ],
  },
  {
    label: 'All others',
    options: [
      { value: 'cote', label: 'Côte & Stone' },
      { value: 'dove', label: 'Dovecote', disabled: true },
      { value: 'elm', label: 'Elmhurst Trust' },
    ],
  },
];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

function custodian(props: Partial<ComboBoxProps> = {}) {
  const onChange = jest.fn();
  const shown = show(<ComboBox label="Custodian" options={options} onChange={onChange} {...props} />);
  return { onChange, ...shown };
}

describe('finding by typing', () => {
  test.each([
    ['a name, whatever its case and accents', 'COTE ST', ['Côte & Stone']],
    ['a word inside a name', 'trust', ['Alder Trust', 'Elmhurst Trust']],
    ['an abbreviation', 'bgr', ['Birchgate Retirement']],
    ['its name in the other language', '桦', ['Birchgate Retirement']],
  ])('%s', async (_, typed, found) => {
    custodian();
    await userEvent.type(box(), typed);
    expect(names()).toEqual(found);
    expect(screen.getByRole('status')).toHaveTextContent(found.length === 1 ? '1 result' : '2 results');
  });

  test('an empty result is shown and announced', async () => {
    custodian();
    await userEvent.type(box(), 'zzz');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getAllByText('No results for “zzz”')).toHaveLength(2);
  });

  test('options that begin with the text come before those that contain it', async () => {
    custodian({ options: ['Great Elm', 'Helm', 'Elmhurst'].map((label) => ({ value: label, label })) });
    await userEvent.type(box(), 'elm');
    expect(names()).toEqual(['Elmhurst', 'Great Elm', 'Helm']);
  });

  test('without a click, because the pointer is released elsewhere, typing still replaces the text', async () => {
    custodian({ defaultValue: 'alder', onChange: undefined });
    const person = userEvent.setup();
    await person.pointer([{ keys: '[MouseLeft>]', target: box(), offset: 5 }, { target: document.body }]);
    await person.pointer({ keys: '[/MouseLeft]', target: document.body });
    await new Promise(requestAnimationFrame);
    await person.keyboard('bgr');
    expect(box()).toHaveValue('bgr');
    expect(names()).toEqual(['Birchgate Retirement']);
  });

  test('dropped text replaces the text and is searched', async () => {
    const { onChange } = custodian({ defaultValue: 'alder' });
    fireEvent.drop(box(), { dataTransfer: { getData: () => ' Elmhurst\n' } });
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Elmhurst');
    expect(names()).toEqual(['Elmhurst Trust']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('elm');
  });

  test('a read-only one opens neither by a press nor by a key', async () => {
    const { onChange } = custodian({ defaultValue: 'alder', readOnly: true });
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}elm{Enter}');
    expect(names()).toEqual([]);
    expect(box()).toHaveValue('Alder Trust');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['readOnly', 'disabled'])('closes if it becomes %s', async (state) => {
    const { update } = custodian();
    await userEvent.click(box());
    expect(names()).not.toEqual([]);
    update(<ComboBox label="Custodian" options={options} {...{ [state]: true }} />);
    expect(names()).toEqual([]);
    update(<ComboBox label="Custodian" options={options} />);
    expect(names()).toEqual([]);
  });

  test('chooses nothing in a fieldset that was disabled while its list was open, as in Firefox', async () => {
    const onChange = jest.fn();
    const inside = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <ComboBox label="Custodian" options={options} onChange={onChange} />
      </fieldset>
    );
    const { update } = show(inside(false));
    await userEvent.click(box());
    update(inside(true));
    fireEvent.click(screen.getByRole('option', { name: 'Alder Trust' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('groups keep their headings, and each option has its position in the whole list', async () => {
    custodian();
    await userEvent.click(box());
    const others = screen.getByRole('group', { name: 'All others' });
    const last = within(others).getByRole('option', { name: 'Elmhurst Trust' });
    expect(last).toHaveAttribute('aria-posinset', '5');
    expect(last).toHaveAttribute('aria-setsize', '5');
  });

  test('of thousands of options, distant rows render when the keyboard reaches them', async () => {
    custodian({
      options: Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `Fund ${index}` })),
    });
    await userEvent.click(box());
    expect(names().length).toBeLessThan(100);
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Fund 2999');
  });
});

describe('keys', () => {
  test('Enter selects the first match', async () => {
    const { onChange } = custodian();
    await userEvent.type(box(), 'elm{Enter}');
    expect(onChange.mock.calls).toEqual([['elm']]);
    expect(box()).toHaveValue('Elmhurst Trust');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrow keys wrap around and skip disabled options', async () => {
    custodian({ defaultValue: 'cote' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Côte & Stone');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Elmhurst Trust');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Alder Trust');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Elmhurst Trust');
  });

  test('Home, End and the page keys jump', async () => {
    custodian({
      options: Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Fund ${index}` })),
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    expect(active()).toBe('Fund 10');
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Fund 29');
    await userEvent.keyboard('{PageUp}');
    expect(active()).toBe('Fund 19');
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('Fund 0');
  });

  test('Tab selects the active option and moves on', async () => {
    const { onChange } = custodian();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['birch']]);
    expect(box()).not.toHaveFocus();
  });

  test('Escape restores the selection, and a surrounding dialog stays open', async () => {
    const onClose = jest.fn();
    const onChange = jest.fn();
    show(
      <Dialog open title="Account" onClose={onClose}>
        <ComboBox label="Custodian" options={options} defaultValue="alder" onChange={onChange} />
      </Dialog>,
    );
    await userEvent.click(box());
    const escape = createEvent.keyDown(box(), { key: 'Escape' });
    await userEvent.keyboard('elm');
    fireEvent(box(), escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(box()).toHaveValue('Alder Trust');
    expect(onChange).toHaveBeenLastCalledWith('alder');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('keys of an input method are ignored, and an unfinished syllable does not filter', async () => {
    const { onChange } = custodian();
    await userEvent.click(box());
    fireEvent.compositionStart(box());
    fireEvent.input(box(), {
      target: { value: 'hua' },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    expect(names()).toHaveLength(5);
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.input(box(), {
      target: { value: '桦' },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    fireEvent.compositionEnd(box(), { data: '桦' });
    expect(names()).toEqual(['Birchgate Retirement']);
  });
});

describe('what counts as a selection', () => {
  test('a partial name does not: the text stays without a value, with an error', async () => {
    const { onChange } = custodian({ defaultValue: 'alder' });
    await userEvent.type(box(), 'El');
    expect(box()).not.toHaveAccessibleDescription();
    await userEvent.click(document.body);
    expect(onChange.mock.calls).toEqual([['']]);
    expect(box()).toHaveValue('El');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Choose an option from the list');
    await userEvent.type(box(), 'mhurst trust');
    expect(onChange).toHaveBeenLastCalledWith('elm');
    expect(box()).not.toHaveAccessibleDescription();
  });

  test('with a required selection, a partial name restores it', async () => {
    const { onChange } = custodian({ defaultValue: 'alder', clearable: false });
    await userEvent.type(box(), 'El');
    await userEvent.tab();
    await userEvent.type(box(), 'BGRx');
    await userEvent.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith('elm');
    expect(box()).toHaveValue('Elmhurst Trust');
  });

  test.each([
    ['typed', (text: string) => userEvent.type(box(), text)],
    ['pasted', (text: string) => userEvent.click(box()).then(() => userEvent.paste(text))],
  ])('a full name that is %s does immediately, in any case, accents and width', async (_, enter) => {
    const { onChange } = custodian({ defaultValue: 'elm' });
    await enter('ＣＯＴＥ & stone');
    expect(onChange).toHaveBeenLastCalledWith('cote');
    expect(box()).toHaveFocus();
  });

  test('autofilled text without a match stays, with an error', () => {
    const { onChange } = custodian({ defaultValue: 'elm' });
    fireEvent.change(box(), { target: { value: 'Oakwood' } });
    expect(onChange.mock.calls).toEqual([['']]);
    expect(box()).toHaveValue('Oakwood');
    expect(box()).toHaveAccessibleDescription('Choose an option from the list');
  });

  test('Enter on text without a match keeps the text', async () => {
    const { onChange } = custodian({ defaultValue: 'elm' });
    await userEvent.type(box(), 'Oakwood{Enter}');
    expect(onChange.mock.calls).toEqual([['']]);
    expect(box()).toHaveValue('Oakwood');
    expect(box()).toBeInvalid();
  });

  test('clearing it clears the selection', async () => {
    const { onChange } = custodian({ defaultValue: 'alder' });
    await userEvent.clear(box());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['']]);
  });

  test('with a required selection, clearing it changes nothing', async () => {
    const { onChange } = custodian({ defaultValue: 'alder', clearable: false });
    await userEvent.clear(box());
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(box()).toHaveValue('Alder Trust');
  });

  test('autofill does, by value or by name', () => {
    const { onChange } = custodian();
    fireEvent.change(box(), { target: { value: 'Elmhurst Trust' } });
    fireEvent.change(box(), { target: { value: 'BGR' } });
    expect(onChange.mock.calls).toEqual([['elm'], ['birch']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a disabled option does not', async () => {
    const { onChange } = custodian();
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Dovecote' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a form submits the value, not the label', () => {
    const { container } = show(
      <form>
        <ComboBox label="Custodian" name="custodian" options={options} defaultValue="elm" />
      </form>,
    );
    expect(container.querySelector('form')).toHaveFormValues({ custodian: 'elm' });
  });

  test('a controlled field shows its prop', async () => {
    const { onChange, update } = custodian({ value: 'alder' });
    await userEvent.type(box(), 'elm{Enter}');
    expect(onChange).toHaveBeenCalledWith('elm');
    expect(box()).toHaveValue('Alder Trust');
    update(<ComboBox label="Custodian" options={options} value="elm" onChange={onChange} />);
    expect(box()).toHaveValue('Elmhurst Trust');
  });
});

test('a value that cannot change or does not exist is logged for developers', () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => {});
  show(<ComboBox label="Custodian" options={options} value="zinc" />);
  expect(warning.mock.calls.flat().join()).toMatch(
    /ComboBox: has a value and no onChange.*ComboBox: .*"zinc"/s,
  );
  warning.mockRestore();
});

test('in Chinese', async () => {
  show(<ComboBox label="托管机构" options={options} />, 'zh-CN');
  expect(box()).toHaveAttribute('placeholder', '请选择或输入');
  await userEvent.type(box(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('没有与“zzz”相符的选项');
});
