import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Text', component: Text } satisfies Meta;

const MESSAGES = bilingual({
  sizes: [
    {
      lead: 'Lead: commitments from $25,000',
      body: 'Body: funds arrive in 3–5 business days.',
      small: 'Small: as of March 31, 2026',
      caption: 'Caption: not a commitment to sell',
    },
    {
      lead: '引言：最低认购 25,000 美元',
      body: '正文：资金 3 至 5 个工作日到账。',
      small: '小字：截至2026年3月31日',
      caption: '注释：不构成出售承诺',
    },
  ],
  tones: [
    {
      primary: 'Primary: what is read first',
      secondary: 'Secondary: what explains it',
      accent: 'Accent: upcoming, by invitation',
      success: 'Success: agreement signed',
      warning: 'Warning: proof of address expires soon',
      danger: 'Danger: transfer returned',
    },
    {
      primary: '主要：首先阅读的内容',
      secondary: '次要：解释说明',
      accent: '强调：即将推出、仅限受邀',
      success: '成功：协议已签署',
      warning: '警告：地址证明即将过期',
      danger: '危险：汇款被退回',
    },
  ],
});

const READING =
  'An access fund pools the commitments of many investors into one, which then invests in the underlying fund. You own units of the access fund; it owns the interest in the underlying fund.';
const READING_ZH =
  '接入基金将多位投资者的认缴资金汇集在一起，再投资于底层基金。您持有接入基金的份额，而接入基金持有底层基金的权益。';

export const Playground: StoryObj<typeof Text> = { args: { children: READING } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ sizes, tones }) => (
    <Stack gap={6}>
      <Stack gap={2}>
        {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
          <Text key={size} size={size}>
            {sizes[size]}
          </Text>
        ))}
      </Stack>
      <Stack gap={1}>
        {(['primary', 'secondary', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {tones[tone]}
          </Text>
        ))}
      </Stack>
      <Text measure lang="en">
        {READING}
      </Text>
      <Text measure lang="zh-CN">
        {READING_ZH}
      </Text>
    </Stack>
  )),
};
