// Maps errors that concern one field to that field.
import type { ErrorName } from '@quoin/contract';
import { createContext } from 'react';
import type { FormikValues } from 'formik';
import type { CallError } from '../api/call-error';

export type Places = Partial<Record<ErrorName, string>>;

/** The failed call of the last submit that is shown at a field of the form. */
export const FailureAtField = createContext<CallError | undefined>(undefined);

/**
 * For a call that a field of the form makes: keeps its error at the field to which the form maps it, until
 * that field changes, and returns the path of the field. The error shows with the next validation.
 */
export const KeepAtPlace = createContext<(failure: CallError, values: FormikValues) => string | undefined>(
  () => undefined,
);
