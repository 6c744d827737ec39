import { forwardRef, useMemo, useState, type ClipboardEvent } from 'react';
import { countryName, PHONE_REGIONS, type PhoneRegion } from '@quoin/rules';
import { useControllable } from '../../behaviour';
import { Input } from '../../controls/TextField/TextField.styles';
import { ChevronDownIcon, Icon } from '../../foundations';
import { useLocale, useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { useFormattedInput, type InputRest } from '../formatted-input';
import {
  digitsOf,
  fromInternational,
  internationalIn,
  phoneMask,
  phoneNumber,
  writtenPhone,
  type PhoneNumber,
} from './phone-number';
import { PhoneBox, Region } from './PhoneField.styles';

export interface PhoneFieldProps extends FieldFrameProps, InputRest {
  /** The rows of `GET /v1/sms/regions`. Default: those of @quoin/rules. */
  regions?: readonly PhoneRegion[];
  value?: Pick<PhoneNumber, 'region' | 'national'>;
  defaultValue?: Pick<PhoneNumber, 'region' | 'national'>;
  onChange?: (value: PhoneNumber) => void;
}

const NO_REGION: PhoneRegion = {
  key: '',
  calling_code: '',
  enable_send_code: false,
  phone_format: '...............',
};

/**
 * A region and a national number in the region's format. Pasting an international number chooses its region. Ref and
 * other attributes reach the `<input>` of the number.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const [frame, { regions = PHONE_REGIONS, value, defaultValue, onChange, onPaste, ...rest }] =
    splitFrame(props);
  const [given, setNumber] = useControllable<Pick<PhoneNumber, 'region' | 'national'>>({
    value,
    defaultValue: defaultValue ?? { region: regions[0]?.key ?? '', national: '' },
    onChange: (next) => onChange?.(phoneNumber(next.region, next.national)),
  });
  const [foreign, setForeign] = useState(false);
  const text = useMessages().PhoneField;
  const region = regions.find(({ key }) => key === given.region) ?? regions[0] ?? NO_REGION;
  const mask = useMemo(() => phoneMask(region), [region]);

  const set = (next: Pick<PhoneNumber, 'region' | 'national'>) => {
    setForeign(false);
    setNumber(next);
  };
  const { control: typed } = useFormattedInput({
    value: given.national,
    defaultValue: '',
    onChange: (national) => set({ region: region.key, national }),
    textOf: (national) => writtenPhone(national, region, mask),
    valueOf: digitsOf,
    mask,
    ref,
  });

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const international = internationalIn(event.clipboardData.getData('text/plain'));
    if (event.defaultPrevented || international === undefined) return;
    event.preventDefault();
    const number = fromInternational(international, region.key, regions);
    if (number) set(number);
    else setForeign(true);
  };

  return (
    <Field data-quoin="PhoneField" {...frame} error={frame.error ?? (foreign && text.foreign)}>
      {(control) => (
        <PhoneBox>
          <RegionSelect
            regions={regions}
            region={region}
            disabled={frame.disabled}
            onChange={(key) => set({ region: key, national: given.national })}
          />
          <Input
            inputMode="tel"
            autoComplete="tel-national"
            data-figures=""
            placeholder={region.phone_format.replaceAll('.', '0')}
            {...rest}
            {...control}
            {...typed}
            type="tel"
            onPaste={paste}
          />
        </PhoneBox>
      )}
    </Field>
  );
});

interface RegionSelectProps {
  regions: readonly PhoneRegion[];
  region: PhoneRegion;
  disabled: boolean | undefined;
  onChange: (key: string) => void;
}

/** Closed it shows the calling code only; the native list behind it has the names. */
function RegionSelect({ regions, region, disabled, onChange }: RegionSelectProps) {
  const locale = useLocale();
  const text = useMessages().PhoneField;
  return (
    <Region data-part="region">
      <span aria-hidden>
        {region.key} +{region.calling_code}
      </span>
      <Icon of={ChevronDownIcon} size="small" />
      <select
        aria-label={text.region}
        autoComplete="tel-country-code"
        value={region.key}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {regions.map(({ key, calling_code }) => (
          <option key={key} value={key}>
            {`${countryName(key, locale)} +${calling_code}`}
          </option>
        ))}
      </select>
    </Region>
  );
}
