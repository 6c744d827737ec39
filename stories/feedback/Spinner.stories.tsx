import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '@quoin/ui';

const meta: Meta<typeof Spinner> = { title: 'Feedback/Spinner', component: Spinner };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      <Spinner />
      <Spinner label="Preparing your agreement" />
      <Spinner size="large" label="Sealing the document. This takes two to three minutes." />
    </Stack>
  ),
};
