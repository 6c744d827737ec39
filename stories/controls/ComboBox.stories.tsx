import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ComboBox, Stack } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Controls/ComboBox', component: ComboBox } satisfies Meta;

const MESSAGES = bilingual({
  custodian: ['IRA custodian', 'IRA 托管机构'],
  hint: ['The company that holds your retirement account.', '持有您退休账户的公司。'],
  missing: [
    'Choose your custodian, or call us if it is not listed.',
    '请选择托管机构；如未列出，请与我们联系。',
  ],
  groups: [
    ['Often used', 'All others'],
    ['常用', '其他'],
  ],
});

const OFTEN = ['Alder Trust Company', 'Birchgate Retirement Services', 'Northfield Custody'];
const OTHERS = [
  'Cedar & Stone Trust',
  'Dovecote Self-Directed',
  'Elmhurst Fiduciary',
  'Fairwater IRA',
  'Granite State Custodial',
];
const asOptions = (names: readonly string[]) =>
  names.map((label) => ({
    value: label,
    label,
    keywords: [label.replaceAll(/[^A-Z]/g, '')],
    disabled: label === 'Fairwater IRA',
  }));

const custodians = (groups: readonly string[]) => [
  { label: groups[0] ?? '', options: asOptions(OFTEN) },
  { label: groups[1] ?? '', options: asOptions(OTHERS) },
];
const ENGLISH = custodians(MESSAGES.en.groups);
const CHINESE = custodians(MESSAGES['zh-CN'].groups);

function States() {
  const { custodian, hint, missing, groups } = useStoryMessages(MESSAGES);
  const options = groups === MESSAGES.en.groups ? ENGLISH : CHINESE;
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <div style={{ minHeight: 452 }}>
        <ComboBox label={custodian} options={options} defaultValue="Birchgate Retirement Services" />
      </div>
      <ComboBox label={custodian} hint={hint} options={options} required />
      <ComboBox label={custodian} options={options} defaultValue="Northfield Custody" />
      <ComboBox label={custodian} options={options} error={missing} />
      <ComboBox label={custodian} options={options} defaultValue="Northfield Custody" disabled />
    </Stack>
  );
}

export const Playground: StoryObj<typeof ComboBox> = {
  args: { label: MESSAGES.en.custodian, hint: MESSAGES.en.hint, options: ENGLISH, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: () => <States />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('combobox');
    if (first) await userEvent.click(first);
    await canvas.findAllByRole('option');
  },
};

export const Keyboard: StoryObj<typeof ComboBox> = {
  args: { label: 'IRA custodian', options: ENGLISH, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', { name: 'IRA custodian' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('gran');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Granite State Custodial');
    await userEvent.keyboard('{ArrowDown}{Home}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Alder Trust Company');
    await expect(box).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('dov{Escape}');
    await expect(box).toHaveValue('Alder Trust Company');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingFits: StoryObj<typeof ComboBox> = {
  args: { label: 'IRA custodian', options: ENGLISH },
  render: (args) => (
    <div style={{ maxWidth: 420, minHeight: 420 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No results for “zzz”');
  },
};

const LONG = `Trustees of the ${'Consolidated and Reorganized '.repeat(9)}Retirement Plan`;
const HARD = [LONG, 'שירותי נאמנות צפון'].map((label) => ({ value: label, label }));

export const LongAndRightToLeftNames: StoryObj<typeof ComboBox> = {
  args: { label: 'IRA custodian', options: HARD, defaultValue: LONG },
  render: (args) => (
    <div style={{ maxWidth: 420, minHeight: 420 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

const THOUSANDS = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Access Fund ${String(index + 1).padStart(4, '0')}`,
}));

export const FiveThousand: StoryObj<typeof ComboBox> = {
  args: { label: 'Fund', options: THOUSANDS },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '4999');
    await expect(await canvas.findByRole('option')).toHaveTextContent('Access Fund 4999');
  },
};

export const InsideWhatClips: StoryObj<typeof ComboBox> = {
  args: { label: 'IRA custodian', options: ENGLISH },
  render: (args) => (
    <div style={{ maxWidth: 420, height: 120, padding: 16, overflow: 'hidden', border: '1px dashed' }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const last = await canvas.findByRole('option', { name: 'Alder Trust Company' });
    const { left, bottom, width } = last.getBoundingClientRect();
    await expect(last.contains(document.elementFromPoint(left + width / 2, bottom - 4))).toBe(true);
  },
};
