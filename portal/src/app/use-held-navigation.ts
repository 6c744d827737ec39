import { useEffect, useState } from 'react';
import { usePlace } from './place-context';

interface Held {
  leave: () => void;
  stay: () => void;
}

/**
 * Holds back who wants to leave the page where `mustAsk` says so; undefined while nobody does.
 * @param mustAsk has to stay the same function
 */
export function useHeldNavigation(mustAsk: () => boolean): Held | undefined {
  const { router } = usePlace();
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    const stay = () => setHeld(undefined);
    return router.keep({
      mustAsk: ({ pathname }) => pathname !== router.state.location.pathname && mustAsk(),
      hold: (leave) =>
        setHeld({
          leave: () => {
            stay();
            leave();
          },
          stay,
        }),
    });
  }, [router, mustAsk]);
  return held;
}
