import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { useForm, useFormValue } from '@quoin/ui/formik';
import { getIn, setIn, type FormikContextType } from 'formik';
import { useText } from '../../../i18n';
import type { InformationFields } from './information-shape';
import { useShownError } from './use-shown-error';

/** One field on the screen, two on the wire. @param of the path of whose phone it is; left out, the investor's */
export function PhoneParts({ of }: { of?: string }) {
  const text = useText();
  const part = (name: string) => (of ? `${of}.${name}` : name);
  const [dialled, number] = [part('phone_region'), part('phone_number')];
  const region = useFormValue<InformationFields, string>((values) => getIn(values, dialled));
  const national = useFormValue<InformationFields, string>((values) => getIn(values, number));
  const setValues = useForm((form: FormikContextType<InformationFields>) => form.setValues);
  const setFieldTouched = useForm((form) => form.setFieldTouched);
  const error = useShownError(number);
  return (
    <PhoneField
      name={number}
      label={text('apply.field.phone_number')}
      value={{ region, national }}
      onChange={(phone: PhoneNumber) =>
        void setValues((now) => setIn(setIn(now, dialled, phone.region), number, phone.national))
      }
      onBlur={() => void setFieldTouched(number)}
      error={error}
      required
    />
  );
}
