import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Longer than the pause between two keystrokes of a word. */
const REST_MS = 200;

/** Debounces validation, so that typing stays fast in long forms. Formik itself validates at once on blur and on submit. */
export function ValidateAtRest() {
  const { values, validateForm } = useFormikContext();
  const validated = useRef(values);
  useEffect(() => {
    if (validated.current === values) return undefined;
    const timer = setTimeout(() => {
      validated.current = values;
      void validateForm();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
  return null;
}
