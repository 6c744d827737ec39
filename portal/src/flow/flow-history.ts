// A flow in the browser's history: the step is in the URL, the preceding steps are in the entry's state.

/** Search parameter for the current step. */
export const STEP_PARAM = 'step';

export interface FlowState {
  /** Steps of the preceding entries, oldest first; an empty name is the page on which the flow started. */
  trail: readonly string[];
  /** The requested step, which is not available before the current one is completed. */
  wanted?: string;
}

/** @param state of a `Location` */
export function getFlowState(state: unknown): FlowState {
  const flow = isObject(state) && 'flow' in state && isObject(state.flow) ? state.flow : {};
  const trail = 'trail' in flow && Array.isArray(flow.trail) ? flow.trail.filter(isText) : [];
  return 'wanted' in flow && isText(flow.wanted) ? { trail, wanted: flow.wanted } : { trail };
}

/** Sets search parameters; undefined removes one. */
export function searchWith(search: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
