import { Text } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { NameFields } from '../../../form';
import { useText } from '../../../i18n';
import { PhoneConfirmation } from '../PhoneConfirmation';

/** Who the person is, and a phone that is theirs. */
export function PersonFields() {
  const text = useText();
  return (
    <>
      <Text>{text('join.details.lead')}</Text>
      <NameFields />
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
