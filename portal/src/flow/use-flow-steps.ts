import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusPage, useStepTitle } from '../navigation/navigation-effects';
import { getFlowState, searchWith, STEP_PARAM } from './flow-history';

interface FlowStepsOptions<Step extends string> {
  /** In order. */
  steps: readonly [Step, ...Step[]];
  /** The last step that is available with the answers so far. */
  furthest: Step;
  /** The step without a step in the URL. Default: the first step. */
  initial?: Step;
  /** Title of a step for the page title; undefined leaves the page title unchanged. */
  getTitle: (step: Step) => string | undefined;
}

interface GoToOptions {
  /** Replaces the current history entry, so the user cannot go back to the current step. */
  replace?: boolean;
  /** State for the history entry of the step. Never a secret. */
  state?: object;
}

/**
 * Puts the step of a flow in the URL (`?step=identity`) and in the history, so that Back, Forward and reload work. A step
 * that is not available yet redirects to the furthest available one; after that is completed, the flow continues at the
 * requested step.
 */
export function useFlowSteps<Step extends string>({
  steps,
  furthest,
  initial,
  getTitle,
}: FlowStepsOptions<Step>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { trail, wanted } = getFlowState(state);
  const named = new URLSearchParams(search).get(STEP_PARAM);
  const requested = steps.find((step) => step === named);
  const last = steps.indexOf(furthest);
  const index = Math.min(steps.indexOf(requested ?? initial ?? steps[0]), last);
  const step = steps[index] ?? steps[0];

  useStepTitle(getTitle(step));
  const heading = useStartOfStep(step);
  const arrived = useArrival(step);

  const addressIsRight = named === step || (named === null && initial === undefined);
  useEffect(() => {
    if (addressIsRight) return;
    const flow = { ...getFlowState(state), wanted: requested };
    const entryState: object = state ?? {};
    void navigate(
      { search: searchWith(search, { [STEP_PARAM]: step }) },
      { replace: true, state: { ...entryState, flow } },
    );
  }, [addressIsRight, requested, navigate, search, state, step]);

  /** Resolves when the step is rendered. */
  function goTo(target: Step, { replace = false, state: entryState }: GoToOptions = {}): Promise<void> {
    if (target === step) return Promise.resolve();
    const onward = steps.indexOf(target) > index;
    const resumed = onward ? steps.find((one) => one === wanted) : undefined;
    const visited = replace || resumed !== undefined ? -1 : trail.lastIndexOf(target);
    const pushed = onward && !replace && resumed === undefined;
    if (visited >= 0) void navigate(visited - trail.length);
    else
      void navigate(
        { search: searchWith(search, { [STEP_PARAM]: resumed ?? target }) },
        { replace: !pushed, state: { ...entryState, flow: { trail: pushed ? [...trail, step] : trail } } },
      );
    return arrived();
  }

  return {
    step,
    index,
    /** Ref for the heading of each step, which takes the focus when the step changes and needs `tabIndex={-1}`. */
    heading,
    /** The requested later step, if this one has to be completed first. */
    wanted: steps.find((one) => one === wanted),
    goTo,
  };
}

/**
 * Scrolls to the top and focuses the step's heading when the step changes. Without a heading it focuses the page, unless a
 * part of the step has taken the focus.
 */
function useStartOfStep(step: string) {
  const heading = useRef<HTMLElement>(null);
  const scrolledAt = useRef(step);
  const focusedAt = useRef(step);
  // Layout effect: runs before a part of the step focuses itself, which scrolls as needed.
  useLayoutEffect(() => {
    if (scrolledAt.current === step) return;
    scrolledAt.current = step;
    window.scrollTo(0, 0);
  }, [step]);
  // Back and Forward would restore the old scroll position after the heading has the focus.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [step]);
  useEffect(() => {
    if (focusedAt.current === step) return;
    focusedAt.current = step;
    if (heading.current) heading.current.focus();
    else if (document.activeElement === document.body) focusPage();
  }, [step]);
  return heading;
}

/** Returns a function whose promise resolves when the step changes or the flow unmounts. */
function useArrival(step: string) {
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const resolveAll = () => waiting.current.splice(0).forEach((resolve) => resolve());
    resolveAll();
    return resolveAll;
  }, [step]);
  return () =>
    new Promise<void>((resolve) => {
      waiting.current.push(resolve);
    });
}
