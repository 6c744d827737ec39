import {
  canSignUp,
  chineseCountryName,
  COUNTRIES,
  countriesByName,
  countriesIn,
  countryGroups,
  countryName,
  englishCountryName,
  isCountry,
  isUsResidence,
  LANGUAGES,
  SUBDIVISIONS,
} from '@quoin/rules';

test('every country of ISO 3166-1 has a name in both languages', () => {
  expect(COUNTRIES).toHaveLength(249);
  for (const language of LANGUAGES) {
    expect(COUNTRIES.filter((code) => countryName(code, language) === code)).toEqual([]);
  }
  expect(countryName('CA', 'zh-CN')).toBe('加拿大');
});

test('reviewed names override generated ones', () => {
  expect(['HK', 'MO', 'TW'].map((code) => countryName(code, 'en'))).toEqual(['Hong Kong', 'Macau', 'Taiwan']);
  expect(['HK', 'MO', 'TW'].map((code) => countryName(code, 'zh-CN'))).toEqual(['香港', '澳门', '台湾']);
});

test('an unknown code is returned unchanged', () => {
  expect(['XX', 'constructor', 'EU', 'us', ''].some(isCountry)).toBe(false);
  for (const language of LANGUAGES)
    expect(['XX', 'constructor'].map((code) => countryName(code, language))).toEqual(['XX', 'constructor']);
});

test('a list is sorted alphabetically by the rules of its language', () => {
  const some = ['US', 'CA', 'AT', 'CN'];
  expect(countriesByName('en', englishCountryName, some)).toEqual(['AT', 'CA', 'CN', 'US']);
  expect(countriesByName('zh-CN', chineseCountryName, some)).toEqual(['AT', 'CA', 'US', 'CN']);
  expect(countriesByName('en', englishCountryName)).toHaveLength(249);
});

test('Puerto Rico counts as the United States', () => {
  expect(countryGroups('PR')).toEqual(countryGroups('US'));
  expect(isUsResidence('PR')).toBe(true);
});

test('Canada is outside the US and has its own group', () => {
  expect(countryGroups('CA')).toEqual(['canada', 'non_us']);
  expect(countryGroups('CN')).toEqual(['non_us', 'non_us_ex_canada']);
});

test('a group is filtered from a list and keeps its order', () => {
  const some = ['MX', 'PR', 'CA', 'US'];
  expect(countriesIn(['us'], some)).toEqual(['PR', 'US']);
  expect(countriesIn(['non_us'], some)).toEqual(['MX', 'CA']);
  expect(countriesIn(['non_us_ex_canada'], some)).toEqual(['MX']);
  expect(countriesIn(['us', 'canada'], some)).toEqual(['PR', 'CA', 'US']);
});

test('residents of the US, Puerto Rico and Canada can sign up', () => {
  expect(COUNTRIES.filter(canSignUp)).toEqual(['CA', 'PR', 'US']);
});

test('states and provinces are complete', () => {
  expect(SUBDIVISIONS['US']).toHaveLength(54);
  expect(SUBDIVISIONS['CA']).toHaveLength(13);
  expect(SUBDIVISIONS['US']).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  expect(SUBDIVISIONS['US']).toContainEqual({ code: 'HI', name: 'Hawaii' });
});
