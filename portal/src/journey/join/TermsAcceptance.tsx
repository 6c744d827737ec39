// Checkbox for the terms, which open in a dialog; accepting them there ticks the checkbox.
import { Button, Dialog, ErrorState, Skeleton, Stack } from '@quoin/ui';
import { FormikCheckbox } from '@quoin/ui/formik';
import { useField } from 'formik';
import { lazy, useState } from 'react';
import { PartBoundary } from '../../components/PartBoundary';
import { ButtonLink } from '../../navigation/router-link';
import { useText, withWords } from '../../i18n';

const TermsOfUse = lazy(() =>
  withWords('visiting', async () => ({
    default: (await import('../../long-texts/LegalDocument')).TermsOfUse,
  })),
);

export function TermsAcceptance() {
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
