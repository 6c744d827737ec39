// The countries as combo box options.
import { countriesByName } from '@quoin/rules';
import type { ComboBoxGroup, ComboBoxOption } from '../../controls/ComboBox/matching-options';

type NameOf = (code: string) => string;

export interface CountryNaming {
  locale: string;
  name: NameOf;
  /** Names a country in the other language. */
  otherName: NameOf;
}

/** The countries of most investors, listed first. */
const FIRST = ['US', 'CA', 'PR'];

/** Further spellings used by people and browsers, and names in the language of the country. */
const ALIASES: Record<string, readonly string[]> = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America', '美利坚合众国', '美利堅合眾國'],
  GB: [
    ...['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    ...['United Kingdom of Great Britain and Northern Ireland'],
    ...['大不列颠', '联合王国', '英格兰', '苏格兰', '威尔士', '北爱尔兰'],
  ],
  AE: ['UAE', 'Dubai', '阿联酋', '迪拜'],
  AG: ['Antigua'],
  AT: ['Österreich'],
  AU: ['澳洲'],
  BA: ['Bosnia'],
  BE: ['België', 'Belgique'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia', 'Bolivia, Plurinational State of'],
  BR: ['Brasil'],
  BS: ['The Bahamas', 'Bahamas, The'],
  BY: ['Byelorussia'],
  CD: [
    'DR Congo',
    'DRC',
    'Democratic Republic of the Congo',
    'Congo, Democratic Republic of the',
    '刚果民主共和国',
  ],
  CG: ['Republic of the Congo', 'Congo, Republic of the', '刚果共和国'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Ivory Coast', '象牙海岸'],
  CN: [
    ...['PRC', 'P.R. China', 'PR China', 'Mainland China', "People's Republic of China"],
    ...[
      "China, People's Republic of",
      '中国',
      '中国大陆',
      '中华人民共和国',
      '中國',
      '中國大陸',
      '中華人民共和國',
    ],
  ],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', '捷克共和国', 'Česko'],
  DE: ['Deutschland'],
  DK: ['Danmark'],
  ES: ['España'],
  FI: ['Suomi'],
  FK: ['Falkland Islands (Malvinas)', 'Malvinas'],
  FM: ['Federated States of Micronesia', 'Micronesia, Federated States of'],
  GM: ['The Gambia', 'Gambia, The'],
  GR: ['Ελλάδα'],
  HK: [
    ...['Hong Kong SAR China', 'Hong Kong SAR', 'Hong Kong, China', 'Hongkong', 'HKSAR'],
    ...['中国香港', '香港特别行政区', '中國香港', '香港特別行政區'],
  ],
  HU: ['Magyarország'],
  ID: ['印尼'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of', 'Persia'],
  IT: ['Italia'],
  KG: ['Kyrgyz Republic'],
  KP: [
    'DPRK',
    "Democratic People's Republic of Korea",
    "Korea, Democratic People's Republic of",
    '北朝鲜',
    '北韩',
  ],
  KR: ['Korea', 'Republic of Korea', 'Korea, Republic of', '大韩民国', '南韩', '韓國', '대한민국'],
  KY: ['Cayman'],
  LA: ['Lao PDR', "Lao People's Democratic Republic"],
  LK: ['Ceylon'],
  MD: ['Republic of Moldova', 'Moldova, Republic of'],
  MK: ['Macedonia', '马其顿'],
  MM: ['Burma'],
  MO: [
    ...['Macau', 'Macao', 'Macao SAR China', 'Macao SAR', 'Macau SAR', 'Macao, China', 'Macau, China'],
    ...['中国澳门', '澳门特别行政区', '澳門', '中國澳門', '澳門特別行政區'],
  ],
  NL: ['The Netherlands', 'Netherlands, The', 'Holland', '尼德兰', 'Nederland'],
  NO: ['Norge'],
  NZ: ['纽西兰', '新西蘭'],
  PH: ['The Philippines'],
  PL: ['Polska'],
  PS: ['Palestine', 'State of Palestine', 'Palestine, State of', '巴勒斯坦'],
  RU: ['Russian Federation', '俄罗斯联邦', '俄国', '俄國', 'Россия'],
  SE: ['Sverige'],
  SK: ['Slovak Republic'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland', '埃斯瓦蒂尼'],
  TH: ['Siam'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TT: ['Trinidad'],
  TW: ['Taiwan, Province of China', '中国台湾', '中國台灣', '臺灣'],
  TZ: ['United Republic of Tanzania', 'Tanzania, United Republic of'],
  UA: ['Україна'],
  VA: ['Holy See', 'Vatican', '教廷'],
  VC: ['Saint Vincent and the Grenadines'],
  VE: ['Bolivarian Republic of Venezuela', 'Venezuela, Bolivarian Republic of'],
  VG: ['BVI', 'Virgin Islands, British'],
  VI: ['USVI', 'US Virgin Islands', 'United States Virgin Islands', 'Virgin Islands, U.S.'],
  VN: ['Viet Nam'],
};

/** `St. Kitts & Nevis` is also written `Saint Kitts and Nevis`. */
const spelledOut = (name: string) => name.replace('&', 'and').replace(/^St\. /, 'Saint ');

/** Names in traditional Chinese, which the pages do not have: 澳門, 英國, 沙烏地阿拉伯 in Taiwan and 沙地阿拉伯 in Hong Kong. */
const traditionalNames = [/* @__PURE__ */ namesIn('zh-Hant'), /* @__PURE__ */ namesIn('zh-Hant-HK')];

function namesIn(locale: string): NameOf {
  let names: Intl.DisplayNames | undefined;
  return (code) =>
    (names ??= new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })).of(code) ?? code;
}

/** What a country is found by, beside its name. */
export const countryKeywords = (code: string, name: NameOf, otherName: NameOf): string[] => [
  code,
  ...(ALIASES[code] ?? []),
  otherName(code),
  spelledOut(name(code)),
  spelledOut(otherName(code)),
  ...traditionalNames.map((getName) => getName(code)),
];

/** @param labels of the two groups: the countries of most investors, and all others */
export function countryOptions(
  codes: readonly string[],
  naming: CountryNaming,
  labels: { first: string; all: string },
): readonly (ComboBoxOption | ComboBoxGroup)[] {
  const top = FIRST.filter((code) => codes.includes(code)).map((code) => getOption(code, naming));
  if (top.length === 0) return sortedOptions(codes, naming);
  if (top.length === codes.length) return top;
  return [
    { label: labels.first, options: top },
    {
      label: labels.all,
      // Read only when the list opens, or for the name of a chosen country.
      get options() {
        return sortedOptions(codes, naming);
      },
    },
  ];
}

const getOption = (code: string, { name, otherName }: CountryNaming): ComboBoxOption => ({
  value: code,
  label: name(code),
  // Read only when somebody searches.
  get keywords() {
    return countryKeywords(code, name, otherName);
  },
});

interface Sorted {
  locale: string;
  options: readonly ComboBoxOption[];
}

/** A form can have ten lists of all countries, so equal ones are made once. */
const made = new WeakMap<readonly string[], WeakMap<NameOf, Sorted>>();

/** All countries but those of most investors, by name. */
function sortedOptions(codes: readonly string[], naming: CountryNaming): readonly ComboBoxOption[] {
  const { locale, name } = naming;
  const byName = made.get(codes) ?? new WeakMap<NameOf, Sorted>();
  made.set(codes, byName);
  const known = byName.get(name);
  if (known?.locale === locale) return known.options;
  const others = codes.filter((code) => !FIRST.includes(code));
  const options = countriesByName(locale, name, others).map((code) => getOption(code, naming));
  byName.set(name, { locale, options });
  return options;
}
