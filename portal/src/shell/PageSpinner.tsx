import { BusyOverlay } from '@quoin/ui';
import { useSelector } from 'react-redux';
import type { SpinnerState } from '../api/spinner-slice';

/** Before the first screen that calls there is no count. */
interface SpinnerRoot {
  spinner?: SpinnerState;
}

/** Calls on their way, but for rows that say `spinner: false`. */
export const selectRequestCount = ({ spinner }: SpinnerRoot): number => spinner?.waiting.length ?? 0;

/** One of them changes something. */
export const selectSpinnerShown = ({ spinner }: SpinnerRoot): boolean =>
  spinner?.waiting.some(({ changes }) => changes) ?? false;

export const PageSpinner = () => <BusyOverlay busy={useSelector(selectSpinnerShown)} />;
