import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text, VisuallyHidden } from '@quoin/ui';
import type { Guide } from '../guide';

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

export const Gallery: StoryObj = {
  render: () => (
    <Text>
      3 <VisuallyHidden>documents are</VisuallyHidden> new
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('documents are')).toBeInTheDocument();
  },
};
