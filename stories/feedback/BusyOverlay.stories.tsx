import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyOverlay, Heading, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof BusyOverlay> = {
  title: 'Feedback/BusyOverlay',
  component: BusyOverlay,
  parameters: {
    guide: {
      use: ['A call after which the page is another: signing, sending, paying.'],
      avoid: [
        'Content that is on its way: take Skeleton.',
        'One button’s own work: give the Button busy.',
        'A known length: take ProgressBar.',
      ],
      accessibility: [
        'It holds a status with words, "One moment" unless told otherwise.',
        'Nothing is pressed meanwhile, by pointer, key or a screen reader’s own click; the page stays readable behind it and the focus stays where it was.',
        'Under reduced motion nothing turns.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    title: 'Set Amount and Signature',
    behind: 'The page behind stays readable.',
  },
  'zh-CN': {
    title: '设定金额与签署',
    behind: '后方的页面仍可阅读。',
  },
};

function BusyPage() {
  const words = useWords(WORDS);
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.behind}</Text>
      </Stack>
      <BusyOverlay busy />
    </>
  );
}

export const Gallery: StoryObj = {
  render: () => <BusyPage />,
};
