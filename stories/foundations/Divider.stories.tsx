import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Divider> = {
  title: 'Foundations/Divider',
  component: Divider,
  parameters: {
    guide: {
      use: ['Parts of a text or a list of figures that belong apart; strong above a total.'],
      avoid: ['Distance alone: take the gap of Stack.', 'Cells of a table: the table draws its own.'],
      accessibility: ['A native hr: a separator for a screen reader.'],
    } satisfies Guide,
  },
};
export default meta;

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

export const Gallery: StoryObj = {
  render: () => <Lines />,
};
