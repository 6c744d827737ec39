import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, Switch } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/Switch', component: Switch } satisfies Meta;

const MESSAGES = bilingual({
  label: ['2-step verification', '两步验证'],
  hint: [
    'A code by SMS at each sign-in. On since March\u00a04,\u00a02025.',
    '每次登录时发送短信验证码。自2025年3月4日起开启。',
  ],
});

export const Playground: StoryObj<typeof Switch> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <Switch label={label} hint={hint} defaultChecked />
      <Switch label={label} />
      <Switch label={label} disabled />
      <Switch label={label} disabled defaultChecked />
    </Stack>
  )),
};

export const TurnedOff: StoryObj<typeof Switch> = {
  args: { label: '2-step verification', defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const Keyboard: StoryObj<typeof Switch> = {
  args: { label: '2-step verification' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: '2-step verification' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
