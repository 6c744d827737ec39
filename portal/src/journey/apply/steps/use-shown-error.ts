import { getIn, useFormikContext } from 'formik';

/** The sentence at a path, once the field was left or the form was sent. */
export function useShownError() {
  const { errors, touched, submitCount } = useFormikContext();
  return (path: string): string | undefined => {
    const error: unknown = submitCount > 0 || getIn(touched, path) ? getIn(errors, path) : undefined;
    return typeof error === 'string' ? error : undefined;
  };
}
