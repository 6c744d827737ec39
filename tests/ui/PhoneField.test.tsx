import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { show } from './in-quoin';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
const region = () => screen.getByRole('combobox', { name: 'Country code' });

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
