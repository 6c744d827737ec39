import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '@quoin/ui';
import { useWords } from '../words';

export default { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta;

const WORDS = {
  en: {
    uploading: 'Uploading passport.pdf',
    uploaded: 'Uploaded',
    checking: 'Checking the file',
    application: 'Application',
  },
  'zh-CN': {
    uploading: '正在上传 passport.pdf',
    uploaded: '已上传',
    checking: '正在检查文件',
    application: '投资申请',
  },
};

function Bars() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 480 }}>
      <ProgressBar label={words.uploading} value={0.38} />
      <ProgressBar label={words.uploaded} value={1} />
      <ProgressBar label={words.checking} />
      <ProgressBar label={words.application} hideLabel value={0.6} />
    </Stack>
  );
}

export const Playground: StoryObj<typeof ProgressBar> = { args: { label: WORDS.en.uploading, value: 0.38 } };

export const Gallery: StoryObj = { render: () => <Bars /> };
