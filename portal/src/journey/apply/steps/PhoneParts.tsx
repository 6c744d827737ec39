import { PhoneField, type PhoneNumber } from '@quoin/ui';
import { useFieldParts } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { useShownError } from './answer-fields';

type Phone = Pick<PhoneNumber, 'region' | 'national'>;

/** One field for two values of the API. @param of path of the phone's owner; default: the investor */
export function PhoneParts({ of }: { of?: string }) {
  const text = useText();
  const part = (name: string) => (of ? `${of}.${name}` : name);
  const number = part('phone_number');
  const phone = useFieldParts<Phone>({ region: part('phone_region'), national: number });
  const error = useShownError(number);
  return (
    <PhoneField name={number} label={text('apply.field.phone_number')} {...phone} error={error} required />
  );
}
