import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof AmountField> = { title: 'Fields/AmountField', component: AmountField };
export default meta;

const WORDS = {
  en: { label: 'Commitment', wrong: 'Enter a multiple of $1,000', worth: 'Net worth' },
  'zh-CN': { label: '认购金额', wrong: '金额须为 $1,000 的整数倍', worth: '净资产' },
};

function States() {
  const { label, wrong, worth } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <AmountField label={label} minimum="50000.00" multiple="1000.00" required />
      <AmountField label={label} defaultValue="75500.00" error={wrong} />
      <AmountField label={worth} defaultValue="1250000.50" />
      <AmountField label={worth} defaultValue="1250000.00" disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const TypedWithTheCaretInside: StoryObj<typeof AmountField> = {
  args: { label: 'Commitment', defaultValue: '50000.00', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(box, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(box).toHaveValue('520,000');
    await expect(box.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('520000.00');
  },
};
