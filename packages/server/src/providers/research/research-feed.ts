// Loads research of a licensed data provider every hour: one JSON document at a URL.
import { isUtf8 } from 'node:buffer';
import type { Clock } from '../../shared/clock';
import { Unreachable } from '../../shared/errors';
import { researchData, WrongFeed } from './feed-shape';
import type { ResearchData, ResearchProvider } from './research-provider';

export interface FeedPlace {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
}

const FRESH_MS = 60 * 60_000;
const RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 2 ** 20;

/**
 * Returns the last valid document and refreshes it in the background. If the feed fails, keeps the last document. Callers
 * wait only until the first document has loaded.
 * @param onFailure called with the reason each time the feed can't be loaded
 */
export function researchFeed(
  place: FeedPlace,
  clock: Clock,
  onFailure: (failure: unknown) => void,
): ResearchProvider {
  let newest: ResearchData | undefined;
  let nextAt = 0;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      newest = researchData(await fetchJson(place));
      nextAt = clock.now().getTime() + FRESH_MS;
    } catch (failure) {
      nextAt = clock.now().getTime() + RETRY_MS;
      onFailure(failure);
    }
    reading = undefined;
  };

  return {
    async data() {
      if (clock.now().getTime() >= nextAt) reading ??= read();
      if (!newest) await reading;
      if (!newest) throw new Unreachable('the research feed');
      return newest;
    },
  };
}

/** @throws Unreachable, WrongFeed */
async function fetchJson({ url, token }: FeedPlace): Promise<unknown> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) await reply.body?.cancel();
    return reply.ok ? JSON.parse(await readText(reply)) : rejectFeed(`it answered ${reply.status}`);
  } catch (failure) {
    if (failure instanceof WrongFeed) throw failure;
    if (failure instanceof SyntaxError) return rejectFeed('it is no JSON');
    throw new Unreachable('the research feed', failure);
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) rejectFeed(`it is longer than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks);
  return isUtf8(text) ? text.toString('utf8') : rejectFeed('it is not UTF-8');
}

function rejectFeed(mistake: string): never {
  throw new WrongFeed(mistake);
}
