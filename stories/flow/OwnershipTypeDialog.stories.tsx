import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OwnershipTypeDialog } from '@quoin/ui';
import { INVESTOR_TYPES } from '@quoin/rules';

export default {
  title: 'Flow/OwnershipTypeDialog',
  component: OwnershipTypeDialog,
  args: {
    open: true,
    types: INVESTOR_TYPES,
    support: { email: 'support@quoin.example', phone: { e164: '+12125550140', shown: '(212) 555-0140' } },
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
} satisfies Meta<typeof OwnershipTypeDialog>;
type Story = StoryObj<typeof OwnershipTypeDialog>;

export const Playground: Story = {};

export const Gallery: Story = { args: { defaultType: 'ira' } };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { types: ['individual', 'ira'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Who is investing?' })).toHaveFocus();
    while (!(document.activeElement instanceof HTMLInputElement)) await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Self-directed IRA/ })).toBeChecked();
    await userEvent.keyboard('{Tab}Ashlar Trust Company');
    await userEvent.keyboard('{Tab}8800418827');
    const next = canvas.getByRole('button', { name: 'Continue' });
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: /Custodian name/ })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
