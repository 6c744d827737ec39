import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyIcon, IconButton, Stack, Trash2Icon, ZoomInIcon } from '@quoin/ui';

export default { title: 'Controls/IconButton', component: IconButton } satisfies Meta;

export const Playground: StoryObj<typeof IconButton> = {
  args: { label: 'Delete passport.pdf', icon: Trash2Icon, onClick: fn() },
};

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
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete passport.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
