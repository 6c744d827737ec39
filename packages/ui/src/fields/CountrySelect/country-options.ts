// The countries as combo box options, created once per language and list.
import { countriesByName, countriesIn } from '@quoin/rules';
import type { ComboBoxGroup, ComboBoxOption } from '../../controls/ComboBox/matching-options';

type NameOf = (code: string) => string;

export interface CountryNaming {
  locale: string;
  name: NameOf;
  /** Names a country in the other language. */
  otherName: NameOf;
  /** Labels of the two groups of the list. */
  first: string;
  all: string;
}

/** The countries of most investors, listed first. */
const FIRST = ['US', 'CA', 'PR'];

/** Further spellings used by people and browsers. */
const ALIASES: Record<string, readonly string[]> = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America', '美利坚合众国'],
  GB: [
    ...['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    ...['大不列颠', '联合王国', '英格兰', '苏格兰', '威尔士', '北爱尔兰'],
  ],
  AE: ['UAE', 'Dubai', '阿联酋', '迪拜'],
  CD: ['DR Congo', 'Democratic Republic of the Congo', '刚果民主共和国'],
  CG: ['Republic of the Congo', '刚果共和国'],
  CI: ['Ivory Coast', '象牙海岸'],
  CN: ['PRC', 'Mainland China', '中国', '中国大陆'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', '捷克共和国'],
  HK: ['Hong Kong SAR China', 'Hong Kong SAR', '中国香港', '香港特别行政区'],
  IE: ['Republic of Ireland', 'Eire'],
  KP: ['DPRK', '北朝鲜', '北韩'],
  KR: ['Korea', 'Republic of Korea', '大韩民国', '南韩'],
  LA: ['Lao PDR'],
  MK: ['Macedonia', '马其顿'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao', 'Macao SAR China', 'Macao SAR', '中国澳门', '澳门特别行政区'],
  NL: ['Holland', '尼德兰'],
  PS: ['Palestine', 'State of Palestine', '巴勒斯坦'],
  RU: ['Russian Federation', '俄罗斯联邦'],
  SZ: ['Swaziland', '埃斯瓦蒂尼'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['中国台湾'],
  VA: ['Holy See', '教廷'],
  VN: ['Viet Nam'],
};

/** `St. Kitts & Nevis` is also written `Saint Kitts and Nevis`. */
const spelledOut = (name: string) => name.replace('&', 'and').replace(/^St\. /, 'Saint ');

/** What a country is found by, beside its name. */
export const countryKeywords = (code: string, name: NameOf, otherName: NameOf): string[] => [
  code,
  ...(ALIASES[code] ?? []),
  otherName(code),
  spelledOut(name(code)),
  spelledOut(otherName(code)),
];

export function countryOptions(
  codes: readonly string[],
  naming: CountryNaming,
): readonly (ComboBoxOption | ComboBoxGroup)[] {
  const { locale, name, otherName, first, all } = naming;
  const option = (code: string): ComboBoxOption => ({
    value: code,
    label: name(code),
    keywords: countryKeywords(code, name, otherName),
  });
  const common = new Set(countriesIn(['us', 'canada'], codes));
  const top = FIRST.filter((code) => common.has(code)).map(option);
  const others = countriesByName(
    locale,
    name,
    codes.filter((code) => !common.has(code)),
  ).map(option);
  if (top.length === 0 || others.length === 0) return [...top, ...others];
  return [
    { label: first, options: top },
    { label: all, options: others },
  ];
}
