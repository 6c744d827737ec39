import { MaskedEmail, Text } from '@quoin/ui';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import type { StepProps } from './ResidenceStep';
import { EmailField, NameFields, NewPasswordFields } from '../../../form';
import { TermsAcceptance } from '../TermsAcceptance';
import { PhoneConfirmation } from '../PhoneConfirmation';

export function AccountStep({ actions }: StepProps) {
  return (
    <>
      <PersonFields />
      <PasswordFields />
      {actions}
    </>
  );
}

/** Fields for the name and a confirmed phone. */
function PersonFields() {
  const text = useText();
  return (
    <>
      <Text>{text('join.details.lead')}</Text>
      <NameFields />
      <EmailField
        label={text('join.details.email')}
        hint={text('join.details.email_hint')}
        autoComplete="username"
      />
      <PhoneConfirmation />
    </>
  );
}

export function IdentityStep({ actions }: StepProps) {
  return (
    <>
      <PersonFields />
      {actions}
    </>
  );
}

export function PasswordStep({ actions }: StepProps) {
  const text = useText();
  const { values } = useFormikContext<SignUpFields>();
  return (
    <>
      <Text>
        {text('join.password.lead')} <MaskedEmail email={values.email} />
      </Text>
      {/* Lets password managers associate the password with the account. */}
      <input type="email" autoComplete="username" value={values.email} readOnly hidden />
      <PasswordFields />
      {actions}
    </>
  );
}

/** New password and terms. */
function PasswordFields() {
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
