// Loaded lazily, because the SDK is large.
import { createRequire } from 'node:module';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Attributes to drop: a path contains ids, a query contains keys, the others identify the caller. `http.route` remains. */
const PRIVATE_ATTRIBUTES = [
  'url.path',
  'url.query',
  'client.address',
  'network.peer.address',
  'user_agent.original',
];

/**
 * Starts the SDK. The standard `OTEL_…` variables configure the exporter, the sampler and the service name.
 * @param trustsCallers whether to continue the trace of a request's `traceparent` header
 * @returns a function that exports the remaining spans and shuts the SDK down
 */
export function startTracing(trustsCallers: boolean): () => Promise<void> {
  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'quoin',
    ...(!trustsCallers && { textMapPropagator: null }),
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        startIncomingSpanHook: () => Object.fromEntries(PRIVATE_ATTRIBUTES.map((name) => [name, undefined])),
      }),
      // Spans contain no values: statements use placeholders. The option omits the constant polling of the job queue.
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  // The instrumentations patch a module when CommonJS requires it. ES modules share the patched object, so no loader hook
  // is needed.
  const require = createRequire(import.meta.url);
  for (const name of ['node:http', 'node:https', 'pg']) require(name);
  return () => sdk.shutdown();
}
