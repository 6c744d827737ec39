import { MaskedEmail, Text } from '@quoin/ui';
import { useFormikContext } from 'formik';
import { useText } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import { PasswordFields } from './PasswordFields';
import type { StepProps } from './step-props';

export function PasswordStep({ actions }: StepProps) {
  const text = useText();
  const { values } = useFormikContext<SignUpFields>();
  return (
    <>
      <Text>
        {text('join.password.lead')} <MaskedEmail email={values.email} />
      </Text>
      {/* What a password manager keeps the password with. */}
      <input type="email" autoComplete="username" value={values.email} readOnly hidden />
      <PasswordFields />
      {actions}
    </>
  );
}
