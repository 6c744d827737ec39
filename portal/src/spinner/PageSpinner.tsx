import { BusyOverlay } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectSpinner } from './spinner-slice';

export const PageSpinner = () => <BusyOverlay busy={useSelector(selectSpinner).show} />;
