import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BirthDateField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof BirthDateField> = {
  title: 'Fields/BirthDateField',
  component: BirthDateField,
  parameters: {
    guide: {
      use: ['A date that a person knows by heart: of birth, of issue.'],
      avoid: [
        'For a date that is looked up or counted (a redemption day): use a native date input in Field, or a list of dates.',
      ],
      accessibility: [
        'A fieldset with the question as its legend and three labelled boxes in the order of the language.',
        'autocomplete is “bday-day”, “bday-month” and “bday-year”; a month may be a name, and a whole date may be typed or pasted into any input.',
        'The error is read with the group and each box is marked invalid; leaving one box for the next is not leaving the date.',
        'The focus never jumps by itself: tabbing is the reader’s.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { label: 'Date of birth', hint: 'As in your passport.', wrong: 'Invalid date of birth' },
  'zh-CN': { label: '出生日期', hint: '与护照一致。', wrong: '出生日期无效' },
};

function States() {
  const { label, hint, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <BirthDateField label={label} hint={hint} required />
      <BirthDateField label={label} defaultValue="1990-02-30" error={wrong} />
      <BirthDateField label={label} defaultValue="1990-05-17" disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const TypedByParts: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '17');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

export const Keyboard: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    for (const part of ['5', '17', '1990']) {
      await userEvent.tab();
      await userEvent.keyboard(part);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

export const WholeDatePasted: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('May 17, 1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};
