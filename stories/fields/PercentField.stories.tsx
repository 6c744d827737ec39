import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PercentField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof PercentField> = {
  title: 'Fields/PercentField',
  component: PercentField,
  parameters: {
    guide: {
      use: ['A share that must be exact: two decimals at most, kept in whole basis points.'],
      avoid: [
        'For a whole portfolio: use CompositionEditor, which says what is left.',
        'To show a rate: use Figure.',
      ],
      accessibility: [
        'The label, the hint and the error belong to the box by “for” and “aria-describedby”; an error that appears is announced politely.',
        'The sign % is decoration; say “in per cent” in the label where it is not clear.',
        'Text that is not a percentage stays in the input; an error shows when the input loses focus.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { label: 'Share of plan assets', wrong: 'At most 100%' },
  'zh-CN': { label: '计划资产占比', wrong: '不得超过 100%' },
};

function States() {
  const { label, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 240 }}>
      <PercentField label={label} />
      <PercentField label={label} defaultValue={1250} />
      <PercentField label={label} defaultValue={12_000} error={wrong} />
      <PercentField label={label} defaultValue={2500} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const InBasisPoints: StoryObj<typeof PercentField> = {
  args: { label: 'Share of plan assets', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
  },
};

export const Keyboard: StoryObj<typeof PercentField> = {
  args: { label: 'Share of plan assets', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('12.34{ArrowLeft}{Backspace}7');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('12.74');
    await expect(args.onChange).toHaveBeenLastCalledWith(1274);
  },
};
