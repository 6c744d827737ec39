import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Tries an incomplete form at once, so that what it lacks is shown and focused without anybody having pressed its button. */
export function ShowErrors({ when }: { when: boolean }) {
  const { submitForm } = useFormikContext();
  const submit = useRef(submitForm);
  submit.current = submitForm;

  useEffect(() => {
    if (when) void submit.current();
  }, [when]);

  return null;
}
