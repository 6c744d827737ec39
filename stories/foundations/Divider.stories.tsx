import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Divider', component: Divider } satisfies Meta;

const MESSAGES = bilingual({
  contribution: ['Contribution', '实缴金额'],
  dividends: ['Dividends received', '已收分红'],
  nav: ['Net asset value', '资产净值'],
});

export const Playground: StoryObj<typeof Divider> = { args: { strong: true } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack>
      <Text>{messages.contribution}</Text>
      <Divider />
      <Text>{messages.dividends}</Text>
      <Divider strong />
      <Text weight="strong">{messages.nav}</Text>
    </Stack>
  )),
};
