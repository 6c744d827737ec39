import { forwardRef, useMemo } from 'react';
import { COUNTRIES, countriesByName, countryName } from '@quoin/rules';
import { Select, type SelectOption, type SelectProps } from '../../controls/Select';
import { useLocale, useMessages, type Locale } from '../../provider';

export interface CountrySelectProps extends Omit<SelectProps, 'options'> {
  /** ISO 3166-1 alpha-2 codes to offer. Default: all. */
  countries?: readonly string[];
}

/** Where most investors live stands first. */
const FIRST = ['US', 'CA'];

/** Countries by name in the current language. Its value is the ISO code. Ref and other attributes reach the `<select>`. */
export const CountrySelect = forwardRef<HTMLSelectElement, CountrySelectProps>(function CountrySelect(
  { countries = COUNTRIES, ...rest },
  ref,
) {
  const locale = useLocale();
  const text = useMessages().CountrySelect;
  const options = useMemo(() => {
    const first = FIRST.filter((code) => countries.includes(code));
    const others = countriesByName(
      locale,
      countries.filter((code) => !FIRST.includes(code)),
    );
    if (first.length === 0 || others.length === 0) return rowsOf([...first, ...others], locale);
    return [
      { label: text.first, options: rowsOf(first, locale) },
      { label: text.all, options: rowsOf(others, locale) },
    ];
  }, [countries, locale, text]);
  return <Select ref={ref} {...rest} options={options} />;
});

const rowsOf = (codes: readonly string[], locale: Locale): SelectOption[] =>
  codes.map((code) => ({ value: code, label: countryName(code, locale) }));
