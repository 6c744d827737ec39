import { FormikTextField } from '@quoin/ui/formik';
import { useLocale } from '@quoin/ui';
import { useText } from '../i18n';
import { namesInOrder } from './names-in-order';

const AUTO_COMPLETE = { first_name: 'given-name', last_name: 'family-name' } as const;

/** Given and family name of the person who fills in: `first_name`, `last_name`; in Chinese the family name first. */
export function NameFields() {
  const text = useText();
  const language = useLocale();
  return namesInOrder(language).map((name) => (
    <FormikTextField
      key={name}
      name={name}
      label={text(`join.details.${name}`)}
      autoComplete={AUTO_COMPLETE[name]}
      required
    />
  ));
}
