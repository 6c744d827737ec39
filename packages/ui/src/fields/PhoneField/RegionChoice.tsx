// The country of a phone number: closed it shows the calling code, open it is a search field as wide as the phone field.
import { useMemo, useRef, type RefObject } from 'react';
import type { PhoneRegion } from '@quoin/rules';
import type { ComboBoxOption, ComboBoxRow } from '../../controls/ComboBox/matching-options';
import { NO_WRITING_AIDS, useComboBoxInput } from '../../controls/ComboBox/use-combo-box-input';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { countries as inEnglish } from '../../messages/en/countries';
import { PhoneField as english } from '../../messages/en/fields';
import { countries as inChinese } from '../../messages/zh-CN/countries';
import { useCountryName } from '../../provider/use-country-name';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { countryKeywords } from '../CountrySelect/country-options';
import { Region } from './PhoneField.styles';

interface RegionChoiceProps {
  regions: readonly PhoneRegion[];
  /** Keys of those that are first in the list. */
  preferred: readonly string[];
  region: PhoneRegion;
  disabled: boolean | undefined;
  onChoose: (key: string) => void;
  /** What the list is as wide as. */
  field: RefObject<HTMLElement | null>;
}

export function RegionChoice({ regions, preferred, region, disabled, onChoose, field }: RegionChoiceProps) {
  const text = useMessages('PhoneField', english);
  const rows = useRegionOptions(regions, preferred);
  const ref = useRef<HTMLInputElement>(null);
  const { input, below, open } = useComboBoxInput({
    ...{ rows, onChoose, ref },
    quoin: 'PhoneField',
    chosen: region.key,
    clearable: false,
    locked: disabled,
    label: text.region,
    anchor: field,
    attributes: {},
  });
  return (
    <Region data-part="region" data-open={open || undefined}>
      <span aria-hidden>
        {region.key} {region.calling_code && `+${region.calling_code}`}
      </span>
      <Icon of={ChevronDownIcon} size="small" />
      <input
        {...NO_WRITING_AIDS}
        autoComplete="tel-country-code"
        aria-label={text.region}
        disabled={disabled}
        {...input}
      />
      {below}
    </Region>
  );
}

function useRegionOptions(
  regions: readonly PhoneRegion[],
  preferred: readonly string[],
): readonly ComboBoxRow[] {
  const locale = useLocale();
  const name = useCountryName();
  const text = useMessages('PhoneField', english);
  return useMemo(() => {
    const otherName = (locale.startsWith('en') ? inChinese : inEnglish).name;
    const options = new Map(
      regions.map(({ key, calling_code: code }): [string, ComboBoxOption] => [
        key,
        {
          value: key,
          label: code === '' ? name(key) : `${name(key)} +${code}`,
          // Read only when somebody searches.
          get keywords() {
            return [name(key), ...countryKeywords(key, name, otherName), code, `+${code}`];
          },
        },
      ]),
    );
    const first = preferred.flatMap((key) => options.get(key) ?? []);
    const others = [...options.values()].filter(({ value }) => !preferred.includes(value));
    if (first.length === 0 || others.length === 0) return [...first, ...others];
    return [
      { label: text.preferred, options: first },
      { label: text.others, options: others },
    ];
  }, [regions, preferred, locale, name, text]);
}
