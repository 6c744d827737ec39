// How a flow is written into the browser's history: the step in the address, the steps before it in the entry's state.

/** The search parameter that names the step on the screen. */
export const STEP = 'step';

export interface FlowState {
  /** The steps of the entries just before this one, oldest first; an empty name is the page that the flow began on. */
  trail: readonly string[];
  /** The step of the address, which cannot be shown before this one is completed. */
  wanted?: string;
}

/** @param state of a `Location` */
export function flowStateOf(state: unknown): FlowState {
  const flow = isObject(state) && 'flow' in state && isObject(state.flow) ? state.flow : {};
  const trail = 'trail' in flow && Array.isArray(flow.trail) ? flow.trail.filter(isText) : [];
  return 'wanted' in flow && isText(flow.wanted) ? { trail, wanted: flow.wanted } : { trail };
}

/** A query with other values for some of its parameters; undefined removes one. */
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
