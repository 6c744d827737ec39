import { useEffect, useState } from 'react';

/** A drawing that nobody waits for is made all the same. */
const AT_LATEST_MS = 1000;
/** Between two frames of a page that moves there is less. */
const QUIET_MS = 20;

let turns: Promise<void> = Promise.resolve();

/** One after the other, each when the browser has nothing else to do: what is read and pressed goes before pictures. */
const nextTurn = (): Promise<void> => (turns = turns.then(quiet));

/** Drawing takes longer than a frame, so it waits until nothing moves; for as long as the page is scrolled, however long. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) {
      setTimeout(resolve);
      return;
    }
    let latest = performance.now() + AT_LATEST_MS;
    const scrolled = () => (latest = performance.now() + AT_LATEST_MS);
    // eslint-disable-next-line compat/compat -- Safari, which has none, has left above
    const ask = () => requestIdleCallback(look, { timeout: AT_LATEST_MS });
    const look = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() < QUIET_MS && performance.now() < latest) {
        ask();
        return;
      }
      window.removeEventListener('scroll', scrolled, true);
      resolve();
    };
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    ask();
  });

/** False until it is this drawing's turn, which it can have once it is ready. */
export function useTurn(ready: boolean): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    void nextTurn().then(() => gone || setMine(true));
    return () => {
      gone = true;
    };
  }, [ready]);
  return mine;
}
