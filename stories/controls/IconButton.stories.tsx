import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyIcon, IconButton, Stack, Trash2Icon, ZoomInIcon } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof IconButton> = {
  title: 'Controls/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      use: ['An action that its icon says without words and that repeats in every row: delete, copy, zoom.'],
      avoid: [
        'The main action of a view, or an icon that has to be learned: take Button with words.',
        'Several actions in a row: take Menu.',
      ],
      accessibility: [
        'Its label is its accessible name and names the thing too: "Delete passport.pdf".',
        'The icon itself is decoration and not read.',
        'A target of 44 px; a toggle says by aria-pressed whether it is on.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack direction="horizontal" gap={3} align="center">
      <IconButton label="Delete passport.pdf" icon={Trash2Icon} />
      <IconButton label="Copy account number" icon={CopyIcon} variant="outlined" />
      <IconButton label="Zoom in" icon={ZoomInIcon} aria-pressed="true" />
      <IconButton label="Delete licence.png" icon={Trash2Icon} disabled />
    </Stack>
  ),
};

export const Keyboard: StoryObj<typeof IconButton> = {
  args: { label: 'Delete passport.pdf', icon: Trash2Icon, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Delete passport.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
