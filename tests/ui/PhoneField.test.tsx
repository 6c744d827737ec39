import { isDeepStrictEqual } from 'node:util';
import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import userEvent from '@testing-library/user-event';
import { validatePhone } from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { everyRegion } from '../../packages/ui/src/fields/PhoneField/every-region';
import { chooseOption } from './choose-option';
import { show } from './in-quoin';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
const region = () => screen.getByRole('combobox', { name: 'Country code' });

const typing = async (text: string) => userEvent.type(box(), text);
const pasting = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
/** Autofill. */
const filling = async (text: string) => {
  fireEvent.input(box(), { target: { value: text } });
};

const everyExample: Record<string, string | undefined> = Object.fromEntries(
  everyRegion.map(({ key }) => [
    key,
    isSupportedCountry(key) ? getExampleNumber(key, examples)?.number : undefined,
  ]),
);

test('a US number is formatted and reported in E.164 when complete', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" onChange={onChange} />);
  await userEvent.type(box(), '415555');
  expect(box()).toHaveValue('(415) 555');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'US', national: '415555', e164: '' });
  await userEvent.keyboard('0123');
  expect(box()).toHaveValue('(415) 555 0123');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'US', national: '4155550123', e164: '+14155550123' });
});

test('an inserted digit is kept and the caret stays next to it', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '415550123' }} />);
  expect(box()).toHaveValue('(415) 550 123');
  await userEvent.type(box(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('(491) 555 0123');
  expect(box().selectionStart).toBe(3);
});

test('backspace deletes a digit and skips separators', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} />);
  await userEvent.type(box(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(box().value.replace(/\D/g, '')).toBe('4155');
});

test('a pasted +86 number selects China', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" onChange={onChange} />);
  await userEvent.click(box());
  await userEvent.paste('+86 138-0013-8000');
  expect(region()).toHaveValue('China +86');
  expect(box()).toHaveValue('138 0013 8000');
  expect(onChange).toHaveBeenLastCalledWith({
    region: 'CN',
    national: '13800138000',
    e164: '+8613800138000',
  });
});

test('pasting does not change a read-only number', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} readOnly />);
  await userEvent.click(box());
  await userEvent.paste('+86 138-0013-8000');
  expect(region()).toHaveValue('United States +1');
  expect(box()).toHaveValue('(415) 555 0123');
});

test('a Canadian who pastes +1 stays in Canada', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'CA', national: '' }} />);
  await userEvent.click(box());
  await userEvent.paste('+1 604 555 0123');
  expect(region()).toHaveValue('Canada +1');
  expect(box()).toHaveValue('(604) 555 0123');
});

test('a national number pasted with its calling code loses it', async () => {
  show(<PhoneField label="Mobile phone" />);
  await userEvent.click(box());
  await userEvent.paste('1 (415) 555-0123');
  expect(box()).toHaveValue('(415) 555 0123');
});

test.each([
  ['+33 1 99 00 12 34', 'Country not accepted: France. Choose a country from the list'],
  ['+44 7781 123456', 'Country not accepted: Guernsey. Choose a country from the list'],
  [
    '+44 7400 123456 78',
    'Too many digits for this country: United Kingdom. Check each digit and the country code',
  ],
  ['415 555 26711', 'Too many digits for this country: United States. Check each digit and the country code'],
  ['415 555 2671 ext. 5', 'Enter the phone number without an extension'],
  ['+44 20 7946 0018', 'This number cannot receive text messages. Enter a mobile number'],
  ['800 555 0123', 'This number cannot receive text messages. Enter a mobile number'],
  ['44 20 7946 0958', 'This number cannot receive text messages. Enter a mobile number'],
  ['86 10 6552 9988', 'This number cannot receive text messages. Enter a mobile number'],
])('"%s" stays as entered, with an error', async (text, error) => {
  for (const enter of [typing, pasting, filling]) {
    const onChange = jest.fn<void, [PhoneNumber]>();
    const { unmount } = show(<PhoneField label="Mobile phone" onChange={onChange} />);
    await enter(text);
    expect(box().value.replace(/[^\w+]/g, '')).toBe(text.replace(/[^\w+]/g, ''));
    expect(box()).toHaveAccessibleDescription(error);
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ region: 'US', e164: '' }));
    unmount();
  }
});

