import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
  component: Select,
  parameters: {
    guide: {
      use: ['One of about five to fifteen known answers, one below the other on a form.'],
      avoid: [
        'Two to five answers worth reading side by side: take RadioGroup.',
        'More than about fifteen: take ComboBox, which finds by typing; for countries CountrySelect.',
      ],
      accessibility: [
        'The platform’s own select: it opens, scrolls and is searched as each device does, on a phone with its wheel.',
        'Label, hint and error are tied to it; an error makes it aria-invalid.',
        'Until something is chosen it says so in words, not by an empty box.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    risk: 'Risk profile',
    missing: 'This field is required',
    options: [
      { value: 'conservative', label: 'Conservative' },
      { value: 'moderate', label: 'Moderate' },
      { value: 'aggressive', label: 'Aggressive' },
    ],
  },
  'zh-CN': {
    risk: '风险偏好',
    missing: '此项为必填项',
    options: [
      { value: 'conservative', label: '保守型' },
      { value: 'moderate', label: '稳健型' },
      { value: 'aggressive', label: '进取型' },
    ],
  },
};

function States() {
  const { risk, missing, options } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <Select label={risk} options={options} required />
      <Select label={risk} options={options} defaultValue="moderate" />
      <Select label={risk} options={options} error={missing} />
      <Select label={risk} options={options} defaultValue="moderate" disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

const LONG_NAME =
  'Access Fund of the Reorganized Harbor, Rail and Inland Waterway Infrastructure Partnership '.repeat(4);

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      {[LONG_NAME, 'קרן הנמל השלישית'].map((label) => (
        <Select key={label} label="Fund" options={[{ value: 'fund', label }]} defaultValue="fund" />
      ))}
    </Stack>
  ),
};

export const EmptyList: StoryObj<typeof Select> = { args: { label: 'Fund', options: [] } };

export const Chosen: StoryObj<typeof Select> = {
  args: { label: 'Risk profile', options: WORDS.en.options, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'moderate');
    await expect(args.onChange).toHaveBeenCalledWith('moderate');
  },
};

export const Keyboard: StoryObj<typeof Select> = {
  args: { label: 'Risk profile', options: WORDS.en.options, onChange: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const select = within(canvasElement).getByRole('combobox', { name: 'Risk profile' });
    await expect(select).toHaveFocus();
    // What its keys do is the browser's own; a script cannot press them.
    await expect(select).toBeInstanceOf(HTMLSelectElement);
  },
};
