import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NationalIdField, Stack } from '@quoin/ui';
import { useWords } from '../words';

const meta: Meta<typeof NationalIdField> = { title: 'Fields/NationalIdField', component: NationalIdField };
export default meta;

const WORDS = {
  en: { label: 'Identification', missing: 'This field is required' },
  'zh-CN': { label: '身份证件', missing: '此项为必填项' },
};

function States() {
  const { label, missing } = useWords(WORDS);
  return (
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
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const PassportWithItsCountry: StoryObj<typeof NationalIdField> = {
  args: { label: 'Identification', types: ['national_id', 'passport'], onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'passport');
    await userEvent.type(canvas.getByRole('textbox'), 'E00000001');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country of issuance' }), 'SG');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      id_type: 'passport',
      id_number: 'E00000001',
      id_country: 'SG',
    });
  },
};
