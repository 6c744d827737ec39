// Where in a form a refusal stands, when it is about one field.
import type { ErrorName } from '@quoin/contract';
import { createContext } from 'react';
import type { FormikValues } from 'formik';
import type { CallError } from '../api/call-error';

export type Places = Partial<Record<ErrorName, string>>;

/** The failed call of the last submit that is shown at a field of the form. */
export const FailureAtField = createContext<CallError | undefined>(undefined);

/**
 * For a call that a field of the form makes by itself: keeps its refusal at the place that the form has for it, until
 * that field changes, and gives back the place. It shows with the next validation.
 */
export const KeepAtPlace = createContext<(failure: CallError, values: FormikValues) => string | undefined>(
  () => undefined,
);
