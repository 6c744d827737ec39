import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select, Stack } from '@quoin/ui';
import { LONG_FUND } from '../investing/hard-cases';
import { bilingual, withMessages, getOptions } from '../messages';

export default { title: 'Controls/Select', component: Select } satisfies Meta;

const MESSAGES = bilingual({
  risk: ['Risk profile', '风险偏好'],
  missing: ['This field is required', '此项为必填项'],
  options: [
    getOptions({ conservative: 'Conservative', moderate: 'Moderate', aggressive: 'Aggressive' }),
    getOptions({ conservative: '保守型', moderate: '稳健型', aggressive: '进取型' }),
  ],
});

export const Playground: StoryObj<typeof Select> = {
  args: { label: MESSAGES.en.risk, options: MESSAGES.en.options, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ risk, missing, options }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <Select label={risk} options={options} required />
      <Select label={risk} options={options} defaultValue="moderate" />
      <Select label={risk} options={options} error={missing} />
      <Select label={risk} options={options} defaultValue="moderate" disabled />
    </Stack>
  )),
};

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      {[LONG_FUND, 'קרן הנמל השלישית'].map((label) => (
        <Select key={label} label="Fund" options={[{ value: 'fund', label }]} defaultValue="fund" />
      ))}
    </Stack>
  ),
};

export const EmptyList: StoryObj<typeof Select> = { args: { label: 'Fund', options: [] } };

export const Chosen: StoryObj<typeof Select> = {
  args: { label: 'Risk profile', options: MESSAGES.en.options, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'moderate');
    await expect(args.onChange).toHaveBeenCalledWith('moderate');
  },
};

export const Keyboard: StoryObj<typeof Select> = {
  args: { label: 'Risk profile', options: MESSAGES.en.options, onChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Risk profile' });
    await expect(select).toHaveFocus();
    // The browser implements the keys of a native select; a script cannot press them.
    await expect(select).toBeInstanceOf(HTMLSelectElement);
  },
};
