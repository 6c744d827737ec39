import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack, TypedSignature } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof TypedSignature> = {
  title: 'Fields/TypedSignature',
  component: TypedSignature,
  parameters: {
    guide: {
      use: ['To sign an agreement by typing one’s name, where the name is what is stored.'],
      avoid: [
        'Where it may also be drawn: use SignaturePad.',
        'For a name that signs nothing: use TextField.',
      ],
      accessibility: [
        'One text box; what signing means is part of its description.',
        'The name as it will stand on the document is a picture of what was typed and hidden from screen readers.',
        'An error is announced politely and read with the box.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    label: 'Type your full name to sign',
    hint: 'As in the agreement: Jordan Reyes.',
    wrong: 'Type the name as in the agreement',
  },
  'zh-CN': { label: '键入姓名全称以签署', hint: '须与协议一致：Jordan Reyes。', wrong: '姓名须与协议一致' },
};

function States() {
  const { label, hint, wrong } = useWords(WORDS);
  return (
    <Stack gap={8} style={{ maxWidth: 560 }}>
      <TypedSignature label={label} hint={hint} required />
      <TypedSignature label={label} defaultValue="Jordan Reyes" />
      <TypedSignature label={label} defaultValue="J. Reyes" error={wrong} />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj<typeof TypedSignature> = {
  args: { label: 'Type your full name to sign', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('Jordan Reyes');
    await expect(args.onChange).toHaveBeenLastCalledWith('Jordan Reyes');
    await expect(within(canvasElement).getByText('Jordan Reyes')).toBeVisible();
  },
};

export const LongName: StoryObj<typeof TypedSignature> = {
  args: { label: 'Type your full name to sign', defaultValue: 'Maximiliane-Theodora von '.repeat(12).trim() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};
