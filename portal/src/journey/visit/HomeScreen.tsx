// Home page: headline, categories, process, open products, early access and disclosures.
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

/** Only for visitors with an invitation. Other visitors load nothing. */
function Invitation() {
  if (useSelector(selectReferral) === null) return null;
  return (
    <PartBoundary>
      <InvitationOffer />
    </PartBoundary>
  );
}
