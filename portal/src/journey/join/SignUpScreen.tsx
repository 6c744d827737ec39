// Sign-up: residence and status first; then the account, or the waitlist where sign-up is not open yet.
import { Button, Heading, Page, Stack, Text } from '@quoin/ui';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useCarriedEmail } from '../../app/carried-email';
import { focusPage } from '../../app/navigation-effects';
import { useText } from '../../i18n';
import { selectResidence } from '../browse';
import { AccountForm, NO_ACCOUNT } from './AccountForm';
import { ResidenceForm, type Residence } from './ResidenceForm';
import { Waitlist } from './Waitlist';

type Place = 'residence' | 'account' | 'waitlist';

export default function SignUpScreen() {
  const text = useText();
  const [place, setPlace] = useState<Place>('residence');
  const country = useSelector(selectResidence);
  const email = useCarriedEmail();
  const [residence, setResidence] = useState<Residence>({ country, accredited: undefined });
  /** What was typed before somebody went back to the first step. */
  const [account, setAccount] = useState({ ...NO_ACCOUNT, email });
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    focusPage();
  }, [place]);

  const backToResidence = () => setPlace('residence');

  if (place === 'waitlist') {
    const back = (
      <Button variant="quiet" onClick={backToResidence}>
        {text('app.back')}
      </Button>
    );
    return <Waitlist country={residence.country} email={email} action={back} />;
  }
  return (
    <Page width="narrow">
      <Stack gap={6}>
        <Stack gap={2} as="header">
          <Text size="small" tone="secondary">
            {text('join.sign_up.step', { step: place === 'residence' ? 1 : 2 })}
          </Text>
          <Heading level={1}>{text('join.sign_up.title')}</Heading>
        </Stack>
        {place === 'residence' ? (
          <ResidenceForm
            initial={residence}
            onDone={(chosen) => {
              setResidence(chosen);
              setPlace('account');
            }}
            onWaitlist={(chosen) => {
              setResidence(chosen);
              setPlace('waitlist');
            }}
          />
        ) : (
          <AccountForm
            country={residence.country}
            initial={account}
            onBack={(typed) => {
              setAccount(typed);
              backToResidence();
            }}
          />
        )}
        <Text size="small" tone="secondary">
          {text('join.sign_up.have_account')} <Link to="/auth/login">{text('app.sign_in')}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
