import { useEffect, useState } from 'react';

/** A drawing that nobody waits for is made all the same. */
const AT_LATEST_MS = 1000;

let turns: Promise<void> = Promise.resolve();

/** One after the other, each when the browser has nothing else to do: what is read and pressed goes before pictures. */
const nextTurn = (): Promise<void> => (turns = turns.then(idle));

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve);
  });

/** False until it is this drawing's turn. */
export function useTurn(): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    let gone = false;
    void nextTurn().then(() => gone || setMine(true));
    return () => {
      gone = true;
    };
  }, []);
  return mine;
}
