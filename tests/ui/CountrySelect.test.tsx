import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountrySelect, type CountrySelectProps } from '@quoin/ui';
import { COUNTRIES } from '@quoin/rules';
import { countryOptions } from '../../packages/ui/src/fields/CountrySelect/country-options';
import { chooseOption } from './choose-option';
import { show } from './in-quoin';

const box = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function residence(props: Partial<CountrySelectProps> = {}, locale: 'en' | 'zh-CN' = 'en') {
  const onChange = jest.fn();
  show(<CountrySelect label="Residence" onChange={onChange} {...props} />, locale);
  return onChange;
}

test('lists names in the page language, with the US and Canada first', async () => {
  residence({}, 'zh-CN');
  await userEvent.click(box());
  expect(names().slice(0, 3)).toEqual(['美国', '加拿大', '波多黎各']);
  expect(screen.getByRole('group', { name: '美国和加拿大' })).toBeInTheDocument();
});

test('its value is the ISO code', async () => {
  const onChange = residence();
  await chooseOption(box(), 'Japan');
  expect(onChange.mock.calls).toEqual([['JP']]);
  expect(box()).toHaveValue('Japan');
});

test.each([
  ['en', '日本', 'Japan'],
  ['zh-CN', 'japan', '日本'],
] as const)(
  'on a page in %s a country is found by its name in the other language',
  async (locale, typed, name) => {
    residence({}, locale);
    await userEvent.click(box());
    await userEvent.keyboard(typed);
    expect(await screen.findByRole('option', { name })).toBeInTheDocument();
    expect(names()).toHaveLength(1);
  },
);

test.each([
  ['us', 'United States'],
  ['de', 'Germany'],
  ['uk', 'United Kingdom'],
  ['cote d', 'Côte d’Ivoire'],
  ['Deutschland', 'Germany'],
  ['espana', 'Spain'],
  ['Россия', 'Russia'],
])('"%s" finds %s first', async (typed, first) => {
  residence();
  await userEvent.type(box(), typed);
  expect(names()[0]).toBe(first);
});

test('eligibility groups filter it: Puerto Rico belongs to the United States', async () => {
  residence({ groups: ['us'] });
  await userEvent.click(box());
  expect(names()).toEqual(['United States', 'Puerto Rico']);
});

test('the group outside the United States and Canada has neither', async () => {
  residence({ groups: ['non_us_ex_canada'] });
  await userEvent.type(box(), 'cana');
  expect(names()).toEqual([]);
});

test('lists only the given countries, without headings if they are of one kind', async () => {
  residence({ countries: ['US', 'PR', 'CA'] });
  await userEvent.click(box());
  expect(names()).toEqual(['United States', 'Canada', 'Puerto Rico']);
  expect(screen.queryByRole('group')).toBeNull();
});

test('the browser can autofill the code or the name', () => {
  const onChange = residence();
  expect(box()).toHaveAttribute('autocomplete', 'country');
  fireEvent.change(box(), { target: { value: 'CA' } });
  fireEvent.change(box(), { target: { value: 'Hong Kong' } });
  expect(onChange.mock.calls).toEqual([['CA'], ['HK']]);
});

test.each([
  ['canada', 'CA'],
  ['Saint Kitts and Nevis', 'KN'],
  ['cote divoire', undefined],
  ["Cote d'Ivoire", 'CI'],
  ['United States of America', 'US'],
  ['加拿大', 'CA'],
  ['Macao', 'MO'],
  ['Macau', 'MO'],
  ['澳门', 'MO'],
  ['澳門', 'MO'],
  ['Macao, China', 'MO'],
  ['英國', 'GB'],
  ['新加坡', 'SG'],
  ['沙烏地阿拉伯', 'SA'],
  ['沙地阿拉伯', 'SA'],
  ['臺灣', 'TW'],
  ['The Bahamas', 'BS'],
  ['Korea, Republic of', 'KR'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Brunei Darussalam', 'BN'],
  ['Virgin Islands (U.S.)', 'VI'],
  ['BVI', 'VG'],
  ["People's Republic of China", 'CN'],
  ['中华人民共和国', 'CN'],
  ['Hong Kong SAR', 'HK'],
  ['Ivory Coast', 'CI'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Burma', 'MM'],
  ['Swaziland', 'SZ'],
  ['Holland', 'NL'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['英格兰', 'GB'],
  ['象牙海岸', 'CI'],
  ['中国澳门', 'MO'],
  ['大韩民国', 'KR'],
])('"%s" typed in full selects %s without blur', async (typed, code) => {
  const onChange = residence();
  await userEvent.type(box(), typed);
  expect(onChange.mock.calls.at(-1)?.[0] || undefined).toBe(code);
});

test('text that is not a country clears the previous country', async () => {
  const onChange = residence({ defaultValue: 'US' });
  await userEvent.clear(box());
  await userEvent.type(box(), 'Candia');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('Candia');
  expect(box()).toHaveAccessibleDescription('Choose a country or region from the list');
});

test('lists of all countries share their options in a language, and sort them again in another one', () => {
  const labels = { first: 'US and Canada', all: 'All countries' };
  const name = (code: string) => ({ AT: 'Österreich', ZA: 'Zaire', OM: 'Oman' })[code] ?? code;
  const list = (locale: string) => {
    const [, others] = countryOptions(COUNTRIES, { locale, name, otherName: name }, labels);
    return others && 'options' in others ? others.options : [];
  };
  const german = list('de');
  expect(list('de')).toBe(german);
  const places = (options: typeof german) =>
    ['Oman', 'Österreich', 'Zaire'].map((label) => options.findIndex((option) => option.label === label));
  expect(places(german)).toEqual(places(german).toSorted((one, other) => one - other));
  // Swedish sorts Ö after Z.
  const [oman = 0, austria = 0, zaire = 0] = places(list('sv'));
  expect([oman, zaire, austria]).toEqual([oman, austria, zaire].toSorted((one, other) => one - other));
});
