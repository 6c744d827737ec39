import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Stack } from '@quoin/ui';

export default { title: 'Foundations/Logo', component: Logo } satisfies Meta;

export const Playground: StoryObj<typeof Logo> = { args: { size: 'large' } };

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
