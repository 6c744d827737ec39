import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Feedback/Spinner', component: Spinner } satisfies Meta;

const MESSAGES = bilingual({
  preparing: ['Preparing your agreement', '正在准备您的协议'],
  sealing: [
    'Sealing the document. This takes two to three minutes.',
    '正在为文件加盖电子签章，需要两至三分钟。',
  ],
});

export const Playground: StoryObj<typeof Spinner> = { args: { label: MESSAGES.en.preparing } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8} align="start">
      <Spinner />
      <Spinner label={messages.preparing} />
      <Spinner size="large" label={messages.sealing} />
    </Stack>
  )),
};
