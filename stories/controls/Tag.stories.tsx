import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Tag, type TagProps } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof Tag> = { title: 'Controls/Tag', component: Tag };
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
