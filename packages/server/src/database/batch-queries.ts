/** While the database works on one, the answers of the other are sent. */
const LOOKS_AT_ONCE = 2;
/** A look that takes longer, as on a connection that was cut, keeps nobody else waiting. */
const PATIENCE_MS = 1_000;

/**
 * Makes many questions one: all that come in the same moment are one look, and so are those that come while enough looks
 * are under way. No answer is older than its question, and the busier it gets, the more share one query.
 * @param look answers questions in their order
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

  const answer = async (asked: Waiting[]) => {
    try {
      const answers = await look(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, at) => resolve(answers[at] as A)); // one answer for each question, in their order
    } catch (failure) {
      asked.forEach(({ reject }) => reject(failure));
    }
  };

  const answerAll = async () => {
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      await patiently(answer(asked), patienceMs);
    }
    underWay -= 1;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length > 1 || underWay === LOOKS_AT_ONCE) return;
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
