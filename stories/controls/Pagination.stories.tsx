import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, Stack } from '@quoin/ui';

export default { title: 'Controls/Pagination', component: Pagination } satisfies Meta;

const Pages = ({ from }: { from: number }) => (
  <Pagination defaultPage={from} pageCount={12} aria-label={`From page ${from}`} />
);

export const Playground: StoryObj<typeof Pagination> = {
  args: { pageCount: 12, defaultPage: 5, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Pages from={1} />
      <Pages from={5} />
      <Pages from={12} />
    </Stack>
  ),
};

export const OneOn: StoryObj = {
  render: () => <Pages from={1} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 12')).toBeVisible();
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Pages from={11} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Tab}');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Page 12 of 12')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
