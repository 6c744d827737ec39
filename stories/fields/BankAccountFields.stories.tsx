import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BankAccountFields, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { tabTo } from '../play';
import { useWords } from '../words';

const meta: Meta<typeof BankAccountFields> = {
  title: 'Fields/BankAccountFields',
  component: BankAccountFields,
  parameters: {
    guide: {
      use: [
        'An account that distributions go to or that ACH takes from: only the parts that its country and the method need are asked for.',
        'With saved where an account is on file: its number is shown masked and can be replaced.',
      ],
      avoid: [
        'To show where to send a wire: use WireInstructions.',
        'For a brokerage account that takes shares: use DistributionChoice.',
      ],
      accessibility: [
        'A fieldset with the label as its legend; each part has its own label, hint and error.',
        'A checksum that does not fit (ABA, IBAN, SWIFT), letters that a bank cannot read and a name that is not the investor’s are told when the box is left, politely, and before the form is sent.',
        'Account number and IBAN are dots until they are shown; neither is ever in an attribute of the page.',
        'Another country takes the numbers that it has no use for out of the value; the focus stays where it is.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    ach: 'Account for ACH',
    wire: 'Account for wires',
    abroad: 'Account abroad',
    wrong: 'This bank takes no ACH',
  },
  'zh-CN': { ach: 'ACH 账户', wire: '电汇账户', abroad: '境外账户', wrong: '该银行不支持 ACH' },
};

function States() {
  const { ach, wire, abroad, wrong } = useWords(WORDS);
  return (
    <Stack gap={12} style={{ maxWidth: 680 }}>
      <BankAccountFields
        label={ach}
        method="ach"
        required
        ownNames={['Jordan Reyes']}
        saved={{ account_number: '********4321' }}
        defaultValue={{
          account_holder: 'Jordan Reyes',
          bank_name: 'Example Bank',
          account_type: 'checking',
          aba_ach: '021000018',
        }}
        errors={{ aba_ach: wrong }}
      />
      <BankAccountFields label={wire} method="wire" defaultValue={{ country: 'US' }} required />
      <BankAccountFields
        label={abroad}
        method="wire"
        required
        defaultValue={{ country: 'DE', iban: 'DE89370400440532013000', swift: 'DEUTDEFF' }}
      />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj<typeof BankAccountFields> = {
  args: { label: 'Account for ACH', method: 'ach', ownNames: ['Jordan Reyes'], onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('JORDAN REYES');
    await userEvent.tab();
    await userEvent.keyboard('Example Bank');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('000123456789');
    const aba = canvas.getByRole('textbox', { name: /^ABA/ });
    await tabTo(aba);
    await userEvent.keyboard('021000019');
    await userEvent.tab();
    await expect(aba).toHaveAccessibleDescription(/not a valid ABA routing number/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Backspace}8');
    await expect(aba).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      account_holder: 'JORDAN REYES',
      bank_name: 'Example Bank',
      account_type: 'checking',
      account_number: '000123456789',
      aba_ach: '021000018',
    });
    await expect(canvasElement.innerHTML).not.toContain('000123456789');
  },
};

/** No country yet: everything else depends on it. */
export const NoCountry: StoryObj<typeof BankAccountFields> = {
  args: { label: 'Account for wires', method: 'wire', required: true },
};

export const Narrow: StoryObj<typeof BankAccountFields> = {
  args: {
    label: 'Account abroad',
    method: 'wire',
    defaultValue: {
      country: 'HK',
      account_holder: 'Maximiliane-Theodora von '.repeat(12).trim(),
      account_number: '123-456789-001',
      swift: 'HSBCHKHHHKH',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};
