import { AsyncLocalStorage } from 'node:async_hooks';
import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';

/** Id of the current request, in its handler and in the jobs that it enqueued. */
export const currentRequestId = new AsyncLocalStorage<string | undefined>();

/** Mixin for pino: adds these fields to every line. The logger of a request already has its id. */
export const logContext = (_line: object, _level: number, logger: Logger): object => ({
  ...(!('request_id' in logger.bindings()) && { request_id: currentRequestId.getStore() }),
  trace_id: trace.getActiveSpan()?.spanContext().traceId,
});
