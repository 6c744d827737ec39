import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BankAccountFields, Stack } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/BankAccountFields', component: BankAccountFields } satisfies Meta;

const MESSAGES = bilingual({
  ach: ['Account for ACH', 'ACH 账户'],
  wire: ['Account for wires', '电汇账户'],
  abroad: ['Account abroad', '境外账户'],
  wrong: ['This bank takes no ACH', '该银行不支持 ACH'],
});

export const Playground: StoryObj<typeof BankAccountFields> = {
  args: { label: MESSAGES.en.ach, method: 'ach', onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ ach, wire, abroad, wrong }) => (
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
  )),
};

export const Keyboard: StoryObj<typeof BankAccountFields> = {
  args: { label: 'Account for ACH', method: 'ach', ownNames: ['Jordan Reyes'], onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.keyboard('{Tab}JORDAN REYES');
    await userEvent.keyboard('{Tab}Example Bank');
    await userEvent.keyboard('{Tab} ');
    await userEvent.keyboard('{Tab}000123456789');
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

/** Without a country, on which all other parts depend. */
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
