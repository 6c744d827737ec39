import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AddressFields, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof AddressFields> = {
  title: 'Fields/AddressFields',
  component: AddressFields,
  parameters: {
    guide: {
      use: [
        'Where a person lives, with the parts that the country writes.',
        'With poBoxes for a mailing address: letters reach a box, nobody lives in one.',
      ],
      avoid: [
        'For a country alone: use CountrySelect.',
        'For the address of a bank: it is a part of BankAccountFields.',
      ],
      accessibility: [
        'A fieldset with the label as its legend; every part has its own label and its own error.',
        'autocomplete names each part; autoCompleteSection tells several addresses of a page apart.',
        'A P.O. box, and letters that a bank cannot read, are told when the line is left.',
        'Another country empties the state and keeps the rest; the focus stays where it is.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { label: 'Permanent address', mailing: 'Mailing address', box: 'A P.O. box is no permanent address' },
  'zh-CN': { label: '永久地址', mailing: '邮寄地址', box: '永久地址不接受邮政信箱' },
};

function States() {
  const { label, mailing, box } = useWords(WORDS);
  return (
    <Stack gap={12} style={{ maxWidth: 680 }}>
      <AddressFields
        label={label}
        required
        defaultValue={{
          country: 'US',
          line_1: 'P.O. Box 120',
          city: 'San Francisco',
          state: 'CA',
          zip: '94105',
        }}
        errors={{ line_1: box }}
      />
      <AddressFields
        label={mailing}
        autoCompleteSection="section-mailing"
        defaultValue={{ country: 'CN', line_1: '100 Century Avenue', city: 'Shanghai', zip: '200120' }}
      />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const MovedToCanada: StoryObj<typeof AddressFields> = {
  args: { label: 'Permanent address', defaultValue: { country: 'US', state: 'WA', city: 'Seattle' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country or region' }), 'canada{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle');
  },
};

export const Keyboard: StoryObj<typeof AddressFields> = {
  args: { label: 'Permanent address', defaultValue: { country: 'US' } },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const street = canvas.getByRole('textbox', { name: 'Street address' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(street).toHaveFocus();
    await userEvent.keyboard('P.O. Box 120');
    await userEvent.tab();
    await expect(street).toHaveAccessibleDescription(/cannot be a P.O. box/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}a{/Control}100 Main Street');
    await expect(street).not.toBeInvalid();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Apartment/ })).toHaveFocus();
  },
};
