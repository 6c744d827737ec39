import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NationalIdField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/NationalIdField', component: NationalIdField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Identification', '身份证件'],
  missing: ['This field is required', '此项为必填项'],
});

export const Playground: StoryObj<typeof NationalIdField> = {
  args: { label: MESSAGES.en.label, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, missing }) => (
    <Stack gap={8} style={{ maxWidth: 680 }}>
      <NationalIdField label={label} types={['ssn']} required />
      <NationalIdField
        label={label}
        types={['tin', 'national_id', 'passport', 'driver_licence']}
        defaultValue={{ id_type: 'passport' }}
        saved={{ id_type: 'passport', masked: '*****0001' }}
        errors={{ id_country: missing }}
        required
      />
      <NationalIdField label={label} errors={{ id_type: missing }} />
    </Stack>
  )),
};

export const PassportWithItsCountry: StoryObj<typeof NationalIdField> = {
  args: { label: 'Identification', types: ['national_id', 'passport'], onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'passport');
    await userEvent.type(canvas.getByRole('textbox'), 'E00000001');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country of issuance' }), 'singapore{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      id_type: 'passport',
      id_number: 'E00000001',
      id_country: 'SG',
    });
  },
};

export const Keyboard: StoryObj<typeof NationalIdField> = {
  args: { label: 'Identification', types: ['national_id'], nationality: 'CN', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.keyboard('{Tab}110105194912310021');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(/not a valid identity card number/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Backspace}x');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      id_type: 'national_id',
      id_number: '11010519491231002x',
    });
    await expect(box).not.toBeInvalid();
  },
};
