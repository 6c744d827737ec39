import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack, Switch } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Switch> = {
  title: 'Controls/Switch',
  component: Switch,
  parameters: {
    guide: {
      use: ['A setting that works at once, without a form to save: 2-step verification, a theme.'],
      avoid: [
        'An answer that is sent with a form: take Checkbox or YesNoQuestion.',
        'Three states or more: take RadioGroup.',
      ],
      accessibility: [
        'A native checkbox with the role switch; Space turns it.',
        'The whole row is its target; the hint describes it.',
        'On and off differ by the place of the knob, not by colour alone; in forced colours it is the system’s own box.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    label: '2-step verification',
    hint: 'A code by SMS at each sign-in. On since March\u00a04,\u00a02025.',
  },
  'zh-CN': { label: '两步验证', hint: '每次登录时发送短信验证码。自 2025 年 3 月 4 日起开启。' },
};

function States() {
  const { label, hint } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <Switch label={label} hint={hint} defaultValue />
      <Switch label={label} />
      <Switch label={label} disabled />
      <Switch label={label} disabled defaultValue />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const TurnedOff: StoryObj<typeof Switch> = {
  args: { label: '2-step verification', defaultValue: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
  },
};

export const Keyboard: StoryObj<typeof Switch> = {
  args: { label: '2-step verification' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const control = within(canvasElement).getByRole('switch', { name: '2-step verification' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
