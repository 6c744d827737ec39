import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldGroup, Stack, TextField } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof Field> = { title: 'Fields/Field', component: Field };
export default meta;

const WORDS = {
  en: {
    day: 'Redemption date',
    hint: 'The last day of a quarter.',
    late: 'Choose a date after September 30, 2026',
    rep: 'Sales representative',
    firm: 'Firm',
    name: 'Representative',
  },
  'zh-CN': {
    day: '赎回日',
    hint: '须为季度最后一日。',
    late: '请选择 2026 年 9 月 30 日之后的日期',
    rep: '销售代表',
    firm: '公司名称',
    name: '代表姓名',
  },
};

function Frames() {
  const words = useWords(WORDS);
  return (
    <Stack gap={8} style={{ maxWidth: 420 }}>
      <Field label={words.day} hint={words.hint} error={words.late} required>
        {(control) => <input type="date" defaultValue="2026-06-30" {...control} />}
      </Field>
      <FieldGroup label={words.rep} heading>
        <Stack gap={4}>
          <TextField label={words.firm} optional />
          <TextField label={words.name} optional />
        </Stack>
      </FieldGroup>
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <Frames /> };
