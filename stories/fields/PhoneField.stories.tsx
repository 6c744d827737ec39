import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof PhoneField> = { title: 'Fields/PhoneField', component: PhoneField };
export default meta;

const WORDS = {
  en: {
    label: 'Mobile phone',
    hint: 'We send a code by SMS at each sign-in.',
    wrong: 'Invalid phone number',
  },
  'zh-CN': { label: '手机号码', hint: '每次登录时，我们会发送短信验证码。', wrong: '手机号码无效' },
};

function States() {
  const { label, hint, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PhoneField label={label} hint={hint} required />
      <PhoneField label={label} defaultValue={{ region: 'US', national: '4155550123' }} />
      <PhoneField label={label} defaultValue={{ region: 'CN', national: '13800138000' }} />
      <PhoneField label={label} defaultValue={{ region: 'HK', national: '9123' }} error={wrong} />
      <PhoneField label={label} defaultValue={{ region: 'CA', national: '6045550123' }} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const TypedWithTheCaretInside: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', onChange: fn(), defaultValue: { region: 'US', national: '415550123' } },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await expect(box).toHaveValue('(415) 550 123');
    await userEvent.type(box, '5', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(box).toHaveValue('(415) 555 0123');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      region: 'US',
      national: '4155550123',
      e164: '+14155550123',
    });
  },
};
