import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, VisuallyHidden } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/VisuallyHidden', component: VisuallyHidden } satisfies Meta;

const MESSAGES = bilingual({
  before: ['3 ', '3 '],
  hidden: ['documents are', '份文件为'],
  after: [' new', ' 新增'],
});

export const Playground: StoryObj<typeof VisuallyHidden> = { args: { children: MESSAGES.en.hidden } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ before, hidden, after }) => (
    <Text>
      {before}
      <VisuallyHidden>{hidden}</VisuallyHidden>
      {after}
    </Text>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(documents are|份文件为)$/)).toBeInTheDocument();
  },
};
