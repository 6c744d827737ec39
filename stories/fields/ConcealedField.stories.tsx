import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConcealedField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof ConcealedField> = {
  title: 'Fields/ConcealedField',
  component: ConcealedField,
  parameters: {
    guide: {
      use: [
        'A number that no bystander should read: of a passport, of an account, of a taxpayer.',
        'With savedMasked where a number is on file and may be replaced.',
      ],
      avoid: [
        'For a password: use PasswordField, which a password manager knows.',
        'For a Social Security number: use SsnField, which lays it out.',
      ],
      accessibility: [
        'Dots hide the text until “Show the number” is pressed.',
        'It is a text box, not a password box: no browser offers to keep the number.',
        'The label, the hint and the error belong to the box by “for” and “aria-describedby”; an error that appears is announced politely.',
        'The text is a property of the box, never an attribute; what is on file is only ever its masked form.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { passport: 'Passport number', account: 'Account number' },
  'zh-CN': { passport: '护照号码', account: '银行账号' },
};

function States() {
  const { passport, account } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <ConcealedField label={passport} defaultValue="E00000001" />
      <ConcealedField label={account} savedMasked="******4321" />
      <ConcealedField label={account} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj<typeof ConcealedField> = {
  args: { label: 'Passport number', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('E00000001');
    await expect(args.onChange).toHaveBeenLastCalledWith('E00000001');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide the number' })).toHaveFocus();
    await expect(canvasElement.innerHTML).not.toContain('E00000001');
  },
};
