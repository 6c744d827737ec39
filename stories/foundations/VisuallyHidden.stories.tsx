import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text, VisuallyHidden } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      use: [
        'Words that the eye gets from the picture around them and a screen reader does not: what a number counts.',
      ],
      avoid: [
        'The name of an icon: give Icon or IconButton its label.',
        'Content for some readers only: show it to all.',
      ],
      accessibility: [
        'Read out in its place and takes no room; it cannot be seen, also when it is focused, so nothing to press belongs inside.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { before: '3 ', hidden: 'documents are', after: ' new' },
  'zh-CN': { before: '3 ', hidden: '份文件为', after: ' 新增' },
};

function Words() {
  const { before, hidden, after } = useWords(WORDS);
  return (
    <Text>
      {before}
      <VisuallyHidden>{hidden}</VisuallyHidden>
      {after}
    </Text>
  );
}

export const Gallery: StoryObj = {
  render: () => <Words />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(documents are|份文件为)$/)).toBeInTheDocument();
  },
};
