import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusPage, useStepTitle } from '../navigation/navigation-effects';
import { flowStateOf, searchWith, STEP } from './flow-history';

interface FlowStepsOptions<Step extends string> {
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  /** The last step that can be shown with the answers given so far. */
  furthest: Step;
  /** Where the flow begins when the address names no step. Default: the first step. */
  initial?: Step;
  /** Names a step in the title of the page; undefined leaves the title as it is. */
  titleOf: (step: Step) => string | undefined;
}

interface GoToOptions {
  /** Takes the place of the current history entry: the step before cannot be returned to. */
  replace?: boolean;
  /** What the history entry of the step keeps. Never a secret. */
  state?: object;
}

/**
 * The step of a flow is part of the address (`?step=identity`), and each step is a history entry, so that Back, Forward
 * and Reload lead to a step. A step that cannot be shown yet leads to the furthest that can; once that one is completed,
 * the flow goes on at the step that was wanted.
 */
export function useFlowSteps<Step extends string>({
  steps,
  furthest,
  initial,
  titleOf,
}: FlowStepsOptions<Step>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { trail, wanted } = flowStateOf(state);
  const named = new URLSearchParams(search).get(STEP);
  const requested = steps.find((step) => step === named);
  const last = steps.indexOf(furthest);
  const index = Math.min(steps.indexOf(requested ?? initial ?? steps[0]), last);
  const step = steps[index] ?? steps[0];

  useStepTitle(titleOf(step));
  const heading = useStartOfStep(step);
  const arrived = useArrival(step);

  const addressIsRight = named === step || (named === null && initial === undefined);
  useEffect(() => {
    if (addressIsRight) return;
    const flow = { ...flowStateOf(state), wanted: requested };
    const kept: object = state ?? {};
    void navigate(
      { search: searchWith(search, { [STEP]: step }) },
      { replace: true, state: { ...kept, flow } },
    );
  }, [addressIsRight, requested, navigate, search, state, step]);

  /** @returns when the step is on the screen */
  function goTo(target: Step, { replace = false, state: kept }: GoToOptions = {}): Promise<void> {
    if (target === step) return Promise.resolve();
    const onward = steps.indexOf(target) > index;
    const resumed = onward ? steps.find((one) => one === wanted) : undefined;
    const visited = replace || resumed !== undefined ? -1 : trail.lastIndexOf(target);
    const pushed = onward && !replace && resumed === undefined;
    if (visited >= 0) void navigate(visited - trail.length);
    else
      void navigate(
        { search: searchWith(search, { [STEP]: resumed ?? target }) },
        { replace: !pushed, state: { ...kept, flow: { trail: pushed ? [...trail, step] : trail } } },
      );
    return arrived();
  }

  return {
    step,
    index,
    /** For a heading that every step has: it gets the focus when the step changes, and needs `tabIndex={-1}`. */
    heading,
    /** The later step that was wanted, when this one has to be completed first. */
    wanted: steps.find((one) => one === wanted),
    goTo,
  };
}

/** @returns what the history entry of the step keeps by that name (`GoToOptions.state`) */
export function useKeptByEntry(name: string): unknown {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/**
 * A new step begins at the top of the page and at its heading, for the eye and for a screen reader; without a heading of
 * its own at the page, unless a part of it has taken the focus.
 */
function useStartOfStep(step: string) {
  const heading = useRef<HTMLElement>(null);
  const scrolledAt = useRef(step);
  const focusedAt = useRef(step);
  // Before a part of the step focuses itself, which scrolls as far as needed.
  useLayoutEffect(() => {
    if (scrolledAt.current === step) return;
    scrolledAt.current = step;
    window.scrollTo(0, 0);
  }, [step]);
  // Back and Forward would scroll to where the step was left, after its heading has the focus.
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

/** @returns a promise of the next change of step, or of the end of the flow */
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
