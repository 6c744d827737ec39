// Where an investor may live: countries of the product, except places under sanctions.
import { isSanctionedRegion, validateResidence } from '@quoin/rules';
import { abroad, home, problemsWith } from './complete-application';

const information = (changed: object, around: object = {}) =>
  problemsWith('investor_information', changed, around);

test('a permanent address outside the product’s countries is an error at the country', () => {
  expect(information({ permanent_address: abroad }, { allowedCountries: ['US', 'PR'] })).toEqual({
    'permanent_address.country': 'residence_not_offered',
  });
  expect(
    information({ permanent_address: abroad }, { allowedCountries: ['US', 'HK'], usPerson: true }),
  ).toEqual({});
});

test('an address without a country lacks the country', () => {
  expect(information({ permanent_address: { ...home, country: '' } })).toMatchObject({
    'permanent_address.country': 'required',
  });
});

test('a mailing address may be outside of the product’s countries', () => {
  expect(information({ mailing_same: false, mailing_address: abroad }, { allowedCountries: ['US'] })).toEqual(
    {},
  );
});

test('the address of a signed application remains valid if the product changes its countries', () => {
  expect(information({ permanent_address: abroad }, { allowedCountries: ['US'], isSigned: true })).toEqual(
    {},
  );
});

test('a resident of the United States cannot apply as an investor who is not a US person', () => {
  expect(information({}, { usPerson: false })).toMatchObject({
    'permanent_address.country': 'residence_in_us',
  });
});

test.each(['PR', 'GU', 'VI', 'AS', 'MP'])('residents of the territory %s are US persons', (country) => {
  const permanent_address = { ...abroad, country };
  expect(information({ permanent_address }, { usPerson: false, allowedCountries: [country] })).toMatchObject({
    'permanent_address.country': 'residence_in_us',
  });
});

test.each([
  ['entity', 'US'],
  ['entity', 'VI'],
  ['trust', 'PR'],
] as const)('an %s formed in %s is a US person', (investorType, nationality) => {
  const about = (changed: object) =>
    information({ nationality, permanent_address: abroad }, { investorType, ...changed }).nationality;
  expect(about({ usPerson: false })).toBe('formed_in_us');
  expect(about({ usPerson: true })).toBeUndefined();
  expect(about({ usPerson: false, isSigned: true })).toBeUndefined();
});

test('a nationality is a listed country', () => {
  expect(information({ nationality: 'XX' })).toEqual({ nationality: 'country_invalid' });
});

test('a person of US nationality who lives abroad may be no US person', () => {
  expect(information({ permanent_address: abroad }, { usPerson: false }).nationality).toBeUndefined();
});

test.each(['CU', 'IR', 'KP'])(
  'an address in %s is rejected, even if the product allows the country',
  (country) => {
    const address = { ...abroad, country };
    const around = { allowedCountries: ['US', country] };
    expect(information({ permanent_address: address }, around)).toEqual({
      'permanent_address.country': 'country_sanctioned',
    });
    expect(information({ mailing_same: false, mailing_address: address }, around)).toEqual({
      'mailing_address.country': 'country_sanctioned',
    });
    expect(validateResidence({ country, accredited: true }, true)).toMatchObject({
      country: { name: 'country_sanctioned', values: { country: { country } } },
    });
  },
);

test('an organization formed in a country under sanctions is rejected, but not a person with its nationality', () => {
  expect(information({ nationality: 'IR' }, { investorType: 'trust' })).toMatchObject({
    nationality: 'country_sanctioned',
  });
  expect(information({ nationality: 'IR' })).toEqual({});
});

test.each([
  ['UA', 'Crimea'],
  ['RU', 'Respublika Krym'],
  ['UA', 'Sevastopol'],
  ['UA', 'Donets’ka oblast'],
  ['UA', 'LUHANSK'],
])('the region %s %s is rejected as state and as city', (country, place) => {
  const around = { allowedCountries: [country] };
  const address = { ...home, country, state: 'Kyiv' };
  expect(information({ permanent_address: { ...address, state: place } }, around)).toMatchObject({
    'permanent_address.state': 'region_sanctioned',
  });
  expect(information({ permanent_address: { ...address, city: place } }, around)).toMatchObject({
    'permanent_address.city': 'region_sanctioned',
  });
});

test.each([
  ['UA', 'Crimea, Ukraine'],
  ['UA', 'Autonomous Republic of Crimea'],
  ['RU', 'Республика Крым'],
  ['UA', 'Автономна Республіка Крим'],
  ['UA', '克里米亚自治共和国'],
  ['UA', 'Donetsk-City'],
  ['RU', 'Donetsk - People’s Republic'],
  ['UA', 'Донецька область'],
  ['UA', '顿涅茨克州'],
  ['RU', 'Donetsk People’s Republic'],
  ['UA', 'Luhans’ka oblast'],
  ['UA', 'Луганская область'],
  ['RU', "Lugansk People's Republic"],
])('%s %s is in a region under sanctions', (country, place) => {
  expect(isSanctionedRegion(country, place)).toBe(true);
});

test.each([
  ['RU', 'Krymsk'],
  ['RU', 'Krymsky District'],
  ['RU', 'Крымск'],
  ['RU', '克雷姆斯克'],
  ['RU', 'Donetsk'],
  ['UA', 'Novodonetske'],
  ['UA', 'Luhanske'],
  ['UA', 'Kyiv'],
  ['US', 'Sevastopol'],
])('%s %s, whose name only resembles one, is not', (country, place) => {
  expect(isSanctionedRegion(country, place)).toBe(false);
});

test('a country that is no longer under sanctions is accepted', () => {
  expect(validateResidence({ country: 'SY', accredited: true }, true)).toEqual({});
});
