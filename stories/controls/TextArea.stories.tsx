import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack, TextArea } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof TextArea> = {
  title: 'Controls/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      use: ['An answer of more than one line: a reason, where the wealth comes from.'],
      avoid: ['One line: take TextField.', 'A list of things: ask for each in a field of its own.'],
      accessibility: [
        'A native textarea; label, hint and error are tied to it.',
        'It grows with its text up to 60% of the screen and can be pulled larger.',
        'With maxLength it shows how much room is left; Enter writes a new line and sends nothing.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    wealth: 'Where does your wealth come from?',
    sale: 'The sale of a family business in 2021.',
    reason: 'Reason',
    missing: 'This field is required',
  },
  'zh-CN': {
    wealth: '您的资金来自何处？',
    sale: '2021 年出售家族企业所得。',
    reason: '原因',
    missing: '此项为必填项',
  },
};

function States() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <TextArea label={words.wealth} defaultValue={words.sale} maxLength={500} />
      <TextArea label={words.reason} required rows={2} error={words.missing} />
      <TextArea label={words.reason} rows={2} disabled defaultValue={words.sale} />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj<typeof TextArea> = {
  globals: { locale: 'en' },
  args: { label: 'Reason', maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('One\ntwo');
    await expect(canvas.getByText('13 characters left')).toBeVisible();
  },
};
