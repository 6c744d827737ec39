import { useLocation, useNavigate } from 'react-router-dom';
import { getFlowState, searchWith, STEP_PARAM } from './flow-history';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * For a flow that replaces part of a page or opens above it. Entering adds a history entry; leaving returns to the page.
 * @param params further search parameters of the flow
 */
export function useFlowEntry(params: readonly string[] = []) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { trail } = getFlowState(state);

  return {
    /** Undefined outside the flow. */
    step: new URLSearchParams(search).get(STEP_PARAM) ?? undefined,
    enter(step: string, values: Params = {}) {
      void navigate(
        { search: searchWith(search, { ...values, [STEP_PARAM]: step }) },
        { state: { flow: { trail: [''] } } },
      );
    },
    leave() {
      const without = Object.fromEntries([STEP_PARAM, ...params].map((name) => [name, undefined]));
      if (trail[0] === '') void navigate(-trail.length);
      else void navigate({ search: searchWith(search, without) }, { replace: true });
    },
  };
}
