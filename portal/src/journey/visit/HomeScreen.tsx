// Home: one statement, what can be invested in, how it goes, what is open now, early access, and what has to be said.
import { Page, Stack } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectSignedIn } from '../../session/session-slice';
import { Barriers } from './Barriers';
import { Categories } from './Categories';
import { Disclosure } from './Disclosure';
import { EarlyAccess } from './EarlyAccess';
import { Featured } from './Featured';
import { HomeHero } from './HomeHero';
import { HowItWorks } from './HowItWorks';
import { lazy } from 'react';
import { PartBoundary } from '../../components/PartBoundary';
import { selectReferral } from '../../session/referral-slice';

const InvitationOffer = lazy(() => import('./InvitationOffer'));

export default function HomeScreen() {
  const signedIn = useSelector(selectSignedIn);
  return (
    <Page>
      <Stack gap={16}>
        {!signedIn && <Invitation />}
        <HomeHero />
        <Categories />
        <HowItWorks />
        <Barriers />
        <Featured />
        {!signedIn && <EarlyAccess />}
        <Disclosure />
      </Stack>
    </Page>
  );
}

/** For a visitor who came by an invitation. Everybody else gets nothing, and loads nothing. */
function Invitation() {
  if (useSelector(selectReferral) === null) return null;
  return (
    <PartBoundary>
      <InvitationOffer />
    </PartBoundary>
  );
}
