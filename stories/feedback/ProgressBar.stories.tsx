import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      use: ['Work whose length is known or felt: a file on its way, a document being sealed.'],
      avoid: [
        'Steps of a form: take Stepper.',
        'Content that is on its way: take Skeleton; a short wait: Spinner.',
      ],
      accessibility: [
        'A native progress element, named by its label.',
        'The amount is written beside the label as well; without a value it says that it is under way.',
        'Under reduced motion nothing moves.',
      ],
    } satisfies Guide,
  },
};
export default meta;

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

export const Gallery: StoryObj = {
  render: () => <Bars />,
};
