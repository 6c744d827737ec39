// Home: one statement, what can be invested in, how it goes, what is open now, early access, and what has to be said.
import { Page, Stack } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectSignedIn } from '../../session/session-slice';
import { Invitation } from './Invitation';
import { Barriers } from './Barriers';
import { Categories } from './Categories';
import { Disclosure } from './Disclosure';
import { EarlyAccess } from './EarlyAccess';
import { Featured } from './Featured';
import { HomeHero } from './HomeHero';
import { HowItWorks } from './HowItWorks';

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
