import { FormikTextField } from '@quoin/ui/formik';
import { useText } from '../i18n';

/** Given and family name of the person who fills in: `first_name`, `last_name`. */
export function NameFields() {
  const text = useText();
  return (
    <>
      <FormikTextField
        name="first_name"
        label={text('join.details.first_name')}
        autoComplete="given-name"
        required
      />
      <FormikTextField
        name="last_name"
        label={text('join.details.last_name')}
        autoComplete="family-name"
        required
      />
    </>
  );
}
