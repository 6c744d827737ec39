// Home: one statement, what can be invested in, how it goes, what is open now, and what has to be said.
import { Page, Stack } from '@quoin/ui';
import { Barriers } from './Barriers';
import { Categories } from './Categories';
import { Disclosure } from './Disclosure';
import { Featured } from './Featured';
import { HomeHero } from './HomeHero';
import { HowItWorks } from './HowItWorks';

export default function HomeScreen() {
  return (
    <Page>
      <Stack gap={16}>
        <HomeHero />
        <Categories />
        <HowItWorks />
        <Barriers />
        <Featured />
        <Disclosure />
      </Stack>
    </Page>
  );
}
