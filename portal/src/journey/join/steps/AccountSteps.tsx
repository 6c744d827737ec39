import { Button, Dialog, ErrorState, MaskedEmail, Skeleton, Stack, Text } from '@quoin/ui';
import { useField, useFormikContext } from 'formik';
import { FormikCheckbox } from '@quoin/ui/formik';
import { lazy, useState } from 'react';
import { useText, withMessages } from '../../../i18n';
import type { SignUpFields } from '../sign-up-values';
import type { StepProps } from './ResidenceStep';
import { EmailField, NameFields, NewPasswordFields } from '../../../form';
import { PhoneConfirmation } from '../PhoneConfirmation';
import { PartBoundary } from '../../../components/PartBoundary';
import { ButtonLink } from '../../../navigation/router-link';

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

const TermsOfUse = lazy(() =>
  withMessages('visiting', async () => ({
    default: (await import('../../../long-texts/LegalDocument')).TermsOfUse,
  })),
);

/** Checkbox for the terms, which open in a dialog; accepting them there ticks the checkbox. */
function TermsAcceptance() {
  const text = useText();
  const [, , { setValue }] = useField<boolean>('terms_accepted');
  const [open, setOpen] = useState(false);

  function accept() {
    void setValue(true);
    setOpen(false);
  }

  return (
    <Stack gap={2} align="start">
      <FormikCheckbox name="terms_accepted" label={text('join.details.terms')} required />
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text('join.details.read_terms')}
      </Button>
      <Dialog
        open={open}
        size="large"
        title={text('visit.terms.title')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={accept}>{text('join.terms.accept')}</Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text('join.terms.decline')}
            </Button>
          </>
        }
      >
        <PartBoundary placeholder={<Skeleton lines={12} />} fallback={<TermsElsewhere />}>
          <TermsOfUse />
        </PartBoundary>
      </Dialog>
    </Stack>
  );
}

/** The terms failed to load, and only another page would request them again; a new tab keeps the typed values. */
function TermsElsewhere() {
  const text = useText();
  return (
    <ErrorState
      action={
        <ButtonLink href="/terms" target="_blank" variant="secondary">
          {text('visit.terms.title')}
        </ButtonLink>
      }
    >
      {text('app.no_answer')}
    </ErrorState>
  );
}
