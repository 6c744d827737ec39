import { useEffect, useState } from 'react';
import type { Path } from 'react-router-dom';
import { searchWith, STEP } from '../flow/flow-history';
import { usePlace } from './place-context';

interface Held {
  leave: () => void;
  stay: () => void;
}

/**
 * Holds back who wants to leave the page where `mustAsk` says so; undefined while nobody does. From step to step of a flow
 * nothing is left.
 * @param mustAsk has to stay the same function
 */
export function useHeldNavigation(mustAsk: () => boolean): Held | undefined {
  const { router } = usePlace();
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    const stay = () => setHeld(undefined);
    return router.keep({
      mustAsk: (to) => flowAt(to) !== flowAt(router.state.location) && mustAsk(),
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

const flowAt = ({ pathname, search = '' }: Partial<Path>) =>
  `${pathname}${searchWith(search, { [STEP]: undefined })}`;
