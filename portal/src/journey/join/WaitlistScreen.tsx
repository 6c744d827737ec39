import { Button } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useEmailState } from '../../navigation/email-state';
import { useText } from '../../i18n';
import { selectResidence } from '../../products/residence-slice';
import { Waitlist } from './Waitlist';
import { useCarriedToWaitlist } from './waitlist-start';

/** Linked from the home page, the product list and the first step of sign-up. */
export default function WaitlistScreen() {
  const text = useText();
  const navigate = useNavigate();
  const residence = useSelector(selectResidence);
  const start = useCarriedToWaitlist();
  const back = start && (
    <Button variant="quiet" onClick={() => void navigate(-1)}>
      {text('app.back')}
    </Button>
  );
  return <Waitlist country={start?.country ?? residence} email={useEmailState()} action={back} />;
}
