import { PhoneField } from '@quoin/ui';
import { getIn, setIn, useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { InformationFields } from './information-shape';
import { useShownError } from './use-shown-error';

/** One field on the screen, two on the wire. @param of the path of whose phone it is; left out, the investor's */
export function PhoneParts({ of }: { of?: string }) {
  const text = useText();
  const shownError = useShownError();
  const { values, setValues, setFieldTouched } = useFormikContext<InformationFields>();
  const part = (name: string) => (of ? `${of}.${name}` : name);
  const [region, number] = [part('phone_region'), part('phone_number')];
  return (
    <PhoneField
      name={number}
      label={text('apply.field.phone_number')}
      value={{ region: getIn(values, region), national: getIn(values, number) }}
      onChange={(phone) =>
        void setValues((now) => setIn(setIn(now, region, phone.region), number, phone.national))
      }
      onBlur={() => void setFieldTouched(number)}
      error={shownError(number)}
      required
    />
  );
}
