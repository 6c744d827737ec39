import { useEffect, useRef } from 'react';
import { inScope, useForm } from './FormScope';

const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/**
 * Stands anywhere inside the `<form>`. When a submit ends with errors, refused by the form or by the server, the first
 * field that shows one, from the top of the page, gets the focus.
 */
export const FocusFirstError = /* @__PURE__ */ inScope(function ErrorFinder() {
  const submitCount = useForm((form) => form.submitCount);
  const isSubmitting = useForm((form) => form.isSubmitting);
  const errors = useForm((form) => form.errors);
  const place = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length > 0) firstInvalidControl(place.current?.closest('form'))?.focus();
  }, [submitCount, isSubmitting, errors]);
  return <span ref={place} hidden data-quoin="FocusFirstError" />;
});

function firstInvalidControl(form: HTMLFormElement | null | undefined): HTMLElement | null | undefined {
  const field = form?.querySelector('[data-invalid]');
  const first =
    field?.querySelector<HTMLElement>(`${CONTROL}[aria-invalid]`) ??
    field?.querySelector<HTMLElement>(CONTROL);
  // Where an answer is chosen, that is where the keyboard enters the choice.
  return first?.matches('[type="radio"]')
    ? (field?.querySelector<HTMLElement>('[type="radio"]:checked') ?? first)
    : first;
}
