import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** A pause as long as this is none between two keys of the same word. */
const REST_MS = 200;

/**
 * Judges the whole form when the typing rests, not at every key: a key is shown at once however long the form is. A field
 * that is left and a form that is sent are judged at once, by Formik itself.
 */
export function ValidateAtRest() {
  const { values, validateForm } = useFormikContext();
  const judged = useRef(values);
  useEffect(() => {
    if (judged.current === values) return undefined;
    const rest = setTimeout(() => {
      judged.current = values;
      void validateForm();
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [values, validateForm]);
  return null;
}
