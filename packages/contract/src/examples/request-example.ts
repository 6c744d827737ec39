import type { CallName } from '../calls';
import type { BodyOf, ParamsOf, QueryOf } from '../contract';
import type { ErrorName } from '../errors/catalogue';

/**
 * What a caller sends, as the reference page shows it. Ids, codes and hashes stand for those of a living world: what is
 * `<in angle brackets>` or an id named in capitals here was got by an earlier call.
 */
export type RequestExample<K extends CallName> = Part<'params', ParamsOf<K>> &
  Part<'query', QueryOf<K>> &
  Part<'body', BodyOf<K>> & {
    /** In the header of a row with a `proof`. */
    accessCode?: string;
    /** For a call that refuses everybody. */
    refusal?: ErrorName;
  };

type Part<P extends string, T> = T extends undefined ? object : Record<P, T>;

/** One example for each of the calls, or it does not compile. */
export type RequestExamples<K extends CallName = CallName> = { [N in K]: RequestExample<N> };
