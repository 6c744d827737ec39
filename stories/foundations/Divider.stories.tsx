import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';
import { useWords } from '../words';

export default { title: 'Foundations/Divider', component: Divider } satisfies Meta;

const WORDS = {
  en: {
    contribution: 'Contribution',
    dividends: 'Dividends received',
    nav: 'Net asset value',
  },
  'zh-CN': {
    contribution: '实缴金额',
    dividends: '已收分红',
    nav: '资产净值',
  },
};

function Lines() {
  const words = useWords(WORDS);
  return (
    <Stack>
      <Text>{words.contribution}</Text>
      <Divider />
      <Text>{words.dividends}</Text>
      <Divider strong />
      <Text weight="strong">{words.nav}</Text>
    </Stack>
  );
}

export const Playground: StoryObj<typeof Divider> = { args: { strong: true } };

export const Gallery: StoryObj = { render: () => <Lines /> };
