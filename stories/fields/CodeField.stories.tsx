import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof CodeField> = { title: 'Fields/CodeField', component: CodeField };
export default meta;

const WORDS = {
  en: {
    sms: 'Code sent to +1 ******0123',
    email: 'Code sent to jo****@example.com',
    wrong: 'Invalid code, try again',
  },
  'zh-CN': {
    sms: '已发送至 +1 ******0123 的验证码',
    email: '已发送至 jo****@example.com 的验证码',
    wrong: '验证码不正确，请重试',
  },
};

function States() {
  const { sms, email, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <CodeField label={sms} sent={false} onResend={fn()} />
      <CodeField label={sms} defaultValue="482" resendAfterSeconds={0} onResend={fn()} />
      <CodeField label={email} length={5} defaultValue="48217" error={wrong} />
      <CodeField label={sms} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Completed: StoryObj<typeof CodeField> = {
  args: { label: 'Code', onComplete: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '482917');
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
  },
};
