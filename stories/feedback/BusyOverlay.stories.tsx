import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyOverlay, Heading, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Feedback/BusyOverlay', component: BusyOverlay } satisfies Meta;

const MESSAGES = bilingual({
  title: ['Set Amount and Signature', '设定金额与签署'],
  behind: ['The page behind stays readable.', '后方的页面仍可阅读。'],
});

export const Playground: StoryObj<typeof BusyOverlay> = { args: { busy: true } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <>
      <Stack gap={2}>
        <Heading level={1}>{messages.title}</Heading>
        <Text>{messages.behind}</Text>
      </Stack>
      <BusyOverlay busy />
    </>
  )),
};
