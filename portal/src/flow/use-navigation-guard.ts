import { useCallback } from 'react';
import { useBlocker, type BlockerFunction, type Path } from 'react-router-dom';
import { searchWith, STEP_PARAM } from './flow-history';

interface BlockedNavigation {
  leave: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from the page while `isBlocked` returns true. Steps of the same flow count as the same page.
 * @param isBlocked must be stable across renders
 * @returns the blocked navigation, which waits for a decision; undefined if there is none
 */
export function useNavigationGuard(isBlocked: () => boolean): BlockedNavigation | undefined {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => flowAt(nextLocation) !== flowAt(currentLocation) && isBlocked(),
    [isBlocked],
  );
  const { state, proceed, reset } = useBlocker(shouldBlock);
  return state === 'blocked' ? { leave: proceed, stay: reset } : undefined;
}

const flowAt = ({ pathname, search }: Path) =>
  `${pathname}${searchWith(search, { [STEP_PARAM]: undefined })}`;
