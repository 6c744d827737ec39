import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';
import { bilingual, inWords } from '../words';

export default { title: 'Foundations/Divider', component: Divider } satisfies Meta;

const WORDS = bilingual({
  contribution: ['Contribution', '实缴金额'],
  dividends: ['Dividends received', '已收分红'],
  nav: ['Net asset value', '资产净值'],
});

export const Playground: StoryObj<typeof Divider> = { args: { strong: true } };

export const Gallery: StoryObj = {
  render: inWords(WORDS, (words) => (
    <Stack>
      <Text>{words.contribution}</Text>
      <Divider />
      <Text>{words.dividends}</Text>
      <Divider strong />
      <Text weight="strong">{words.nav}</Text>
    </Stack>
  )),
};
