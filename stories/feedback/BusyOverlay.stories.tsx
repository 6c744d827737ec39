import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyOverlay, Heading, Stack, Text } from '@quoin/ui';
import { bilingual, inWords } from '../words';

export default { title: 'Feedback/BusyOverlay', component: BusyOverlay } satisfies Meta;

const WORDS = bilingual({
  title: ['Set Amount and Signature', '设定金额与签署'],
  behind: ['The page behind stays readable.', '后方的页面仍可阅读。'],
});

export const Playground: StoryObj<typeof BusyOverlay> = { args: { busy: true } };

export const Gallery: StoryObj = {
  render: inWords(WORDS, (words) => (
    <>
      <Stack gap={2}>
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.behind}</Text>
      </Stack>
      <BusyOverlay busy />
    </>
  )),
};
