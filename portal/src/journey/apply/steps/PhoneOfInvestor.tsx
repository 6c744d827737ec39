import { PhoneField } from '@quoin/ui';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { InformationFields } from './information-shape';
import { useShownError } from './use-shown-error';

/** One field on the screen, two on the wire. */
export function PhoneOfInvestor() {
  const text = useText();
  const shownError = useShownError();
  const { values, setValues, setFieldTouched } = useFormikContext<InformationFields>();
  return (
    <PhoneField
      name="phone_number"
      label={text('apply.field.phone_number')}
      value={{ region: values.phone_region, national: values.phone_number }}
      onChange={({ region, national }) =>
        void setValues((now) => ({ ...now, phone_region: region, phone_number: national }))
      }
      onBlur={() => void setFieldTouched('phone_number')}
      error={shownError('phone_number')}
      required
    />
  );
}
