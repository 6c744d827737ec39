// Counts the calls a person is waiting for. It keeps their ids, not a number, so that a call that is cancelled,
// deduplicated or answered twice never leaves the spinner on.
import { CALLS, type CallName, type CallRow } from '@quoin/contract';
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

interface Waiting {
  requestId: string;
  /** It changes something; reads have skeletons of their own and need no veil over the page. */
  changes: boolean;
}

export interface SpinnerState {
  waiting: Waiting[];
}

export const spinner = createSlice({
  name: 'spinner',
  initialState: (): SpinnerState => ({ waiting: [] }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending, (state, { meta: { arg, requestId } }) => {
        const row = rowOf(arg);
        if (row && row.spinner !== false) state.waiting.push({ requestId, changes: row.method !== 'GET' });
      })
      .addMatcher(isFulfilled, remove)
      .addMatcher(isRejected, remove);
  },
});

function remove(state: SpinnerState, action: { meta: { requestId: string } }) {
  state.waiting = state.waiting.filter(({ requestId }) => requestId !== action.meta.requestId);
}

const rowOf = (arg: unknown): CallRow | undefined =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg && isCallName(arg.endpointName)
    ? CALLS[arg.endpointName]
    : undefined;

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && name in CALLS;
