/** A look that takes longer, as on a connection that was cut, keeps nobody else waiting. */
const PATIENCE_MS = 1_000;

/**
 * Makes many questions one: whoever asks while an answer is under way is answered by the next look, together with all
 * others who came meanwhile. So no answer is older than its question, and the busier it gets, the more share one query.
 * @param look answers questions in their order
 */
export function askedTogether<Q, A>(
  look: (questions: Q[]) => Promise<A[]>,
  patienceMs = PATIENCE_MS,
): (question: Q) => Promise<A> {
  interface Waiting {
    question: Q;
    resolve: (answer: A) => void;
    reject: (failure: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let looking = false;

  const answer = async (asked: Waiting[]) => {
    try {
      const answers = await look(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, at) => resolve(answers[at] as A)); // one answer for each question, in their order
    } catch (failure) {
      asked.forEach(({ reject }) => reject(failure));
    }
  };

  const answerAll = async () => {
    looking = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      await patiently(answer(asked), patienceMs);
    }
    looking = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!looking) void answerAll();
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
