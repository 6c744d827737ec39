import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState, Stack } from '@quoin/ui';

const meta: Meta<typeof ErrorState> = { title: 'Feedback/ErrorState', component: ErrorState };
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Gallery: Story = {
  render: () => (
    <Stack gap={6}>
      <ErrorState onRetry={fn()} reference="req_7f3a21" />
      <ErrorState title="PDF loading failed">Check the network or try later.</ErrorState>
    </Stack>
  ),
};

export const Retried: Story = {
  globals: { locale: 'en' },
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