test.each(['+44 20 7946 0018', '+44 808 157 0192', '+44 909 879 0000', '+65 1800 123 4567'])(
  'a landline, toll-free or premium number stays as entered and is no valid number: "%s"',
  async (text) => {
    for (const enter of [typing, pasting, filling]) {
      const onChange = jest.fn<void, [PhoneNumber]>();
      const { unmount } = show(<PhoneField label="Mobile phone" onChange={onChange} />);
      await enter(text);
      expect(box().value.replace(/[^\w+]/g, '')).toBe(text.replace(/[^\w+]/g, ''));
      const sent = onChange.mock.calls.at(-1)?.[0];
      expect(sent).toMatchObject({ e164: '' });
      expect(validatePhone(sent?.region, sent?.national)).toBeDefined();
      unmount();
    }
  },
);

test.each([
  ['+1 415 555 2671', 'United States +1', '(415) 555 2671'],
  ['+14155552671', 'United States +1', '(415) 555 2671'],
  ['14155552671', 'United States +1', '(415) 555 2671'],
  ['1 (415) 555-2671', 'United States +1', '(415) 555 2671'],
  ['001 415 555 2671', 'United States +1', '(415) 555 2671'],
  ['86 138 0013 8000', 'China +86', '138 0013 8000'],
  ['+86 138 0013 8000', 'China +86', '138 0013 8000'],
  ['0086 138 0013 8000', 'China +86', '138 0013 8000'],
  ['＋８６ 138 0013 8000', 'China +86', '138 0013 8000'],
  ['tel:+85291234567', 'Hong Kong +852', '9123 4567'],
  ['+65 9123 4567', 'Singapore +65', '9123 4567'],
  ['+44 7400 123456', 'United Kingdom +44', '7400 123456'],
  ['0044 7400 123456', 'United Kingdom +44', '7400 123456'],
  ['44 7400 123456', 'United Kingdom +44', '7400 123456'],
  ['٨٦ ١٣٨ ٠٠١٣ ٨٠٠٠', 'China +86', '138 0013 8000'],
])('"%s" typed, pasted or autofilled is a number of %s', async (text, key, shown) => {
  for (const enter of [typing, pasting, filling]) {
    const { unmount } = show(<PhoneField label="Mobile phone" />);
    await enter(text);
    expect(region()).toHaveValue(key);
    expect(box()).toHaveValue(shown);
    expect(box()).not.toHaveAccessibleDescription();
    unmount();
  }
});

test.each([
  ['(415) 555-2671 ext. 12', '(415) 555 2671 ext. 12'],
  ['4155552671 (ext. 12)', '(415) 555 2671 (ext. 12)'],
  ['415 555 2671 x12', '(415) 555 2671 x12'],
  ['+1 415 555 2671 ext. 12', '+1 415 555 2671 ext. 12'],
  ['86 138 0013 8000 转 12', '8613800138000 转 12'],
])('an extension stays as it is typed: "%s"', async (text, shown) => {
  show(<PhoneField label="Mobile phone" />);
  await typing(text);
  expect(box()).toHaveValue(shown);
  expect(box()).toHaveAccessibleDescription('Enter the phone number without an extension');
});

test('a complete pasted number replaces the text', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '415' }} />);
  await pasting('+86 138 0013 8000');
  expect(box()).toHaveValue('138 0013 8000');
  await pasting('+86 138-0013-8000');
  expect(box()).toHaveValue('138 0013 8000');
});

test('a number with a calling code that becomes too long is shown as typed', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" onChange={onChange} />);
  await typing('85240020000');
  expect([region(), box()].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Hong Kong +852',
    '4002 0000',
  ]);
  await userEvent.keyboard('00');
  expect(region()).toHaveValue('United States +1');
  expect(box()).toHaveValue('8524002000000');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'US', national: '8524002000000', e164: '' });
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(region()).toHaveValue('Hong Kong +852');
  expect(box()).toHaveValue('4002 0000');
});

test('a digit corrected in the middle of a number with a calling code keeps the caret', async () => {
  show(<PhoneField label="Mobile phone" />);
  await pasting('+86 138 0013 8000');
  box().setSelectionRange(5, 5); // 138 0|013 8000
  await userEvent.keyboard('{Backspace}');
  expect(box()).toHaveValue('+86 138 013 8000');
  expect(region()).toHaveValue('United States +1');
  await userEvent.keyboard('9');
  expect(region()).toHaveValue('China +86');
  expect(box()).toHaveValue('138 9013 8000');
  expect(box().selectionStart).toBe(5);
});

test('a number that replaces another does not keep the other’s calling code', async () => {
  show(<PhoneField label="Mobile phone" />);
  await pasting('+86 138 0013 8000');
  await userEvent.clear(box());
  await typing('13912345');
  expect(region()).toHaveValue('China +86');
  expect(box()).toHaveValue('139 1234 5');
});

test('a number of the United Kingdom is typed as dialled there', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'GB', national: '' }} onChange={onChange} />);
  await typing('07400 123456');
  expect(box()).toHaveValue('7400 123456');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'GB', national: '7400123456', e164: '+447400123456' });
});

