import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon, MailIcon, Stack, TextField } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof TextField> = {
  title: 'Controls/TextField',
  component: TextField,
  parameters: {
    guide: {
      use: [
        'One line that the person knows by heart or reads off a paper: a name, an employer, an e-mail address.',
      ],
      avoid: [
        'Money, shares, years, dates, phone, SSN, bank numbers: each has a field of its own that formats and checks.',
        'A known answer: take Select, ComboBox or RadioGroup.',
      ],
      accessibility: [
        'A native input with a visible label, which a press focuses.',
        'Hint and error describe it in that order; an error makes it aria-invalid and is announced politely.',
        'Required is a star for the eye and aria-required for a screen reader.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    name: 'Investor name',
    hint: 'In English or pinyin, as in your passport.',
    email: 'E-mail',
    wrong: 'Enter an e-mail address such as name@example.com',
    employer: 'Employer',
    country: 'Country of residence',
    us: 'United States',
  },
  'zh-CN': {
    name: '投资人姓名',
    hint: '请按护照用英文或拼音填写。',
    email: '电子邮箱',
    wrong: '请输入正确的邮箱地址，例如 name@example.com',
    employer: '工作单位',
    country: '居住国家',
    us: '美国',
  },
};

function States() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <TextField label={words.name} hint={words.hint} required defaultValue="Jordan Reyes" />
      <TextField
        label={words.email}
        type="email"
        required
        error={words.wrong}
        defaultValue="jordan.reyes@example"
        start={<Icon of={MailIcon} size="small" />}
      />
      <TextField label={words.employer} optional />
      <TextField label={words.country} disabled defaultValue={words.us} />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Typed: StoryObj<typeof TextField> = {
  args: { label: 'Investor name', hint: 'As in your passport', error: 'This field is required' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Investor name' });
    await expect(box).toHaveAccessibleDescription('As in your passport This field is required');
    await userEvent.type(box, 'Jordan Reyes');
    await expect(box).toHaveValue('Jordan Reyes');
  },
};

export const Keyboard: StoryObj<typeof TextField> = {
  args: { label: 'Investor name', required: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('textbox', { name: /^Investor name/ });
    await expect(box).toHaveFocus();
    await expect(box).toBeRequired();
    await userEvent.keyboard('Jordan Reyes');
    await expect(box).toHaveValue('Jordan Reyes');
  },
};
