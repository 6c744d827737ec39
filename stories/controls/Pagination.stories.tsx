import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination, Stack } from '@quoin/ui';

const meta: Meta<typeof Pagination> = { title: 'Controls/Pagination', component: Pagination };
export default meta;

function Pages({ from }: { from: number }) {
  const [page, setPage] = useState(from);
  return <Pagination page={page} pageCount={12} onChange={setPage} aria-label={`From page ${from}`} />;
}

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
