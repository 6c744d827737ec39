import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignaturePad, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof SignaturePad> = { title: 'Fields/SignaturePad', component: SignaturePad };
export default meta;

const WORDS = {
  en: {
    label: 'Type your full name to sign',
    hint: 'As in the agreement: Jordan Reyes.',
    wrong: 'Type the name as in the agreement',
  },
  'zh-CN': { label: '键入姓名全称以签署', hint: '须与协议一致：Jordan Reyes。', wrong: '姓名须与协议一致' },
};

function States() {
  const { label, hint, wrong } = useWords(WORDS);
  return (
    <Stack gap={8} style={{ maxWidth: 560 }}>
      <SignaturePad label={label} hint={hint} required />
      <SignaturePad label={label} defaultValue="Jordan Reyes" />
      <SignaturePad label={label} defaultValue="J. Reyes" error={wrong} />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const SignedByKeyboard: StoryObj<typeof SignaturePad> = {
  args: { label: 'Type your full name to sign', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('Jordan Reyes');
    await expect(args.onChange).toHaveBeenLastCalledWith('Jordan Reyes');
    await expect(within(canvasElement).getByText('Jordan Reyes')).toBeVisible();
  },
};
