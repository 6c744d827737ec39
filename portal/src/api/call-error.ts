// What a failed call looks like to screens, whatever went wrong on the way.
import { errorNameOf, type ErrorName, type ErrorReply } from '@quoin/contract';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

export interface CallError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Number on the wire; 0 when the answer was none of the API's. */
  code: number;
  /** The catalogue's name of the number, where it is known. */
  name?: ErrorName;
  /** The server's sentence, in the language of the call; empty when no answer came. */
  message: string;
  requestId?: string;
  /** Field path to sentence. */
  fields: Record<string, string>;
  values?: ErrorReply['values'];
}

export const NO_ANSWER: CallError = { status: 0, code: 0, message: '', fields: {} };

/** Something failed that is no call, such as a file of the portal that did not load. */
export const UNEXPECTED: CallError = { status: 500, code: 1999, name: 'unexpected', message: '', fields: {} };

export function toCallError(error: FetchBaseQueryError): CallError {
  if (typeof error.status !== 'number' || !isErrorReply(error.data)) {
    return typeof error.status === 'number' ? { ...NO_ANSWER, status: error.status } : NO_ANSWER;
  }
  const { code, message, request_id, fields, values } = error.data;
  const name = errorNameOf(code);
  return { status: error.status, code, name, message, requestId: request_id, fields: fields ?? {}, values };
}

/** What browsers throw when a script or a request gets no answer: Chromium, Firefox, Safari. */
const NOT_LOADED =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** What a caught failure is shown as: a failed call, a lost connection (also of a script of the portal), or a fault of ours. */
export function shownError(failure: unknown): CallError {
  if (isCallError(failure)) return failure;
  const isLost = !navigator.onLine || (failure instanceof TypeError && NOT_LOADED.test(failure.message));
  return isLost ? NO_ANSWER : UNEXPECTED;
}

/** Whether something that was thrown or kept as `error` is a failed call. */
export const isCallError = (value: unknown): value is CallError =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'fields' in value;

const isErrorReply = (data: unknown): data is ErrorReply =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'number' &&
  'message' in data &&
  typeof data.message === 'string';
