import { BusyOverlay } from '@quoin/ui';
import { useSelector } from 'react-redux';
import type { SpinnerState } from '../api/spinner-slice';

/** The slice is injected with the API, so it is missing until the first screen that makes calls. */
interface SpinnerRoot {
  spinner?: SpinnerState;
}

/** Pending calls, except those whose row has `spinner: false`. */
export const selectRequestCount = ({ spinner }: SpinnerRoot): number => spinner?.waiting.length ?? 0;

/** Whether a pending call changes data. */
export const selectSpinnerShown = ({ spinner }: SpinnerRoot): boolean =>
  spinner?.waiting.some(({ changes }) => changes) ?? false;

export const PageSpinner = () => <BusyOverlay busy={useSelector(selectSpinnerShown)} />;
