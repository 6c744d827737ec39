// The terms open in a dialog; accepting them there ticks the box, and so does the box itself.
import { Button, Dialog, ErrorState, Skeleton, Stack } from '@quoin/ui';
import { FormikCheckbox } from '@quoin/ui/formik';
import { useField } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { FailureBoundary } from '../../app/FailureBoundary';
import { useText, withWords } from '../../i18n';

/** Another one is another try: what did not come once, a lazy part never asks for again. */
const lazyTerms = () =>
  lazy(() => withWords('visiting', async () => ({ default: (await import('../visit')).TermsOfUse })));

export function TermsAcceptance() {
  const text = useText();
  const [, , { setValue }] = useField<boolean>('terms_accepted');
  const [open, setOpen] = useState(false);
  const [TermsOfUse, setTermsOfUse] = useState(lazyTerms);

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
        <FailureBoundary
          at={TermsOfUse}
          fallback={
            <ErrorState onRetry={() => setTermsOfUse(lazyTerms())}>{text('app.no_answer')}</ErrorState>
          }
        >
          <Suspense fallback={<Skeleton lines={12} />}>
            <TermsOfUse />
          </Suspense>
        </FailureBoundary>
      </Dialog>
    </Stack>
  );
}
