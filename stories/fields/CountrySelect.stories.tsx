import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountrySelect, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof CountrySelect> = { title: 'Fields/CountrySelect', component: CountrySelect };
export default meta;

const WORDS = {
  en: {
    residence: 'Country of residence',
    nationality: 'Nationality',
    missing: 'Choose your country of residence',
  },
  'zh-CN': { residence: '居住国家或地区', nationality: '国籍', missing: '请选择居住国家或地区' },
};

function States() {
  const { residence, nationality, missing } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <CountrySelect label={residence} required error={missing} />
      <CountrySelect label={nationality} defaultValue="CN" />
      <CountrySelect label={residence} countries={['US', 'PR', 'CA']} defaultValue="PR" disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };
