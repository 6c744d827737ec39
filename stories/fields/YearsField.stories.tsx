import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, YearsField } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof YearsField> = { title: 'Fields/YearsField', component: YearsField };
export default meta;

const WORDS = {
  en: { label: 'Experience', missing: 'This field is required' },
  'zh-CN': { label: '投资经验', missing: '此项为必填项' },
};

function States() {
  const { label, missing } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 240 }}>
      <YearsField label={label} defaultValue={1} />
      <YearsField label={label} defaultValue={12} />
      <YearsField label={label} error={missing} />
      <YearsField label={label} defaultValue={3} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };
