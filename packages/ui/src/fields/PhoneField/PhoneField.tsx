import { forwardRef, useEffect, useMemo, useReducer, useRef, useState, type ClipboardEvent } from 'react';
import {
  internationalDigits,
  nationalDigits,
  normaliseText,
  PHONE_REGIONS,
  type PhoneReading,
  type PhoneRegion,
} from '@quoin/rules';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useLatest } from '../../behaviour/use-latest';
import { warnInDevelopment, warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Input } from '../../controls/TextField/TextField.styles';
import { PhoneField as english } from '../../messages/en/fields';
import { useCountryName } from '../../provider/use-country-name';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { identity, useFormattedInput } from '../formatted-input';
import { editedSource, readNumber, type NumberSource } from './number-source';
import { phoneMask, type PhoneNumber } from './phone-number';
import { usePhoneRegions } from './use-phone-regions';
import { RegionChoice } from './RegionChoice';
import { PhoneBox } from './PhoneField.styles';

export interface PhoneFieldProps extends FieldFrameProps, InputRest, ValueProps<PhoneValue, PhoneNumber> {
  /** The rows of `GET /v1/sms/regions`. Default: those of @quoin/rules. */
  regions?: readonly PhoneRegion[] | undefined;
  /** All other countries follow in the list. Their numbering plans are loaded when the field appears. */
  allRegions?: boolean | undefined;
  /** ISO 3166-1 alpha-2 codes of the countries that are first in the list, in this order. Keep the same array. */
  preferredCountries?: readonly string[] | undefined;
}

type PhoneValue = Pick<PhoneNumber, 'region' | 'national'>;

const NONE: readonly string[] = [];

const NO_REGION: PhoneRegion = {
  key: '',
  calling_code: '',
  enable_send_code: false,
  phone_format: '................',
};

/**
 * A region and a national number in the region's format. A number with a calling code, however it is entered, chooses its
 * region; one that is not offered stays as it was typed, with an error. Ref and other attributes reach the `<input>`.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const [
    frame,
    {
      regions: given = PHONE_REGIONS,
      allRegions = false,
      preferredCountries = NONE,
      value,
      defaultValue,
      onChange,
      onPaste,
      ...rest
    },
  ] = splitFrame(props);
  const { regions, world } = usePhoneRegions(given, allRegions);
  warnAboutFixedValue('PhoneField', value, onChange);
  const [number, setNumber, control] = useFieldValue<PhoneValue | PhoneNumber, HTMLInputElement>({
    value,
    defaultValue,
    empty: { region: given[0]?.key ?? '', national: '' },
    onChange: (next) => onChange?.({ e164: '', ...next }),
    ref,
  });
  const text = useMessages('PhoneField', english);
  const countryName = useCountryName();
  const known = regions.find(({ key }) => key === number.region);
  // While all regions load, the row is missing; otherwise the first region is the fallback.
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
  const unknown = allRegions
    ? undefined
    : preferredCountries.find((each) => !regions.some(({ key }) => key === each));
  if (unknown !== undefined) {
    warnInDevelopment(
      'PhoneField',
      () => `prefers "${unknown}", which is no key of "regions". Add its row, or set allRegions.`,
    );
  }
  const offered = useMemo(() => (known ? regions : [region, ...regions]), [known, regions, region]);
  const field = useRef<HTMLDivElement>(null);
  const shownRegion = useRef(region);
  useEffectBeforePaint(() => {
    shownRegion.current = region;
  });
  const [mask] = useState(() => phoneMask(() => shownRegion.current));
  /** Reading a text again can give the same value for a different text. */
  const [, render] = useReducer((count: number) => count + 1, 0);

  const getRow = (key: string) => regions.find((each) => each.key === key) ?? region;
  const read = (typed: string, row = region) => readNumber(typed, row, { given, allRegions, world });
  const getValue = (typed: string, row = region) => nationalDigits(typed, row.calling_code) ?? typed;

  const source = useRef<NumberSource>(undefined);
  /** Of the number that is shown; another one may have been set since. */
  const currentSource = () => {
    const { current } = source;
    return current?.region === number.region && current.national === number.national ? current : undefined;
  };
  const enter = (typed: string) => {
    const from = currentSource();
    const edited = from && editedSource(from, typed);
    const text = edited ?? typed;
    const row = from && edited !== undefined ? getRow(from.readIn) : region;
    const reading = read(text, row);
    if (reading.kind === 'number') {
      const { region: key, national, e164 } = reading;
      source.current = { text: normaliseText(text), readIn: row.key, region: key, national };
      setNumber({ region: key, national, e164 });
      render();
    } else {
      source.current = undefined;
      setNumber({ region: row.key, national: getValue(text, row), e164: '' });
    }
  };
  const choose = (key: string) => {
    const row = getRow(key);
    const reading = read(number.national, row);
    const fits = reading.kind === 'number' && reading.region === key;
    setNumber(
      fits
        ? { region: key, national: reading.national, e164: reading.e164 }
        : { region: key, national: getValue(currentSource()?.text ?? number.national, row), e164: '' },
    );
  };

  const reading = read(number.national);

  const { control: typed } = useFormattedInput({
    value: number.national,
    empty: '',
    onChange: enter,
    getText: identity,
    getValue: (typed) => getValue(typed),
    submitted: () => (reading.kind === 'number' ? reading.e164 : undefined),
    mask,
    ref: control,
  });

  /** A complete number replaces the content of the field, wherever the caret is. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented || event.currentTarget.readOnly) return;
    const pasted = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ').trim();
    const isWhole =
      internationalDigits(pasted, region.calling_code) !== undefined || read(pasted).kind === 'number';
    if (!isWhole) return;
    event.preventDefault();
    source.current = undefined;
    enter(pasted);
  };

  const readAgain = useLatest(() => {
    const isTyped = 'e164' in number && number.national !== '';
    if (isTyped || internationalDigits(number.national, region.calling_code) !== undefined)
      enter(number.national);
  });
  useEffect(() => {
    if (world) readAgain();
  }, [world, readAgain]);

  const error = frame.error ?? getError(reading, text, countryName);

  return (
    <Field data-quoin="PhoneField" {...frame} error={error}>
      {(attributes) => (
        <PhoneBox ref={field}>
          <RegionChoice
            regions={offered}
            preferred={preferredCountries}
            region={region}
            disabled={frame.disabled || rest.readOnly}
            onChoose={choose}
            field={field}
          />
          <Input
            inputMode="tel"
            autoComplete="tel-national"
            data-figures=""
            placeholder={region.phone_format.replaceAll('.', '0')}
            {...rest}
            {...attributes}
            {...typed}
            type="tel"
            onPaste={paste}
          />
        </PhoneBox>
      )}
    </Field>
  );
});

/** An error that more digits cannot correct is shown immediately. */
function getError(reading: PhoneReading, text: typeof english, countryName: (code: string) => string) {
  switch (reading.kind) {
    case 'too_long':
      return text.tooLong(countryName(reading.country));
    case 'not_offered':
      return text.notOffered(countryName(reading.country));
    case 'extension':
      return text.extension;
    case 'without_sms':
      return text.withoutSms;
    default:
      return undefined;
  }
}
