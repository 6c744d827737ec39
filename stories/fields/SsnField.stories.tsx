import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SsnField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/SsnField', component: SsnField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Social Security number', '社会安全号码（SSN）'],
  hint: [
    'Encrypted when stored. We use its last four digits to verify your identity.',
    '加密保存。我们会用后四位核实您的身份。',
  ],
  wrong: ['Invalid SSN format (e.g. 123-45-6789)', 'SSN 格式不正确（例如 123-45-6789）'],
});

export const Playground: StoryObj<typeof SsnField> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <SsnField label={label} hint={hint} required />
      <SsnField label={label} savedMasked="***-**-6789" />
      <SsnField label={label} defaultValue="000-12" error={wrong} />
      <SsnField label={label} disabled />
    </Stack>
  )),
};

export const ReplacedAndRevealed: StoryObj<typeof SsnField> = {
  args: { label: 'Social Security number', savedMasked: '***-**-6789' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the number' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('123-45-6789');
    await expect(canvasElement.innerHTML).not.toContain('123-45');
  },
};

export const Keyboard: StoryObj<typeof SsnField> = {
  args: { label: 'Social Security number', savedMasked: '***-**-6789' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('123456789');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide the number' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('123-45-6789');
  },
};
