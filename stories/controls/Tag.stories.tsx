import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Tag, type TagProps } from '@quoin/ui';
import type { Guide } from '../guide';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { useWords } from '../words';

const meta: Meta<typeof Tag> = {
  title: 'Controls/Tag',
  component: Tag,
  parameters: {
    guide: {
      use: ['A word or two about the thing beside it: a sector, "Upcoming", "By invitation".'],
      avoid: [
        'The status of an investment or a document: take StatusBadge, which knows all of them.',
        'Something to press: take Button.',
      ],
      accessibility: [
        'Plain text: its words carry the meaning, its colour only repeats it.',
        'Text and ground keep a contrast of 4.5:1 in every theme.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const TONES: NonNullable<TagProps['tone']>[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];

const WORDS = {
  en: ['Logistics', 'Upcoming', 'Being reviewed', 'Open', 'Action needed', 'Canceled'],
  'zh-CN': ['物流', '即将发行', '审核中', '开放认购', '需要处理', '已取消'],
};

function Tones() {
  const words = useWords(WORDS);
  return (
    <Stack direction="horizontal" gap={3}>
      {TONES.map((tone, place) => (
        <Tag key={tone} tone={tone}>
          {words[place]}
        </Tag>
      ))}
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <Tones /> };

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack direction="horizontal" gap={3}>
      <Tag>{LONG_NAME}</Tag>
      <Tag tone="warning">{RIGHT_TO_LEFT}</Tag>
    </Stack>
  ),
};
