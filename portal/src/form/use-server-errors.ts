// Server errors at form fields. Each remains until its field changes or the form is submitted again.
import { getIn, setIn, type FormikErrors, type FormikValues } from 'formik';
import { useCallback, useRef } from 'react';

interface ServerError {
  path: string;
  sentence: string;
  value: unknown;
}

export function useServerErrors<V extends FormikValues>() {
  const errors = useRef<ServerError[]>([]);

  const forget = useCallback(() => {
    errors.current = [];
  }, []);

  /** Stores messages whose path is a form field, and returns the others. */
  const keep = useCallback((fields: Record<string, string>, values: FormikValues): string[] => {
    const entries = Object.entries(fields);
    const isField = ([path]: [string, string]) => getIn(values, path) !== undefined;
    errors.current = entries
      .filter(isField)
      .map(([path, sentence]) => ({ path, sentence, value: getIn(values, path) }));
    return entries.filter((entry) => !isField(entry)).map(([, sentence]) => sentence);
  }, []);

  const validate = useCallback(
    (values: V): FormikErrors<V> =>
      errors.current
        .filter(({ path, value }) => getIn(values, path) === value)
        .reduce((all, { path, sentence }) => setIn(all, path, sentence), {}),
    [],
  );

  return { keep, forget, validate };
}
