/** Two, so that the results of one batch are processed while the other is in the database. */
const MAX_CONCURRENT_BATCHES = 2;
/** A slower batch, for example on a lost connection, no longer delays the next one. */
const MAX_DELAY_MS = 1_000;

/**
 * Batches queries: all keys of one tick share one query. While enough batches run, new keys wait for the next one. A
 * result is never older than its call.
 * @param look returns one result per key, in the same order
 */
export function batchQueries<Q, A>(
  look: (questions: Q[]) => Promise<A[]>,
  maxDelayMs = MAX_DELAY_MS,
): (question: Q) => Promise<A> {
  interface Waiting {
    question: Q;
    resolve: (answer: A) => void;
    reject: (failure: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let underWay = 0;

  const answer = async (batch: Waiting[]) => {
    try {
      const answers = await look(batch.map(({ question }) => question));
      batch.forEach(({ resolve }, index) => resolve(answers[index] as A));
    } catch (failure) {
      batch.forEach(({ reject }) => reject(failure));
    }
  };

  const answerAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await waitAtMost(answer(batch), maxDelayMs);
    }
    underWay -= 1;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length > 1 || underWay === MAX_CONCURRENT_BATCHES) return;
      underWay += 1;
      setImmediate(() => void answerAll());
    });
}

async function waitAtMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
