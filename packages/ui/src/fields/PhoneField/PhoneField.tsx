import { forwardRef, useEffect, useMemo, useState, type ClipboardEvent } from 'react';
import { PHONE_REGIONS, type PhoneRegion } from '@quoin/rules';
import { useControllable, useLatest, warnInDevelopment } from '../../behaviour';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { ChevronDownIcon, Icon } from '../../foundations';
import { PhoneField as english } from '../../messages/en/fields';
import { useCountryName, useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../fixed-value';
import {
  digitsOf,
  fromInternational,
  internationalIn,
  phoneMask,
  phoneNumber,
  type PhoneNumber,
} from './phone-number';
import { usePhoneRegions } from './use-phone-regions';
import { Region } from './PhoneField.styles';

export interface PhoneFieldProps extends FieldFrameProps, InputRest {
  /** The rows of `GET /v1/sms/regions`. Default: those of @quoin/rules. */
  regions?: readonly PhoneRegion[];
  /** All other countries follow in the list. Their numbering plans are loaded when the field appears. */
  allRegions?: boolean;
  value?: Pick<PhoneNumber, 'region' | 'national'>;
  defaultValue?: Pick<PhoneNumber, 'region' | 'national'>;
  onChange?: (value: PhoneNumber) => void;
}

const NO_REGION: PhoneRegion = {
  key: '',
  calling_code: '',
  enable_send_code: false,
  phone_format: '................',
};

/**
 * A region and a national number in the region's format. Pasting an international number chooses its region. Ref and
 * other attributes reach the `<input>` of the number.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const [
    frame,
    { regions: given = PHONE_REGIONS, allRegions = false, value, defaultValue, onChange, onPaste, ...rest },
  ] = splitFrame(props);
  const { regions, world } = usePhoneRegions(given, allRegions);
  warnOfFixedValue('PhoneField', value, onChange);
  const [number, setNumber] = useControllable<Pick<PhoneNumber, 'region' | 'national'>>({
    value,
    defaultValue: defaultValue ?? { region: given[0]?.key ?? '', national: '' },
    onChange: ({ region: key, national }) => {
      const next = phoneNumber(key, national);
      onChange?.({ ...next, e164: next.e164 || (world?.e164Of(key, national) ?? '') });
    },
  });
  const [foreign, setForeign] = useState(false);
  /** Pasted before the plan of its country was there. */
  const [pasted, setPasted] = useState<string>();
  const text = useMessages('PhoneField', english);
  const known = regions.find(({ key }) => key === number.region);
  // With all regions asked for, its row is on the way; else there is none and the first stands in.
  const region = useMemo(
    () => known ?? (allRegions ? { ...NO_REGION, key: number.region } : (given[0] ?? NO_REGION)),
    [known, allRegions, given, number.region],
  );
  if (!known && !allRegions && number.region !== '') {
    warnInDevelopment(
      'PhoneField',
      () => `no row of "regions" has the key "${number.region}". Add its row, or set allRegions.`,
    );
  }
  const mask = useMemo(() => phoneMask(region), [region]);

  const set = (next: Pick<PhoneNumber, 'region' | 'national'>) => {
    setForeign(false);
    setPasted(undefined);
    setNumber(next);
  };
  const { control: typed } = useFormattedInput({
    value: number.national,
    defaultValue: '',
    onChange: (national) => set({ region: region.key, national }),
    textOf: mask.write,
    valueOf: digitsOf,
    mask,
    ref,
  });

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const international = internationalIn(event.clipboardData.getData('text/plain'));
    if (event.defaultPrevented || international === undefined || event.currentTarget.readOnly) return;
    event.preventDefault();
    take(international);
  };

  const take = (international: string) => {
    const abroad = world?.nationalOf(international);
    const found = regions.some(({ key }) => key === abroad?.region)
      ? abroad
      : fromInternational(international, region.key, given);
    if (found) set(found);
    else if (allRegions && !world) setPasted(international);
    else setForeign(true);
  };
  const takePasted = useLatest(() => {
    if (pasted !== undefined) take(pasted);
  });
  useEffect(() => {
    if (world) takePasted();
  }, [world, takePasted]);

  return (
    <Field data-quoin="PhoneField" {...frame} error={frame.error ?? (foreign && text.foreign)}>
      {(control) => (
        <Box>
          <RegionSelect
            regions={known ? regions : [region, ...regions]}
            region={region}
            disabled={frame.disabled}
            onChange={(key) => set({ region: key, national: number.national })}
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
        </Box>
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
  const countryName = useCountryName();
  const text = useMessages('PhoneField', english);
  return (
    <Region data-part="region">
      <span aria-hidden>
        {region.key} {region.calling_code && `+${region.calling_code}`}
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
            {`${countryName(key)} +${calling_code}`}
          </option>
        ))}
      </select>
    </Region>
  );
}
