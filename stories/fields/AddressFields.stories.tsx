import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressFields, Stack } from '@quoin/ui';
import { namedType } from '../named-type';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Fields/AddressFields',
  component: AddressFields,
  argTypes: {
    value: namedType('Address'),
    defaultValue: namedType('Address'),
    onChange: namedType('(value: Address) => void'),
  },
} satisfies Meta<typeof AddressFields>;

const MESSAGES = bilingual({
  label: ['Permanent address', '永久地址'],
  mailing: ['Mailing address', '邮寄地址'],
  box: ['A P.O. box is no permanent address', '永久地址不接受邮政信箱'],
});

export const Playground: StoryObj<typeof AddressFields> = {
  args: { label: MESSAGES.en.label, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, mailing, box }) => (
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
  )),
};

export const MovedToCanada: StoryObj<typeof AddressFields> = {
  args: { label: 'Permanent address', defaultValue: { country: 'US', state: 'WA', city: 'Seattle' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country or region' }), 'canada{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Seattle');
  },
};

export const Keyboard: StoryObj<typeof AddressFields> = {
  args: { label: 'Permanent address', defaultValue: { country: 'US' } },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: 'Street address' });
    await userEvent.keyboard('{Tab}{Tab}');
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
