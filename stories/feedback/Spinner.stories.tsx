import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '@quoin/ui';
import { bilingual, inWords } from '../words';

export default { title: 'Feedback/Spinner', component: Spinner } satisfies Meta;

const WORDS = bilingual({
  preparing: ['Preparing your agreement', '正在准备您的协议'],
  sealing: [
    'Sealing the document. This takes two to three minutes.',
    '正在为文件加盖电子签章，需要两至三分钟。',
  ],
});

export const Playground: StoryObj<typeof Spinner> = { args: { label: WORDS.en.preparing } };

export const Gallery: StoryObj = {
  render: inWords(WORDS, (words) => (
    <Stack gap={8} align="start">
      <Spinner />
      <Spinner label={words.preparing} />
      <Spinner size="large" label={words.sealing} />
    </Stack>
  )),
};
