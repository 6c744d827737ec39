import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HiddenUsername, PasswordField, Stack } from '@quoin/ui';

export default { title: 'Fields/HiddenUsername', component: HiddenUsername } satisfies Meta;

export const Playground: StoryObj<typeof HiddenUsername> = { args: { value: 'jordan.reyes@example.com' } };

export const Gallery: StoryObj = {
  render: () => (
    <Stack as="form">
      <HiddenUsername value="jordan.reyes@example.com" />
      <PasswordField label="Password" />
    </Stack>
  ),
};

export const Keyboard: StoryObj = {
  ...Gallery,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
  },
};
