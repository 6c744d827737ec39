/** Number of batches that run at the same time: while one is in the database, the results of the other are sent. */
const BATCHES_AT_ONCE = 2;
/** A batch that takes longer, as on a cut connection, does not delay the next one. */
const PATIENCE_MS = 1_000;

/**
 * Batches queries: all keys of one tick share one query; while enough batches run, keys wait for the next. Results
 * are never older than their call.
 * @param look returns the results in the order of the keys
 */
export function batchQueries<Q, A>(
  look: (questions: Q[]) => Promise<A[]>,
  patienceMs = PATIENCE_MS,
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
      batch.forEach(({ resolve }, at) => resolve(answers[at] as A)); // One result per key, in the same order.
    } catch (failure) {
      batch.forEach(({ reject }) => reject(failure));
    }
  };

  const answerAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await patiently(answer(batch), patienceMs);
    }
    underWay -= 1;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length > 1 || underWay === BATCHES_AT_ONCE) return;
      underWay += 1;
      setImmediate(() => void answerAll());
    });
}

async function patiently(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
