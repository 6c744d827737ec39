import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Text> = {
  title: 'Foundations/Text',
  component: Text,
  parameters: {
    guide: {
      use: ['Paragraphs and small texts; measure for what is read rather than scanned.'],
      avoid: ['Titles: take Heading.', 'Amounts: take Figure.', 'Legal text: take DisclosureText.'],
      accessibility: [
        'A paragraph unless `as` says otherwise.',
        'Every tone has a contrast of 4.5:1 on the page in every theme; a tone only repeats what the words say.',
        'With `lang` a passage in Chinese is set and pronounced as such.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const reading =
  'An access fund pools the commitments of many investors into one, which then invests in the underlying fund. You own units of the access fund; it owns the interest in the underlying fund.';
const readingZh =
  '通道基金将多位投资者的认缴资金汇集在一起，再投资于底层基金。您持有通道基金的份额，而通道基金持有底层基金的权益。';

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Text size="lead">Lead: commitments from $25,000</Text>
        <Text>Body: funds arrive in 3–5 business days.</Text>
        <Text size="small">Small: as of March 31, 2026</Text>
        <Text size="caption">Caption: not a commitment to sell</Text>
      </Stack>
      <Stack gap={1}>
        {(['primary', 'secondary', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            Tone {tone}
          </Text>
        ))}
      </Stack>
      <Text measure>{reading}</Text>
      <Text measure lang="zh-CN">
        {readingZh}
      </Text>
    </Stack>
  ),
};
