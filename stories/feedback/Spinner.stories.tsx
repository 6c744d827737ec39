import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Spinner> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: ['A wait of unknown length in one place: a code is being sent, a price is asked for.'],
      avoid: [
        'The whole page waits: take BusyOverlay.',
        'Content of known shape: take Skeleton; a known length: ProgressBar.',
      ],
      accessibility: [
        'A status: its label, or "Loading" where it has none, is read out.',
        'The ring itself is decoration.',
        'Under reduced motion it does not turn.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    preparing: 'Preparing your agreement',
    sealing: 'Sealing the document. This takes two to three minutes.',
  },
  'zh-CN': {
    preparing: '正在准备您的协议',
    sealing: '正在为文件加盖电子签章，需要两至三分钟。',
  },
};

function Spinners() {
  const words = useWords(WORDS);
  return (
    <Stack gap={8} align="start">
      <Spinner />
      <Spinner label={words.preparing} />
      <Spinner size="large" label={words.sealing} />
    </Stack>
  );
}

export const Gallery: StoryObj = {
  render: () => <Spinners />,
};
