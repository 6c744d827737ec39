import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';

const meta: Meta<typeof Divider> = { title: 'Foundations/Divider', component: Divider };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <Text>Contribution</Text>
      <Divider />
      <Text>Dividends received</Text>
      <Divider strong />
      <Text weight="strong">Net asset value</Text>
    </Stack>
  ),
};
