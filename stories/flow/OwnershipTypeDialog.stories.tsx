import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OwnershipTypeDialog } from '@quoin/ui';
import { INVESTOR_TYPES } from '@quoin/rules';
import type { Guide } from '../guide';

const meta: Meta<typeof OwnershipTypeDialog> = {
  title: 'Flow/OwnershipTypeDialog',
  component: OwnershipTypeDialog,
  args: {
    open: true,
    types: INVESTOR_TYPES,
    support: { email: 'support@quoin.example', phone: { e164: '+12125550140', shown: '(212) 555-0140' } },
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 760 } },
    guide: {
      use: ['When an application begins and the account has no investor of the wanted type yet.'],
      avoid: [
        'Choosing between investors that exist: take RadioGroup with cards.',
        'An account number in a form of its own: take BankAccountFields or ConcealedField.',
      ],
      accessibility: [
        'A modal dialog named by its title, where the focus begins; Escape, the cross and Cancel close it.',
        'The types are one radio group; each says in its hint how it is set up.',
        'Fields that appear with a choice stand right after it in the tab order.',
        'That a type needs support is announced politely; the contact is a link.',
        'A field left empty is announced, and the first such field takes the focus.',
        'The account number is concealed until it is revealed, and gone once the dialog closes.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof OwnershipTypeDialog>;

export const Gallery: Story = { args: { defaultType: 'ira' } };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { types: ['individual', 'ira'] },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Who is investing?' })).toHaveFocus();
    while (!(document.activeElement instanceof HTMLInputElement)) await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(screen.getByRole('radio', { name: /Self-directed IRA/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Ashlar Trust Company');
    await userEvent.tab();
    await userEvent.keyboard('8800418827');
    const next = screen.getByRole('button', { name: 'Continue' });
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({
      type: 'ira',
      custodian_name: 'Ashlar Trust Company',
      account_number: '8800418827',
    });
  },
};

export const NeedsSupport: Story = { args: { defaultType: 'entity' } };

export const OnlyOnePermitted: Story = { args: { types: ['individual'], defaultType: 'individual' } };

export const Missing: Story = {
  globals: { locale: 'en' },
  args: { defaultType: 'ira' },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByRole('textbox', { name: /Custodian name/ })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
