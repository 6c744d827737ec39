import { useSelector } from 'react-redux';
import { useCarriedEmail } from '../../app/carried-email';
import { selectResidence } from '../browse';
import { Waitlist } from './Waitlist';

/** The waitlist at an address of its own: home and the list of investments lead here. */
export default function WaitlistScreen() {
  return <Waitlist country={useSelector(selectResidence)} email={useCarriedEmail()} />;
}
