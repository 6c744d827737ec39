import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedEmail, Stack, Text } from '@quoin/ui';

const meta: Meta<typeof MaskedEmail> = { title: 'Fields/MaskedEmail', component: MaskedEmail };
export default meta;

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
