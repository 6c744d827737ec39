import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, TextArea } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof TextArea> = { title: 'Controls/TextArea', component: TextArea };
export default meta;

const WORDS = {
  en: {
    wealth: 'Where does your wealth come from?',
    sale: 'The sale of a family business in 2021.',
    reason: 'Reason',
    missing: 'This field is required',
  },
  'zh-CN': {
    wealth: '您的资金来自何处？',
    sale: '2021 年出售家族企业所得。',
    reason: '原因',
    missing: '此项为必填项',
  },
};

function States() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <TextArea label={words.wealth} defaultValue={words.sale} maxLength={500} />
      <TextArea label={words.reason} required rows={2} error={words.missing} />
      <TextArea label={words.reason} rows={2} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };
