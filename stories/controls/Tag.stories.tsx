import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Tag, type TagProps } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { withMessages } from '../messages';

export default { title: 'Controls/Tag', component: Tag } satisfies Meta;

const TONES: NonNullable<TagProps['tone']>[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];

const MESSAGES = {
  en: ['Logistics', 'Upcoming', 'Being reviewed', 'Open', 'Action needed', 'Canceled'],
  'zh-CN': ['物流', '即将发行', '审核中', '开放认购', '需要处理', '已取消'],
};

export const Playground: StoryObj<typeof Tag> = { args: { children: MESSAGES.en[0] } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack direction="horizontal" gap={3}>
      {TONES.map((tone, index) => (
        <Tag key={tone} tone={tone}>
          {messages[index]}
        </Tag>
      ))}
    </Stack>
  )),
};

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack direction="horizontal" gap={3}>
      <Tag>{LONG_NAME}</Tag>
      <Tag tone="warning">{RIGHT_TO_LEFT}</Tag>
    </Stack>
  ),
};
