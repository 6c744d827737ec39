import { NewPasswordFields } from '../../../form';
import { useText } from '../../../i18n';
import { TermsAcceptance } from '../TermsAcceptance';

/** A password of one's own choosing, and the terms. */
export function PasswordFields() {
  const text = useText();
  return (
    <>
      <NewPasswordFields
        label={text('join.details.password')}
        confirmationLabel={text('join.details.confirmation')}
      />
      <TermsAcceptance />
    </>
  );
}
