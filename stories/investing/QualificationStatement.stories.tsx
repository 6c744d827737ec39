import type { Meta, StoryObj } from '@storybook/react-vite';
import { thresholdsOn } from '@quoin/rules';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QualificationStatement } from '@quoin/ui';
import { useWords } from './sample-investments';

const thresholds = thresholdsOn('2025-06-02');
const meta: Meta<typeof QualificationStatement> = {
  title: 'Investing/QualificationStatement',
  component: QualificationStatement,
  args: { thresholds },
};
export default meta;
type Story = StoryObj<typeof QualificationStatement>;

function Statements() {
  const error = useWords({
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

export const Gallery: Story = { render: () => <Statements /> };

export const Choosing: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Series 7/ }));
    await expect(args.onChange).toHaveBeenCalledWith('securities_licence');
  },
};
