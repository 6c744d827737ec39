import type { Meta, StoryObj } from '@storybook/react-vite';
import { thresholdsOn } from '@quoin/rules';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QualificationStatement } from '@quoin/ui';
import { useWords } from '../words';
import type { Guide } from '../guide';

const thresholds = thresholdsOn('2025-06-02');
const meta: Meta<typeof QualificationStatement> = {
  title: 'Investing/QualificationStatement',
  component: QualificationStatement,
  args: { thresholds },
  parameters: {
    guide: {
      use: [
        'On which ground an investor is accredited, at sign-up and in an application.',
        'Take the amounts from `thresholdsOn` of `@quoin/rules`: the law changes them by date.',
      ],
      avoid: [
        'Several statements that are each confirmed: take Attestations.',
        'A question with yes or no: take YesNoQuestion.',
      ],
      accessibility: [
        'A `<fieldset>` of native radio buttons: one Tab stop, arrow keys choose.',
        'Each choice is named by its short name and described by the full statement.',
        'Nothing is chosen in advance: an investor says so by hand.',
        'The error is announced politely and tied to the group.',
      ],
    } satisfies Guide,
  },
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

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(page.getByRole('radio', { name: /Individual income/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(page.getByRole('radio', { name: /Net worth/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('net_worth');
  },
};
