import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NationalIdField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof NationalIdField> = {
  title: 'Fields/NationalIdField',
  component: NationalIdField,
  parameters: {
    guide: {
      use: [
        'The number that identifies a signer who is no US person; with types [“ssn”] for one who is.',
        'With nationality CN: the resident identity card is checked by its last character.',
      ],
      avoid: [
        'To check an identity later: use IdentityCheckModal.',
        'For the file of a document: use FileUpload.',
      ],
      accessibility: [
        'The whole is a fieldset with the label as its legend; each part has its own label.',
        'Another kind of document empties the number: that of a passport is none of a licence.',
        'A wrong number is told at its box when it is left, or by the form, and announced politely.',
        'The number is concealed and never an attribute; what is on file is its masked form.',
      ],
    } satisfies Guide,
  },
};
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
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('110105194912310021');
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
