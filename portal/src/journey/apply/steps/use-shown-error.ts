import { useFieldError } from '@quoin/ui/formik';

/** The sentence at a path, once the field was left or the form was sent. */
export function useShownError(path: string): string | undefined {
  const error = useFieldError(path);
  return typeof error === 'string' ? error : undefined;
}
