import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta;
type Story = StoryObj<typeof ErrorState>;

const MESSAGES = bilingual({
  title: ['PDF loading failed', 'PDF 加载失败'],
  what: ['Check the network or try later.', '请检查网络，或稍后再试。'],
});

export const Playground: Story = {
  args: { title: MESSAGES.en.title, children: MESSAGES.en.what, reference: 'req_7f3a21', onRetry: fn() },
};

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6}>
      <ErrorState onRetry={fn()} reference="req_7f3a21" />
      <ErrorState title={messages.title}>{messages.what}</ErrorState>
    </Stack>
  )),
};

export const Retried: Story = {
  globals: { locale: 'en' },
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
