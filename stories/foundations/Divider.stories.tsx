import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Divider> = {
  title: 'Foundations/Divider',
  component: Divider,
  parameters: {
    guide: {
      use: ['Parts of a text or a list of figures that belong apart; strong above a total.'],
      avoid: ['Distance alone: take the gap of Stack.', 'Cells of a table: the table draws its own.'],
      accessibility: ['A native hr: a separator for a screen reader.'],
    } satisfies Guide,
  },
};
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
