import type { Meta, StoryObj } from '@storybook/react-vite';
import { thresholdsOn } from '@quoin/rules';
import { expect, fn, userEvent } from 'storybook/test';
import { QualificationStatement } from '@quoin/ui';
import { namedType } from '../named-type';
import { useStoryMessages } from '../messages';

const thresholds = thresholdsOn('2025-06-02');
export default {
  title: 'Investing/QualificationStatement',
  component: QualificationStatement,
  args: { thresholds },
  argTypes: { onChange: namedType('(value: AccreditedBasis) => void') },
} satisfies Meta<typeof QualificationStatement>;
type Story = StoryObj<typeof QualificationStatement>;

function Statements() {
  const error = useStoryMessages({
    en: 'Choose the statement that describes you.',
    'zh-CN': '请选择符合您情况的一项。',
  });
  return (
    <div style={{ display: 'grid', gap: 48, maxWidth: 760 }}>
      <QualificationStatement thresholds={thresholds} defaultValue="net_worth" required />
      <QualificationStatement thresholds={thresholds} error={error} required />
    </div>
  );
}

export const Playground: Story = { args: { onChange: fn() } };

export const Gallery: Story = { render: () => <Statements /> };

export const Choosing: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Series 7/ }));
    await expect(args.onChange).toHaveBeenCalledWith('securities_licence');
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('radio', { name: /Individual income/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Net worth/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('net_worth');
  },
};
