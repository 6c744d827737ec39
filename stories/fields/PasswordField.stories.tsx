import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField, Stack } from '@quoin/ui';
import { bilingual, withMessages, useStoryMessages } from '../messages';

export default { title: 'Fields/PasswordField', component: PasswordField } satisfies Meta;

const MESSAGES = bilingual({
  current: ['Password', '密码'],
  next: ['New password', '新密码'],
  repeat: ['Repeat the password', '再次输入密码'],
  wrong: ['Incorrect username or password', '用户名或密码不正确'],
});

export const Playground: StoryObj<typeof PasswordField> = {
  args: { label: MESSAGES.en.next, choosing: true, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ current, next, repeat, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PasswordField label={next} choosing required />
      <PasswordField label={next} choosing defaultValue="Corner7" />
      <PasswordField label={repeat} repeats="Cornerstone-1" defaultValue="Cornerstone-1" />
      <PasswordField label={current} error={wrong} />
      <PasswordField label={current} defaultValue="Cornerstone-1" disabled />
    </Stack>
  )),
};

export const DemandsMet: StoryObj<typeof PasswordField> = {
  args: { label: 'New password', choosing: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Cornerstone-1');
    await expect(canvas.getByRole('status')).toHaveTextContent('The password meets every requirement');
  },
};

export const Keyboard: StoryObj = {
  render: () => <Confirmed />,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}Cornerstone-1');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard('{Tab}Cornerstone');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Repeat the password')).toHaveAccessibleDescription(
      /Two passwords are not the same/,
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}-1');
    await expect(canvas.getByText('Passwords match')).toBeVisible();
  },
};

function Confirmed() {
  const { next, repeat } = useStoryMessages(MESSAGES);
  const [password, setPassword] = useState('');
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PasswordField label={next} choosing value={password} onChange={setPassword} />
      <PasswordField label={repeat} repeats={password} />
    </Stack>
  );
}
