import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { getIn, setIn, useFormikContext } from 'formik';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../i18n';
import type { InformationFields } from './information-shape';
import { useShownError } from './use-shown-error';

const SteadyPhoneField = memo(PhoneField);

/** One field on the screen, two on the wire. @param of the path of whose phone it is; left out, the investor's */
export function PhoneParts({ of }: { of?: string }) {
  const text = useText();
  const shownError = useShownError();
  const { values, setValues, setFieldTouched } = useFormikContext<InformationFields>();
  const part = (name: string) => (of ? `${of}.${name}` : name);
  const [region, number] = [part('phone_region'), part('phone_number')];
  const [dialled, national]: [string, string] = [getIn(values, region), getIn(values, number)];
  const value = useMemo(() => ({ region: dialled, national }), [dialled, national]);
  const change = useCallback(
    (phone: PhoneNumber) =>
      void setValues((now) => setIn(setIn(now, region, phone.region), number, phone.national)),
    [setValues, region, number],
  );
  const leave = useCallback(() => void setFieldTouched(number), [setFieldTouched, number]);
  return (
    <SteadyPhoneField
      name={number}
      label={text('apply.field.phone_number')}
      value={value}
      onChange={change}
      onBlur={leave}
      error={shownError(number)}
      required
    />
  );
}
