// Converts exceptions to error responses.
import {
  ERRORS,
  ERROR_MESSAGES_EN,
  ERROR_MESSAGES_ZH,
  fieldMessages,
  fillMessage,
  type ErrorName,
  type ErrorReply,
  type ErrorValue,
} from '@quoin/contract';
import type { Language } from '@quoin/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, CONNECTION_MESSAGE, errorCode, Unreachable } from '../shared/errors';
import { summarizeFailure } from '../shared/describe-failure';
import { getLanguage } from './request-headers';
import { ShapeError, shapeMessages, type Unmet } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Log fields of a failed request. */
    errorName: ErrorName | undefined;
    /** An exception that is not in the catalogue of errors, or the cause of one that is. */
    failure: unknown;
  }
}

interface Answer {
  error: ErrorName;
  fields?: Record<string, string>;
  values?: Record<string, ErrorValue>;
  retryAfterSeconds?: number;
}

export function installErrors(app: FastifyInstance): void {
  app.decorateRequest('errorName', undefined);
  app.decorateRequest('failure', undefined);
  app.setErrorHandler((failure, request, reply) => send(request, reply, answerTo(failure, request)));
  app.setNotFoundHandler((request, reply) => send(request, reply, { error: 'not_found' }));
}

/** Responds to a URL that cannot be decoded or is too long as to an unknown one. */
export const replyToInvalidUrl = (_failure: unknown, request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, { error: 'not_found' });

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, fields, values, retryAfterSeconds }: Answer,
) {
  const language = getLanguage(request.headers['accept-language']);
  request.errorName = error;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(ERRORS[error].status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorReply({ error, fields, values }, language, request.id));
}

export function errorReply(
  { error, fields, values }: Pick<Answer, 'error' | 'fields' | 'values'>,
  language: Language,
  request_id: string,
): ErrorReply {
  const message = fillMessage(MESSAGES[language][error], language, values);
  return { code: ERRORS[error].code, message, request_id, fields, values };
}

/** The English messages of an error and of its fields, and its cause, for the command line. */
export const getMessages = ({
  error,
  details: { problems = {}, values },
  cause,
}: Pick<ApiError, 'error' | 'details' | 'cause'>): string[] => [
  fillMessage(ERROR_MESSAGES_EN[error], 'en', values),
  ...(cause === undefined ? [] : [`Cause: ${summarizeFailure(cause)}`]),
  ...Object.entries(fieldMessages(problems, 'en')).map(([path, message]) => `${path}: ${message}`),
];

const MESSAGES: Record<Language, Record<ErrorName, string>> = {
  en: ERROR_MESSAGES_EN,
  'zh-CN': ERROR_MESSAGES_ZH,
};

function answerTo(failure: unknown, request: FastifyRequest): Answer {
  const language = getLanguage(request.headers['accept-language']);
  if (failure instanceof ApiError) {
    request.failure = failure.cause;
    const { problems, ...details } = failure.details;
    return { ...details, error: failure.error, fields: problems && fieldMessages(problems, language) };
  }
  if (errorCode(failure) === 'FST_ERR_CTP_BODY_TOO_LARGE') return { error: 'body_too_large' };
  // A path with dots, a null character or a backslash after decoding.
  if (errorCode(failure) === 'FST_STATIC_FORBIDDEN_PATH') return { error: 'not_found' };
  const unmet = unmetIn(failure);
  if (unmet) return { error: 'illegal_parameter', fields: shapeMessages(unmet, language) };
  request.failure = failure;
  return { error: isNotNow(failure) ? 'unavailable' : 'unexpected' };
}

function unmetIn(failure: unknown): Unmet | undefined {
  if (failure instanceof ShapeError) return failure.unmet;
  const code = errorCode(failure);
  if (failure instanceof SyntaxError || code?.startsWith('FST_ERR_CTP_'))
    return { body: { demand: 'not_json' } };
  return undefined;
}

/**
 * Temporary errors of Node.js and PostgreSQL, including full or read-only disks and databases. Canceled queries and
 * deadlocks can be retried, because PostgreSQL has rolled them back.
 */
const NOT_NOW_CODE =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|57P0|57014|40001|40P01|25006|08|53)/;

function isNotNow(failure: unknown): boolean {
  if (failure instanceof Unreachable || NOT_NOW_CODE.test(errorCode(failure) ?? '')) return true;
  if (!(failure instanceof Error)) return false;
  return CONNECTION_MESSAGE.test(failure.message) || isNotNow(failure.cause);
}
