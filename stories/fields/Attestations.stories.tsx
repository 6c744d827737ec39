import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Attestations, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/Attestations', component: Attestations } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Please confirm each statement', '请逐条确认'],
  missing: ['Tick every statement to continue', '请勾选全部声明后继续'],
  items: [
    [
      { value: 'true', text: 'What I have stated about my income and net worth is true and complete.' },
      { value: 'illiquid', text: 'I understand that I may not be able to sell this investment for years.' },
      { value: 'loss', text: 'I can bear the loss of the whole investment.' },
    ],
    [
      { value: 'true', text: '我所申报的收入与净资产真实、完整。' },
      { value: 'illiquid', text: '我理解该投资可能在数年内无法转让。' },
      { value: 'loss', text: '我能够承受全部投资损失。' },
    ],
  ],
});

export const Playground: StoryObj<typeof Attestations> = {
  args: { label: MESSAGES.en.label, items: MESSAGES.en.items, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, missing, items }) => (
    <Stack gap={8} style={{ maxWidth: 560 }}>
      <Attestations label={label} items={items} required />
      <Attestations label={label} items={items} defaultValue={['true']} error={missing} />
    </Stack>
  )),
};

export const TickedOneByOne: StoryObj<typeof Attestations> = {
  args: { label: MESSAGES.en.label, items: MESSAGES.en.items, onChange: fn() },
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['true', 'illiquid', 'loss']);
  },
};

export const Keyboard: StoryObj<typeof Attestations> = {
  args: { label: MESSAGES.en.label, items: MESSAGES.en.items, onChange: fn() },
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(['true', 'illiquid', 'loss']);
  },
};

export const LongStatement: StoryObj<typeof Attestations> = {
  args: {
    label: 'Please confirm',
    items: [
      { value: 'long', text: 'I have read, understood and accepted the risks described there. '.repeat(6) },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};
