import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Pagination> = {
  title: 'Controls/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      use: ['A list that the server gives in pages: products, notices.'],
      avoid: [
        'A list that fits one page: nothing is shown for it, and nothing is needed.',
        'Thousands of rows that are searched: take DocumentTable, which filters.',
      ],
      accessibility: [
        'A navigation landmark with a name of its own.',
        'At the first and the last page the button that leads nowhere stays focusable and is aria-disabled, so the focus is not lost.',
        'Where one is ("Page 2 of 12") is announced politely when it changes.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const Pages = ({ from }: { from: number }) => (
  <Pagination defaultPage={from} pageCount={12} aria-label={`From page ${from}`} />
);

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 12')).toBeVisible();
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Pages from={11} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Page 12 of 12')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
