import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedEmail, Stack, Text } from '@quoin/ui';

export default { title: 'Fields/MaskedEmail', component: MaskedEmail } satisfies Meta;

export const Playground: StoryObj<typeof MaskedEmail> = { args: { email: 'jordan.reyes@example.com' } };

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Text>
        <MaskedEmail email="jordan.reyes@example.com" />
      </Text>
      <Text>
        <MaskedEmail email="li@example.com" />
      </Text>
    </Stack>
  ),
};

export const LongAddress: StoryObj = {
  render: () => (
    <Text style={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
      <MaskedEmail email={`${'jordan.reyes.'.repeat(4)}investor@mail.an-example-with-a-long-name.example`} />
    </Text>
  ),
};
