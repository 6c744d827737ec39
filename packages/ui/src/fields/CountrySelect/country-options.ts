// The list of countries as a combo box wants it, made once per language and list.
import { countriesByName, countriesIn } from '@quoin/rules';
import type { ComboBoxGroup, ComboBoxOption } from '../../controls/ComboBox';
import type { Locale } from '../../provider';

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

/** Where most investors live stands first. */
const FIRST = ['US', 'CA', 'PR'];

/** What people type that is neither name nor code. */
const ALSO: Record<string, readonly string[]> = {
  US: ['USA', 'America'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  AE: ['UAE', 'Dubai'],
  KR: ['Korea'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
};

export function countryOptions(
  codes: readonly string[],
  naming: CountryNaming,
): readonly (ComboBoxOption | ComboBoxGroup)[] {
  const { locale, name, otherName, first, all } = naming;
  const option = (code: string): ComboBoxOption => ({
    value: code,
    label: name(code),
    keywords: [code, ...(ALSO[code] ?? []), otherName(code)],
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
