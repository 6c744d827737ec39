import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/CodeField', component: CodeField } satisfies Meta;

const MESSAGES = bilingual({
  sms: ['Code sent to +1 ******0123', '已发送至 +1 ******0123 的验证码'],
  email: ['Code sent to jo****@example.com', '已发送至 jo****@example.com 的验证码'],
  wrong: ['Invalid code, try again', '验证码不正确，请重试'],
});

export const Playground: StoryObj<typeof CodeField> = {
  args: { label: MESSAGES.en.sms, onResend: fn(), onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ sms, email, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <CodeField label={sms} sent={false} onResend={fn()} />
      <CodeField label={sms} defaultValue="482" resendAfterSeconds={0} onResend={fn()} />
      <CodeField label={email} length={5} defaultValue="48217" error={wrong} />
      <CodeField label={sms} disabled />
    </Stack>
  )),
};

export const Completed: StoryObj<typeof CodeField> = {
  args: { label: 'Code', onComplete: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '482917');
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
  },
};

export const Keyboard: StoryObj<typeof CodeField> = {
  args: { label: 'Code', onComplete: fn(), onResend: fn(), resendAfterSeconds: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}48291{Backspace}17');
    await expect(canvas.getByRole('textbox')).toHaveValue('482917');
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

/** The wait starts only after a code was sent: here the first request fails, and the user can retry at once. */
export const NotSent: StoryObj<typeof CodeField> = {
  args: {
    label: 'Code',
    resendAfterSeconds: 30,
    sent: false,
    onResend: fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('The line is down')),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('No code was sent. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onResend).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.queryByText('No code was sent. Try again.')).not.toBeInTheDocument());
  },
};
