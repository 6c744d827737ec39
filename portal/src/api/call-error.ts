// The one error type that screens handle, whatever caused the failure.
import { getErrorName, type ErrorName, type ErrorReply } from '@quoin/contract';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

export interface CallError {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Error code of the API; 0 if the response is not an error of the API. */
  code: number;
  /** The contract's name of the code, if known. */
  name?: ErrorName;
  /** The server's message, in the language of the request; empty without a response. */
  message: string;
  requestId?: string;
  /** Messages by field path. */
  fields: Record<string, string>;
  values?: ErrorReply['values'];
}

export const NETWORK_ERROR: CallError = { status: 0, code: 0, message: '', fields: {} };

/** An error outside a call. */
export const UNEXPECTED_ERROR: CallError = {
  status: 500,
  code: 1999,
  name: 'unexpected',
  message: '',
  fields: {},
};

export function toCallError(error: FetchBaseQueryError): CallError {
  if (typeof error.status !== 'number' || !isErrorReply(error.data)) {
    return typeof error.status === 'number' ? { ...NETWORK_ERROR, status: error.status } : NETWORK_ERROR;
  }
  const { code, message, request_id, fields, values } = error.data;
  const name = getErrorName(code);
  return { status: error.status, code, name, message, requestId: request_id, fields: fields ?? {}, values };
}

/** Error messages for a script or request without a response: Chromium, Firefox, Safari. */
const NOT_LOADED =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** The error to show for a caught exception: a failed call, a lost connection (also for portal scripts) or a bug. */
export function toShownError(failure: unknown): CallError {
  if (isCallError(failure)) return failure;
  const isLost = !navigator.onLine || (failure instanceof TypeError && NOT_LOADED.test(failure.message));
  return isLost ? NETWORK_ERROR : UNEXPECTED_ERROR;
}

/** Whether a caught or stored error is a failed call. */
export const isCallError = (value: unknown): value is CallError =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'fields' in value;

const isErrorReply = (data: unknown): data is ErrorReply =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'number' &&
  'message' in data &&
  typeof data.message === 'string';
