import { Text } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { PhoneConfirmation } from '../PhoneConfirmation';

/** Who the person is, and a phone that is theirs. */
export function PersonFields() {
  const text = useText();
  return (
    <>
      <Text>{text('join.details.lead')}</Text>
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
      <FormikTextField
        name="email"
        type="email"
        label={text('join.details.email')}
        hint={text('join.details.email_hint')}
        autoComplete="username"
        required
      />
      <PhoneConfirmation />
    </>
  );
}
