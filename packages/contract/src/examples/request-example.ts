import type { CallName } from '../calls';
import type { BodyOf, ParamsOf, QueryOf } from '../contract';
import type { ErrorName } from '../errors/catalogue';

/**
 * The request of an example, as the reference page shows it. Ids, codes and hashes are placeholders: a value in
 * `<angle brackets>` or an id in capitals comes from the reply of an earlier call.
 */
type RequestExample<K extends CallName> = Part<'params', ParamsOf<K>> &
  Part<'query', QueryOf<K>> &
  Part<'body', BodyOf<K>> & {
    /** The header value of a call with a `proof`. */
    accessCode?: string;
    /** The example of a call that always returns an error. */
    error?: ErrorName;
  };

type Part<P extends string, T> = T extends undefined ? object : Record<P, T>;

/** A missing example is a type error. */
export type RequestExamples = { [N in CallName]: RequestExample<N> };
