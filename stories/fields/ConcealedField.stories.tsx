import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConcealedField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof ConcealedField> = { title: 'Fields/ConcealedField', component: ConcealedField };
export default meta;

const WORDS = {
  en: { passport: 'Passport number', account: 'Account number' },
  'zh-CN': { passport: '护照号码', account: '银行账号' },
};

function States() {
  const { passport, account } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <ConcealedField label={passport} defaultValue="E00000001" />
      <ConcealedField label={account} savedMasked="******4321" />
      <ConcealedField label={account} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };
