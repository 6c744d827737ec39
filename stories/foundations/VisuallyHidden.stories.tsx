import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text, VisuallyHidden } from '@quoin/ui';

const meta: Meta<typeof VisuallyHidden> = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden };
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
