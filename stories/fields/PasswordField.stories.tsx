import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof PasswordField> = { title: 'Fields/PasswordField', component: PasswordField };
export default meta;

const WORDS = {
  en: { current: 'Password', next: 'New password', wrong: 'Incorrect username or password' },
  'zh-CN': { current: '密码', next: '新密码', wrong: '用户名或密码不正确' },
};

function States() {
  const { current, next, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PasswordField label={next} choosing required />
      <PasswordField label={next} choosing defaultValue="Corner7" />
      <PasswordField label={current} error={wrong} />
      <PasswordField label={current} defaultValue="Cornerstone-1" disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const DemandsMet: StoryObj<typeof PasswordField> = {
  args: { label: 'New password', choosing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'Cornerstone-1');
    await expect(canvas.getByRole('status')).toHaveTextContent('The password meets every requirement');
  },
};
