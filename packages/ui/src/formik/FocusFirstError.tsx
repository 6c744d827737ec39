import { useEffect, useRef } from 'react';
import { getControl, focusInView } from '../behaviour/focus-control';
import { withFormScope, useForm } from './FormScope';

/**
 * Focuses the first field with an error, from the top of the page, after a submit that ends with errors of the form or the
 * server. Place it anywhere inside the `<form>`.
 */
export const FocusFirstError = /* @__PURE__ */ withFormScope(function ErrorFinder() {
  const submitCount = useForm((form) => form.submitCount);
  const isSubmitting = useForm((form) => form.isSubmitting);
  const errors = useForm((form) => form.errors);
  const place = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    focusInView(getControl(place.current?.closest('form')?.querySelector('[data-invalid]')));
  }, [submitCount, isSubmitting, errors]);
  return <span ref={place} hidden data-quoin="FocusFirstError" />;
});
