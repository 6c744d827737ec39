import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Logo> = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: {
    guide: {
      use: ['In the masthead and the footer; the mark alone where there is no room.'],
      avoid: ['Decoration of a page: take ProductArt.'],
      accessibility: [
        'The name is text; the mark alone is an image of that name.',
        'Inside a link it is the name of that link.',
      ],
    } satisfies Guide,
  },
};
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
