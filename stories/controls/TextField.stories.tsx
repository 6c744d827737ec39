import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, MailIcon, Stack, TextField } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/TextField', component: TextField } satisfies Meta;

const MESSAGES = bilingual({
  name: ['Investor name', '投资人姓名'],
  hint: ['In English or pinyin, as in your passport.', '请按护照用英文或拼音填写。'],
  email: ['E-mail', '电子邮箱'],
  wrong: ['Enter an e-mail address such as name@example.com', '请输入正确的邮箱地址，例如 name@example.com'],
  employer: ['Employer', '工作单位'],
  country: ['Country of residence', '居住国家'],
  us: ['United States', '美国'],
});

export const Playground: StoryObj<typeof TextField> = {
  args: { label: MESSAGES.en.name, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <TextField label={messages.name} hint={messages.hint} required defaultValue="Jordan Reyes" />
      <TextField
        label={messages.email}
        type="email"
        required
        error={messages.wrong}
        defaultValue="jordan.reyes@example"
        start={<Icon of={MailIcon} size="small" />}
      />
      <TextField label={messages.employer} optional />
      <TextField label={messages.country} disabled defaultValue={messages.us} />
    </Stack>
  )),
};

export const Typed: StoryObj<typeof TextField> = {
  args: { label: 'Investor name', hint: 'As in your passport', error: 'This field is required' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Investor name' });
    await expect(box).toHaveAccessibleDescription('As in your passport This field is required');
    await userEvent.type(box, 'Jordan Reyes');
    await expect(box).toHaveValue('Jordan Reyes');
  },
};

export const Keyboard: StoryObj<typeof TextField> = {
  args: { label: 'Investor name', required: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: /^Investor name/ });
    await expect(box).toHaveFocus();
    await expect(box).toBeRequired();
    await userEvent.keyboard('Jordan Reyes');
    await expect(box).toHaveValue('Jordan Reyes');
  },
};
