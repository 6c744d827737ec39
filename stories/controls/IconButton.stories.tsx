import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon, IconButton, Stack, Trash2Icon, ZoomInIcon } from '@quoin/ui';

const meta: Meta<typeof IconButton> = { title: 'Controls/IconButton', component: IconButton };
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
