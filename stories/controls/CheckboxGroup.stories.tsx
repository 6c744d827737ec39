import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup, Stack } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/CheckboxGroup', component: CheckboxGroup } satisfies Meta;

const MESSAGES = bilingual({
  question: ['Which securities licences do you hold?', '您持有哪些证券执照？'],
  hint: ['In good standing, as listed by the regulator.', '须在监管机构名册中处于有效状态。'],
  missing: ['Tick at least one answer', '请至少选择一项'],
  none: ['None of these', '以上均无'],
  series: [
    ['Series 7', 'Series 65', 'Series 82'],
    ['Series 7', 'Series 65', 'Series 82'],
  ],
  explained: ['Investment adviser representative', '投资顾问代表'],
  ways: ['How may we reach you?', '我们可以如何与您联系？'],
  by: [
    ['E-mail', 'Phone'],
    ['电子邮件', '电话'],
  ],
});

const licences = ({ series, explained, none }: (typeof MESSAGES)['en']) => [
  ...series.map((label) => ({ value: label, label, hint: label === 'Series 65' ? explained : undefined })),
  { value: 'none', label: none, exclusive: true },
];

export const Playground: StoryObj<typeof CheckboxGroup> = {
  args: {
    label: MESSAGES.en.question,
    hint: MESSAGES.en.hint,
    options: licences(MESSAGES.en),
    onChange: fn(),
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8} style={{ maxWidth: 480 }}>
      <CheckboxGroup
        label={messages.question}
        hint={messages.hint}
        options={licences(messages)}
        defaultValue={['Series 7', 'Series 65']}
        required
      />
      <CheckboxGroup
        label={messages.ways}
        options={messages.by.map((label) => ({ value: label, label }))}
        appearance="row"
      />
      <CheckboxGroup label={messages.question} options={licences(messages)} error={messages.missing} />
      <CheckboxGroup
        label={messages.question}
        options={licences(messages)}
        defaultValue={['none']}
        disabled
      />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof CheckboxGroup> = {
  globals: { locale: 'en' },
  args: { label: MESSAGES.en.question, options: licences(MESSAGES.en), onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab} ');
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Series 7', 'Series 65']);
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['none']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 other answers cleared');
  },
};

export const LongAndRightToLeftNames: StoryObj<typeof CheckboxGroup> = {
  args: {
    label: LONG_NAME,
    options: [LONG_NAME, RIGHT_TO_LEFT].map((label) => ({ value: label, label, hint: LONG_NAME })),
    appearance: 'row',
  },
};
