// What the server refused in a form: each sentence stays at its field until the field changes or the form is sent again.
import { getIn, setIn, type FormikErrors, type FormikValues } from 'formik';
import { useCallback, useRef } from 'react';

interface Refused {
  path: string;
  sentence: string;
  value: unknown;
}

export function useRefusedValues<V extends FormikValues>() {
  const refused = useRef<Refused[]>([]);

  const forget = useCallback(() => {
    refused.current = [];
  }, []);

  /** Keeps the sentences whose path is a field of the form, and gives back those that have none. */
  const keep = useCallback((fields: Record<string, string>, values: FormikValues): string[] => {
    const entries = Object.entries(fields);
    const isField = ([path]: [string, string]) => getIn(values, path) !== undefined;
    refused.current = entries
      .filter(isField)
      .map(([path, sentence]) => ({ path, sentence, value: getIn(values, path) }));
    return entries.filter((entry) => !isField(entry)).map(([, sentence]) => sentence);
  }, []);

  const validate = useCallback(
    (values: V): FormikErrors<V> =>
      refused.current
        .filter(({ path, value }) => getIn(values, path) === value)
        .reduce((errors, { path, sentence }) => setIn(errors, path, sentence), {}),
    [],
  );

  return { keep, forget, validate };
}
