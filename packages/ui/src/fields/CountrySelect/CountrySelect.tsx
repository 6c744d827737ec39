import { useMemo } from 'react';
import { COUNTRIES, countriesIn, type CountryGroup } from '@quoin/rules';
import { steady } from '../../behaviour/steady';
import { ComboBox, type ComboBoxProps } from '../../controls/ComboBox/ComboBox';
import { countries as inEnglish } from '../../messages/en/countries';
import { CountrySelect as english } from '../../messages/en/product-list';
import { countries as inChinese } from '../../messages/zh-CN/countries';
import { useCountryName } from '../../provider/use-country-name';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { countryOptions } from './country-options';

export interface CountrySelectProps extends Omit<ComboBoxProps, 'options' | 'data-quoin'> {
  /** ISO 3166-1 alpha-2 codes to offer. Default: all. */
  countries?: readonly string[] | undefined;
  /** Limits `countries` to these groups of the eligibility rules. */
  groups?: readonly CountryGroup[] | undefined;
}

/**
 * A country combo box in the current language, searchable by the name in either language or by the code. Its value is the
 * ISO code. Forwards the ref and other attributes to the text `<input>`.
 */
export const CountrySelect = /* @__PURE__ */ steady<HTMLInputElement, CountrySelectProps>(
  function CountrySelect({ countries = COUNTRIES, groups, ...rest }, ref) {
    const locale = useLocale();
    const name = useCountryName();
    const { first, all, unlisted } = useMessages('CountrySelect', english);
    const otherName = (locale.startsWith('en') ? inChinese : inEnglish).name;
    const options = useMemo(
      () =>
        countryOptions(
          groups ? countriesIn(groups, countries) : countries,
          { locale, name, otherName },
          { first, all },
        ),
      [countries, groups, locale, name, otherName, first, all],
    );

    return (
      <ComboBox
        ref={ref}
        autoComplete="country"
        unlistedError={unlisted}
        {...rest}
        data-quoin="CountrySelect"
        options={options}
      />
    );
  },
);
