import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Stack } from '@quoin/ui';

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      <Logo size="large" />
      <Logo />
      <Logo markOnly />
      <Logo name="Another Operator" />
    </Stack>
  ),
};
