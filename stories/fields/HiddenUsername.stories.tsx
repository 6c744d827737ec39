import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HiddenUsername, PasswordField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof HiddenUsername> = {
  title: 'Fields/HiddenUsername',
  component: HiddenUsername,
  parameters: {
    guide: {
      use: ['In a form that has a password and no field for the account, before the password.'],
      avoid: ['Where the account has a field of its own: give that autoComplete="username".'],
      accessibility: ['Neither the keyboard nor assistive technology reaches it.'],
    } satisfies Guide,
  },
};
export default meta;

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
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText(/^Password/)).toHaveFocus();
  },
};
