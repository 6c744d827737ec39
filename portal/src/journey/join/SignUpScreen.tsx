// Sign-up: residence and status first; then the account, or the waitlist where sign-up is not open yet.
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusPage } from '../../app/navigation-effects';
import { useText } from '../../i18n';
import { AccountForm, NO_ACCOUNT } from './AccountForm';
import { ResidenceForm, type Residence } from './ResidenceForm';
import { Waitlist } from './Waitlist';

type Place = 'residence' | 'account' | 'waitlist';

export default function SignUpScreen() {
  const text = useText();
  const [place, setPlace] = useState<Place>('residence');
  const [residence, setResidence] = useState<Residence>({ country: 'US', accredited: undefined });
  /** What was typed before somebody went back to the first step. */
  const [account, setAccount] = useState(NO_ACCOUNT);
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    focusPage();
  }, [place]);

  const backToResidence = () => setPlace('residence');

  if (place === 'waitlist') return <Waitlist country={residence.country} onBack={backToResidence} />;
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