test('selecting a region that does not match restores the calling code', async () => {
  show(<PhoneField label="Mobile phone" />);
  await pasting('852 4002 0000');
  await chooseOption(region(), 'United States +1');
  expect(box().value.replace(/\D/g, '')).toBe('85240020000');
});

test('any input is reported as an independent parser reads it, or stays with a problem', async () => {
  const part = fc.oneof(
    fc.stringMatching(/^\d{6,14}$/),
    fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/),
    fc.stringMatching(/^1[3-9]\d{9}$/),
    fc.stringMatching(/^7\d{9}$/),
  );
  const before = fc.constantFrom('', '+1 ', '1', '+86', '86 ', '0086', '852', '+44 ', '0', '65', '+33 ');
  const way = fc.constantFrom(typing, pasting, filling);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('US', 'CN', 'HK', 'SG', 'GB'),
      before,
      part,
      way,
      async (key, start, rest, enter) => {
        const onChange = jest.fn<void, [PhoneNumber]>();
        const { unmount } = show(
          <PhoneField
            label="Mobile phone"
            defaultValue={{ region: key, national: '' }}
            onChange={onChange}
          />,
        );
        const entered = start + rest;
        await enter(entered);
        const sent = onChange.mock.calls.at(-1)?.[0] ?? { region: key, national: '', e164: '' };
        const shown = box().value;
        unmount();
        const plain = entered.replace(/^00/, '+');
        const readings = [
          parsePhoneNumberFromString(plain, key as CountryCode), // from the table above
          parsePhoneNumberFromString(`+${plain.replace(/\D/g, '')}`),
        ].map((number) => number?.number);
        if (sent.e164) expect(readings).toContain(sent.e164);
        else {
          expect(validatePhone(sent.region, sent.national)).toBeDefined();
          expect(shown.replace(/\D/g, '')).toBe(entered.replace(/\D/g, ''));
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('changing the region reformats the number', async () => {
  function Form() {
    const [phone, setPhone] = useState({ region: 'US', national: '' });
    return <PhoneField label="Mobile phone" value={phone} onChange={setPhone} />;
  }
  show(<Form />);
  await userEvent.type(box(), '9123');
  await chooseOption(region(), 'Hong Kong +852');
  await userEvent.type(box(), '4567');
  expect(box()).toHaveValue('9123 4567');
});

test('regions are named in Chinese', async () => {
  show(<PhoneField label="手机号码" />, 'zh-CN');
  await userEvent.click(screen.getByRole('combobox', { name: '国家或地区代码' }));
  expect(await screen.findByRole('option', { name: '美国 +1' })).toBeVisible();
});

test.each([
  ['香港', 'Hong Kong +852'],
  ['PRC', 'China +86'],
  ['+852', 'Hong Kong +852'],
  ['nowhere', 'United States +1'],
])('the list of countries is searched by "%s"', async (typed, chosen) => {
  show(<PhoneField label="Mobile phone" />);
  await userEvent.click(region());
  await userEvent.keyboard(`${typed}{Tab}`);
  expect(region()).toHaveValue(chosen);
  expect(box()).toHaveFocus();
});

test('preferred countries are first in the list', async () => {
  show(<PhoneField label="Mobile phone" preferredCountries={['HK', 'CA']} />);
  await userEvent.click(region());
  const suggested = await screen.findByRole('group', { name: 'Suggested' });
  const names = within(suggested)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Hong Kong +852', 'Canada +1']);
  expect(screen.getAllByRole('option', { name: 'Hong Kong +852' })).toHaveLength(1);
});

test('a field that is only to be read keeps its country', () => {
  show(<PhoneField label="Mobile phone" readOnly />);
  expect(region()).toBeDisabled();
});

test('the number is not in the markup', async () => {
  const { container } = show(
    <PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} />,
  );
  expect(box()).toHaveValue('(415) 555 0123');
  expect(container.innerHTML).not.toContain('555 0123');
});

describe('with all regions', () => {
  const loaded = async () => {
    await userEvent.click(region());
    await userEvent.keyboard('France');
    await screen.findByRole('option', { name: 'France +33' });
    await userEvent.keyboard('{Escape}');
  };
  const showRegion = (key: string) => {
    const onChange = jest.fn<void, [PhoneNumber]>();
    const defaultValue = { region: key, national: '' };
    show(<PhoneField label="Mobile phone" allRegions defaultValue={defaultValue} onChange={onChange} />);
    return onChange;
  };

  // Must be the first test, because the plans are loaded once.
  test('a national number typed before the plans have loaded is read afterwards', async () => {
    const onChange = showRegion('JP');
    fireEvent.input(box(), { target: { value: '09012345678' } });
    expect(onChange).toHaveBeenLastCalledWith({ region: 'JP', national: '09012345678', e164: '' });
    await loaded();
    expect(onChange).toHaveBeenLastCalledWith({
      region: 'JP',
      national: '09012345678',
      e164: '+819012345678',
    });
  });

  test('a number of a country without a row of its own is accepted, typed or pasted', async () => {
    const onChange = jest.fn<void, [PhoneNumber]>();
    show(<PhoneField label="Mobile phone" allRegions onChange={onChange} />);
    await loaded();
    await userEvent.click(box());
    await userEvent.paste('+33 6 12 34 56 78');
    expect(region()).toHaveValue('France +33');
    expect(box()).toHaveValue('06 12 34 56 78');
    expect(onChange).toHaveBeenLastCalledWith({
      region: 'FR',
      national: '0612345678',
      e164: '+33612345678',
    });
    await chooseOption(region(), 'Singapore +65');
    await userEvent.clear(box());
    await userEvent.type(box(), '91234567');
    expect(onChange).toHaveBeenLastCalledWith({ region: 'SG', national: '91234567', e164: '+6591234567' });
  });

  test('a landline of a country with a row of its own is accepted', async () => {
    const onChange = showRegion('GB');
    await loaded();
    await userEvent.type(box(), '020 7946 0018');
    expect(onChange).toHaveBeenLastCalledWith({
      region: 'GB',
      national: '02079460018',
      e164: '+442079460018',
    });
  });

  test('a number with its calling code and without the plus selects its country, typed or pasted', async () => {
    for (const enter of [typing, pasting, filling]) {
      const onChange = jest.fn<void, [PhoneNumber]>();
      const { unmount } = show(<PhoneField label="Mobile phone" allRegions onChange={onChange} />);
      await loaded();
      await enter('44 20 7946 0958');
      expect(region()).toHaveValue('United Kingdom +44');
      expect(onChange).toHaveBeenLastCalledWith({
        region: 'GB',
        national: '02079460958',
        e164: '+442079460958',
      });
      expect(box()).not.toHaveAccessibleDescription();
      unmount();
    }
  });

  test('a number that may have a digit too many or a calling code is refused with what to do', async () => {
    show(<PhoneField label="Mobile phone" allRegions />);
    await loaded();
    await typing('415 555 26711'); // +41 55 552 67 11 is a number of Switzerland
    expect(region()).toHaveValue('United States +1');
    expect(box()).toHaveAccessibleDescription(/Check each digit and the country code/);
  });

  test('an extension of a number of another country stays as it is typed', async () => {
    showRegion('FR');
    await loaded();
    await typing('06 12 34 56 78 poste 12');
    expect(box()).toHaveValue('06 12 34 56 78 poste 12');
  });

  test('a number pasted before the plans have loaded is read afterwards', async () => {
    show(<PhoneField label="Mobile phone" allRegions />);
    await userEvent.click(box());
    await userEvent.paste('+33 6 12 34 56 78');
    expect(box()).toBeValid();
    await loaded();
    expect(region()).toHaveValue('France +33');
    expect(box()).toHaveValue('06 12 34 56 78');
  });

  test('the digits after a shared calling code select the country', async () => {
    show(<PhoneField label="Mobile phone" allRegions />);
    await loaded();
    await userEvent.click(box());
    await userEvent.paste('+1 242 359 1234');
    expect(region()).toHaveValue('Bahamas +1');
  });

  test('a number on file keeps its region while the plans load', async () => {
    show(
      <PhoneField label="Mobile phone" allRegions defaultValue={{ region: 'FR', national: '0612345678' }} />,
    );
    expect(region()).toHaveValue('France +33');
    await loaded();
    expect(box()).toHaveValue('06 12 34 56 78');
  });

  test('every country formats its own numbers and reports them in E.164', () => {
    expect(everyRegion.length).toBeGreaterThan(200);
    const wrong = everyRegion.filter(({ key, calling_code, phone_format, maxDigits = 0 }) => {
      const places = phone_format.split('.').length - 1;
      const e164 = everyExample[key];
      const reading = readPhoneAnywhere(e164 ?? '', key);
      return (
        reading.kind !== 'number' ||
        places > maxDigits ||
        !isDeepStrictEqual(readPhoneAnywhere(reading.national, reading.region), reading) ||
        !reading.e164.startsWith(`+${calling_code}`)
      );
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

test('warns the developer about an unknown region', () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'XX', national: '' }} />);
  expect(warning).toHaveBeenCalledWith(
    expect.stringMatching(/^PhoneField: no row of "regions" has the key "XX"/),
  );
  warning.mockRestore();
});
