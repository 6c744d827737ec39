import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeavePageDialog } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof LeavePageDialog> = {
  title: 'Flow/LeavePageDialog',
  component: LeavePageDialog,
  args: { open: true, incomplete: true, onSaveAndLeave: fn(), onLeave: fn(), onStay: fn() },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      use: [
        'When the reader leaves a form whose entries are not saved, or whose required fields are missing.',
      ],
      avoid: [
        'A form that saves itself: let the reader go.',
        'Any other question before an act: take ConfirmDialog.',
        'A form in steps: Wizard opens this question itself.',
      ],
      accessibility: [
        'An alert dialog named by its title, where the focus begins.',
        'Escape and the cross stay on the page: nothing is lost by a wrong key.',
        'Three buttons in this order: save and leave, leave without saving, stay.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof LeavePageDialog>;

export const Gallery: Story = {};

export const Saved: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save and leave' }));
    await expect(args.onSaveAndLeave).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Leave this page?' })).toHaveFocus();
    const stay = screen.getByRole('button', { name: 'Stay here' });
    while (document.activeElement !== stay) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = { args: { incomplete: false } };

export const Saving: Story = { args: { busy: true } };
