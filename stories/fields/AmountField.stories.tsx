import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/AmountField', component: AmountField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Commitment', '认购金额'],
  wrong: ['Enter a multiple of $1,000', '金额须为 US$1,000 的整数倍'],
  worth: ['Net worth', '净资产'],
});

export const Playground: StoryObj<typeof AmountField> = {
  args: { label: MESSAGES.en.label, minimum: '50000.00', multiple: '1000.00', onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, wrong, worth }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <AmountField label={label} minimum="50000.00" multiple="1000.00" required />
      <AmountField label={label} defaultValue="75500.00" error={wrong} />
      <AmountField label={worth} defaultValue="1250000.50" />
      <AmountField label={worth} defaultValue="1250000.00" disabled />
    </Stack>
  )),
};

export const TypedWithTheCaretInside: StoryObj<typeof AmountField> = {
  args: { label: 'Commitment', defaultValue: '50000.00', onChange: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(box, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(box).toHaveValue('520,000');
    await expect(box.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('520000.00');
  },
};

export const TypedInOtherNotations: StoryObj<typeof AmountField> = {
  args: { label: 'Commitment', onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1000,00');
    await userEvent.tab();
    await expect(input).toHaveValue('1,000.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000.00');
    await userEvent.clear(input);
    await userEvent.type(input, '50k');
    await userEvent.tab();
    await expect(input).toHaveValue('50k');
    await expect(input).toHaveAccessibleDescription('Enter an amount such as 1,234.56');
  },
};

export const Keyboard: StoryObj<typeof AmountField> = {
  args: {
    label: 'Commitment',
    minimum: '50000.00',
    maximum: '250000.00',
    multiple: '1000.00',
    onChange: fn(),
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.keyboard('{Tab}75500');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(/Enter a multiple of \$1,000/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}000');
    await expect(box).toHaveValue('75,000');
    await expect(box).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('75000.00');
  },
};

export const TwentyDigits: StoryObj<typeof AmountField> = {
  args: { label: 'Net worth', defaultValue: '12345678901234567890.00' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
};
