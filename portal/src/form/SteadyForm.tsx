import { FormikProvider, type FormikProps, type FormikValues } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';

interface SteadyFormProps<V extends FormikValues> {
  formik: FormikProps<V>;
  draw: (formik: FormikProps<V>) => ReactNode;
}

/**
 * Draws a form when something has changed that it shows. Of the three times that Formik draws with every key, two say that
 * it is validating and that it no longer is.
 */
export function SteadyForm<V extends FormikValues>({ formik, draw }: SteadyFormProps<V>) {
  const [steady, setSteady] = useState(formik);
  if (differ(steady, formik)) setSteady(formik);
  return useMemo(() => <FormikProvider value={steady}>{draw(steady)}</FormikProvider>, [steady, draw]);
}

const SHOWN = [
  'values',
  'errors',
  'touched',
  'status',
  'submitCount',
  'isSubmitting',
  'initialValues',
] as const;

const differ = <V extends FormikValues>(one: FormikProps<V>, other: FormikProps<V>): boolean =>
  SHOWN.some((part) => one[part] !== other[part]);
