import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import userEvent from '@testing-library/user-event';
import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { e164Of, everyRegion, nationalOf } from '../../packages/ui/src/fields/PhoneField/every-region';
import { show } from './in-quoin';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
const region = () => screen.getByRole('combobox', { name: 'Country code' });

const everyExample: Record<string, string | undefined> = Object.fromEntries(
  everyRegion.map(({ key }) => [
    key,
    isSupportedCountry(key) ? getExampleNumber(key, examples)?.number : undefined,
  ]),
);

test('a US number is laid into its format and goes out in E.164 once complete', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" onChange={onChange} />);
  await userEvent.type(box(), '415555');
  expect(box()).toHaveValue('(415) 555');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'US', national: '415555', e164: '' });
  await userEvent.keyboard('0123');
  expect(box()).toHaveValue('(415) 555 0123');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'US', national: '4155550123', e164: '+14155550123' });
});

test('an inserted figure is kept and the caret stays beside it', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '415550123' }} />);
  expect(box()).toHaveValue('(415) 550 123');
  await userEvent.type(box(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('(491) 555 0123');
  expect(box().selectionStart).toBe(3);
});

test('each backspace deletes a figure, whatever sign of the format stands between', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} />);
  await userEvent.type(box(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(box().value.replace(/\D/g, '')).toBe('4155');
});

test('a pasted +86 number chooses China', async () => {
  const onChange = jest.fn<void, [PhoneNumber]>();
  show(<PhoneField label="Mobile phone" onChange={onChange} />);
  await userEvent.click(box());
  await userEvent.paste('+86 138-0013-8000');
  expect(region()).toHaveValue('CN');
  expect(box()).toHaveValue('138 0013 8000');
  expect(onChange).toHaveBeenLastCalledWith({
    region: 'CN',
    national: '13800138000',
    e164: '+8613800138000',
  });
});

test('a number that is only to be read is not pasted over', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} readOnly />);
  await userEvent.click(box());
  await userEvent.paste('+86 138-0013-8000');
  expect(region()).toHaveValue('US');
  expect(box()).toHaveValue('(415) 555 0123');
});

test('a Canadian who pastes +1 stays in Canada', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'CA', national: '' }} />);
  await userEvent.click(box());
  await userEvent.paste('+1 604 555 0123');
  expect(region()).toHaveValue('CA');
  expect(box()).toHaveValue('(604) 555 0123');
});

test('a national number pasted with its calling code loses it', async () => {
  show(<PhoneField label="Mobile phone" />);
  await userEvent.click(box());
  await userEvent.paste('1 (415) 555-0123');
  expect(box()).toHaveValue('(415) 555 0123');
});

test('a country code that no SMS can reach is refused with a reason', async () => {
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '415' }} />);
  await userEvent.click(box());
  await userEvent.paste('+44 20 7946 0018');
  expect(box()).toHaveValue('(415');
  expect(box()).toHaveAccessibleDescription(/not supported/);
  await userEvent.type(box(), '5');
  expect(box()).not.toHaveAccessibleDescription();
});

test('another region lays the same figures out anew', async () => {
  function Form() {
    const [phone, setPhone] = useState({ region: 'US', national: '' });
    return <PhoneField label="Mobile phone" value={phone} onChange={setPhone} />;
  }
  show(<Form />);
  await userEvent.type(box(), '9123');
  await userEvent.selectOptions(region(), 'HK');
  await userEvent.type(box(), '4567');
  expect(box()).toHaveValue('9123 4567');
});

test('regions are named in Chinese', () => {
  show(<PhoneField label="手机号码" />, 'zh-CN');
  expect(screen.getByRole('option', { name: '美国 +1' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: '国家或地区代码' })).toBeInTheDocument();
});

test('the number is not in the markup', async () => {
  const { container } = show(
    <PhoneField label="Mobile phone" defaultValue={{ region: 'US', national: '4155550123' }} />,
  );
  expect(box()).toHaveValue('(415) 555 0123');
  expect(container.innerHTML).not.toContain('555 0123');
});

describe('with all regions', () => {
  const loaded = () => waitFor(() => expect(document.querySelector('option[value="FR"]')).not.toBeNull());

  test('a number of a country without a row of its own is taken, by keyboard and by pasting', async () => {
    const onChange = jest.fn<void, [PhoneNumber]>();
    show(<PhoneField label="Mobile phone" allRegions onChange={onChange} />);
    await loaded();
    await userEvent.click(box());
    await userEvent.paste('+44 7400 123456');
    expect(region()).toHaveValue('GB');
    expect(box()).toHaveValue('07400 123456');
    expect(onChange).toHaveBeenLastCalledWith({
      region: 'GB',
      national: '07400123456',
      e164: '+447400123456',
    });
    await userEvent.selectOptions(region(), 'SG');
    await userEvent.clear(box());
    await userEvent.type(box(), '91234567');
    expect(onChange).toHaveBeenLastCalledWith({ region: 'SG', national: '91234567', e164: '+6591234567' });
  });

  test('a number that is pasted before the plans have arrived is taken when they have', async () => {
    show(<PhoneField label="Mobile phone" allRegions />);
    await userEvent.click(box());
    await userEvent.paste('+44 7400 123456');
    expect(box()).toBeValid();
    await loaded();
    expect(region()).toHaveValue('GB');
    expect(box()).toHaveValue('07400 123456');
  });

  test('a calling code that several countries share is told apart by what follows', async () => {
    show(<PhoneField label="Mobile phone" allRegions />);
    await loaded();
    await userEvent.click(box());
    await userEvent.paste('+1 242 359 1234');
    expect(region()).toHaveValue('BS');
  });

  test('a number on file keeps its region while the plans are on their way', async () => {
    show(
      <PhoneField label="Mobile phone" allRegions defaultValue={{ region: 'GB', national: '07400123456' }} />,
    );
    expect(region()).toHaveValue('GB');
    await loaded();
    expect(box()).toHaveValue('07400 123456');
  });

  test('every country lays out its own numbers and gives them in E.164', () => {
    expect(everyRegion.length).toBeGreaterThan(200);
    const wrong = everyRegion.filter(({ key, calling_code, phone_format, longest = 0 }) => {
      const places = phone_format.split('.').length - 1;
      const e164 = everyExample[key];
      const national = e164 && nationalOf(e164);
      return (
        !national ||
        places > longest ||
        e164Of(national.region, national.national) !== e164 ||
        !e164.startsWith(`+${calling_code}`)
      );
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

test('a region that no row has is told to the developer', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<PhoneField label="Mobile phone" defaultValue={{ region: 'XX', national: '' }} />);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^PhoneField: no row of "regions" has the key "XX"/),
  );
  told.mockRestore();
});
