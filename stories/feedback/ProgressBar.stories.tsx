import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta;

const MESSAGES = bilingual({
  uploading: ['Uploading passport.pdf', '正在上传 passport.pdf'],
  uploaded: ['Uploaded', '已上传'],
  checking: ['Checking the file', '正在检查文件'],
  application: ['Application', '投资申请'],
});

export const Playground: StoryObj<typeof ProgressBar> = {
  args: { label: MESSAGES.en.uploading, value: 0.38 },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6} style={{ maxWidth: 480 }}>
      <ProgressBar label={messages.uploading} value={0.38} />
      <ProgressBar label={messages.uploaded} value={1} />
      <ProgressBar label={messages.checking} />
      <ProgressBar label={messages.application} hideLabel value={0.6} />
    </Stack>
  )),
};
