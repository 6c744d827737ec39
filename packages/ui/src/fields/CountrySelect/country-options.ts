// The list of countries as a combo box wants it, made once per language and list.
import { countriesByName, countriesIn } from '@quoin/rules';
import type { ComboBoxGroup, ComboBoxOption } from '../../controls/ComboBox/matching-options';
import type { Locale } from '../../provider/quoin-context';

type NameOf = (code: string) => string;

export interface CountryNaming {
  locale: Locale;
  name: NameOf;
  /** In the other language. */
  otherName: NameOf;
  /** Headings of the two parts of the list. */
  first: string;
  all: string;
}

/** The countries of most investors come first. */
const FIRST = ['US', 'CA', 'PR'];

/** What people and browsers write that is neither name nor code. */
const ALIASES: Record<string, readonly string[]> = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America'],
  GB: ['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  AE: ['UAE', 'Dubai'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China', '中国', '中国大陆'],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong SAR China', 'Hong Kong SAR'],
  KR: ['Korea', 'Republic of Korea'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao SAR China', 'Macao SAR'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  VN: ['Viet Nam'],
};

/** `St. Kitts & Nevis` is also written `Saint Kitts and Nevis`. */
const spelledOut = (name: string) => name.replace('&', 'and').replace(/^St\. /, 'Saint ');

export function countryOptions(
  codes: readonly string[],
  naming: CountryNaming,
): readonly (ComboBoxOption | ComboBoxGroup)[] {
  const { locale, name, otherName, first, all } = naming;
  const option = (code: string): ComboBoxOption => ({
    value: code,
    label: name(code),
    keywords: [
      code,
      ...(ALIASES[code] ?? []),
      otherName(code),
      spelledOut(name(code)),
      spelledOut(otherName(code)),
    ],
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
