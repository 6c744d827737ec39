import { useEffect, useState } from 'react';

/** A drawing starts after this time even if the browser is not idle. */
const AT_LATEST_MS = 1000;
/** More idle time than there is between two frames of a moving page. */
const QUIET_MS = 20;

let turns: Promise<void> = Promise.resolve();

/** Draws one chart after another, each when the browser is idle: content and input take priority over charts. */
const nextTurn = (): Promise<void> => (turns = turns.then(quiet));

/** Drawing takes longer than a frame, so it waits until nothing moves. Scrolling extends the wait without limit. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) {
      setTimeout(resolve);
      return;
    }
    let latest = performance.now() + AT_LATEST_MS;
    const scrolled = () => (latest = performance.now() + AT_LATEST_MS);
    // eslint-disable-next-line compat/compat -- Safari, which lacks it, has returned above
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

/** Queues the drawing once it is `ready`; returns true when it may start. */
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
