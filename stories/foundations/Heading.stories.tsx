import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Heading> = {
  title: 'Foundations/Heading',
  component: Heading,
  parameters: {
    guide: {
      use: ['The title of a page or of a part of it.'],
      avoid: [
        'Large text that heads nothing: take Text or Figure.',
        'The question above a field: give the field its label.',
      ],
      accessibility: [
        'A native h1 to h4: `level` is its place in the outline, `size` only its look.',
        'One level 1 per page, and no level is left out.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="hero">
        The corner of a private portfolio
      </Heading>
      <Heading level={1}>Invest</Heading>
      <Heading level={2}>Meridian Harbor Credit Fund III</Heading>
      <Heading level={3}>Capital call schedule</Heading>
      <Heading level={4}>Wire instructions</Heading>
      <Heading level={4} size="small">
        Further credit to
      </Heading>
      <Heading level={2} lang="zh-CN">
        私募市场，清楚呈现
      </Heading>
    </Stack>
  ),
};
