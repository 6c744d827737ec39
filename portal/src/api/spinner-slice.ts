// Tracks pending calls for the spinner. Stores request ids instead of a count, so that a cancelled, deduplicated or doubly
// settled call cannot leave the spinner on.
import { CALLS, type CallName, type CallRow } from '@quoin/contract';
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

interface Waiting {
  requestId: string;
  /** Whether the call changes data. Reads show skeletons and need no overlay. */
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
        const row = getRow(arg);
        if (row && row.spinner !== false) state.waiting.push({ requestId, changes: row.method !== 'GET' });
      })
      .addMatcher(isFulfilled, remove)
      .addMatcher(isRejected, remove);
  },
});

function remove(state: SpinnerState, action: { meta: { requestId: string } }) {
  state.waiting = state.waiting.filter(({ requestId }) => requestId !== action.meta.requestId);
}

const getRow = (arg: unknown): CallRow | undefined =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg && isCallName(arg.endpointName)
    ? CALLS[arg.endpointName]
    : undefined;

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && name in CALLS;
