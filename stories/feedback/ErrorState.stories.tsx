import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof ErrorState> = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    guide: {
      use: [
        'Something could not be loaded: it stands where the content should be, says what happened and offers the next step.',
      ],
      avoid: [
        'A field is wrong: give the field its error.',
        'The page works and one thing is off: take Banner.',
      ],
      accessibility: [
        'An alert: it is read out when it appears.',
        'Its title is a heading at the level that the page needs.',
        'The reference for support is text that can be selected and read out.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

const WORDS = {
  en: {
    title: 'PDF loading failed',
    what: 'Check the network or try later.',
  },
  'zh-CN': {
    title: 'PDF 加载失败',
    what: '请检查网络，或稍后再试。',
  },
};

function Errors() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6}>
      <ErrorState onRetry={fn()} reference="req_7f3a21" />
      <ErrorState title={words.title}>{words.what}</ErrorState>
    </Stack>
  );
}

export const Gallery: Story = {
  render: () => <Errors />,
};

export const Retried: Story = {
  globals: { locale: 'en' },
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
