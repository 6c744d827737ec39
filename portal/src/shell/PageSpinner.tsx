import { BusyOverlay } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectSpinnerShown } from './select-spinner';

export const PageSpinner = () => <BusyOverlay busy={useSelector(selectSpinnerShown)} />;
