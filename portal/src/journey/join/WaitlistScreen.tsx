import { Button } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useEmailState } from '../../navigation/entry-state';
import { useText } from '../../i18n';
import { selectResidence } from '../../products/residence-slice';
import { Waitlist } from './Waitlist';
import { useCarriedCountry } from './waitlist-start';

/** Linked from the home page, the product list and the first step of sign-up. */
export default function WaitlistScreen() {
  const text = useText();
  const navigate = useNavigate();
  const residence = useSelector(selectResidence);
  const carried = useCarriedCountry();
  const back = carried !== undefined && (
    <Button variant="quiet" onClick={() => void navigate(-1)}>
      {text('app.back')}
    </Button>
  );
  return <Waitlist country={carried ?? residence} email={useEmailState()} action={back} />;
}
