import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PercentField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/PercentField', component: PercentField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Share of plan assets', '计划资产占比'],
  wrong: ['At most 100%', '不得超过 100%'],
});

export const Playground: StoryObj<typeof PercentField> = {
  args: { label: MESSAGES.en.label, defaultValue: 1250, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 240 }}>
      <PercentField label={label} />
      <PercentField label={label} defaultValue={1250} />
      <PercentField label={label} defaultValue={12_000} error={wrong} />
      <PercentField label={label} defaultValue={2500} disabled />
    </Stack>
  )),
};

export const InBasisPoints: StoryObj<typeof PercentField> = {
  args: { label: 'Share of plan assets', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
  },
};

export const Keyboard: StoryObj<typeof PercentField> = {
  args: { label: 'Share of plan assets', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}12.34{ArrowLeft}{Backspace}7');
    await expect(canvas.getByRole('textbox')).toHaveValue('12.74');
    await expect(args.onChange).toHaveBeenLastCalledWith(1274);
  },
};
