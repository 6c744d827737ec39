import { useCallback } from 'react';
import { useBlocker, type BlockerFunction, type Path } from 'react-router-dom';
import { searchWith, STEP } from './flow-history';

interface BlockedNavigation {
  leave: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from the page while `isBlocked` says so; another step of the same flow is the same page.
 * @param isBlocked the same function at each render
 * @returns the navigation that waits for a decision; undefined while there is none
 */
export function useNavigationGuard(isBlocked: () => boolean): BlockedNavigation | undefined {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => flowAt(nextLocation) !== flowAt(currentLocation) && isBlocked(),
    [isBlocked],
  );
  const { state, proceed, reset } = useBlocker(shouldBlock);
  return state === 'blocked' ? { leave: proceed, stay: reset } : undefined;
}

const flowAt = ({ pathname, search }: Path) => `${pathname}${searchWith(search, { [STEP]: undefined })}`;
