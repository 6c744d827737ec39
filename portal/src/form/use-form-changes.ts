import { setIn, useFormikContext, type FormikValues } from 'formik';
import { useForm } from '@quoin/ui/formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * In a form: calls `onChange` with the values after every change, and on unmount with input that Formik has not received
 * yet, because Back unmounts a form before Formik receives the last keystrokes.
 */
export function useFormChanges<Values extends FormikValues>(onChange: (values: Values) => void): void {
  const { values } = useFormikContext<Values>();
  const typed = useForm((_form, scope) => scope.typed);
  const known = useRef(values);
  const latest = useRef(onChange);

  useLayoutEffect(() => {
    latest.current = onChange;
    if (known.current === values) return;
    known.current = values;
    onChange(values);
  }, [values, onChange]);

  useLayoutEffect(
    () => () => {
      if (typed.size === 0) return;
      latest.current(
        [...typed].reduce<Values>((all, [path, value]) => setIn(all, path, value), known.current),
      );
    },
    [typed],
  );
}

/** Component form of `useFormChanges`. */
export function FormChanges<Values extends FormikValues>(props: {
  onChange: (values: Values) => void;
}): null {
  useFormChanges(props.onChange);
  return null;
}
