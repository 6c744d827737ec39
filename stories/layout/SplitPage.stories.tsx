import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, Heading, Illustration, PointList, SplitPage, Stack, Text, TextField } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Layout/SplitPage',
  component: SplitPage,
  parameters: { frame: 'page' },
} satisfies Meta<typeof SplitPage>;

const MESSAGES = bilingual({
  title: ['Request access', '申请访问'],
  email: ['E-mail', '电子邮箱'],
  send: ['Send request', '提交申请'],
  why: ['What members get', '会员可享'],
  points: [
    [
      { id: 'products', title: 'Private funds from $25,000', text: 'With their terms, fees and documents.' },
      { id: 'report', title: 'One report for all funds', text: 'Values, payments and documents together.' },
    ],
    [
      { id: 'products', title: '私募基金，$25,000 起投', text: '条款、费用与文件一应俱全。' },
      { id: 'report', title: '所有基金，一份报告', text: '净值、付款与文件集中查看。' },
    ],
  ],
});

export const Playground: StoryObj<typeof SplitPage> = {
  args: {
    children: <Heading level={1}>{MESSAGES.en.title}</Heading>,
    aside: <Text>{MESSAGES.en.why}</Text>,
    art: <Illustration subject="corner" />,
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <SplitPage
      art={<Illustration subject="corner" />}
      aside={
        <Stack gap={6}>
          <Heading level={2} size="title">
            {messages.why}
          </Heading>
          <PointList points={messages.points} />
        </Stack>
      }
    >
      <Stack gap={6}>
        <Heading level={1}>{messages.title}</Heading>
        <TextField type="email" label={messages.email} required />
        <Button>{messages.send}</Button>
      </Stack>
    </SplitPage>
  )),
};

export const Keyboard: StoryObj = {
  ...Gallery,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toHaveFocus();
  },
};
