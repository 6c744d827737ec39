import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, Stack } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { bilingual, withMessages, getOptions } from '../messages';

export default { title: 'Controls/RadioGroup', component: RadioGroup } satisfies Meta;

const MESSAGES = bilingual({
  type: ['Who is investing?', '以何种身份投资？'],
  types: [
    [
      { value: 'individual', label: 'Individual', hint: 'You invest in your own name.' },
      { value: 'ira', label: 'Self-directed IRA', hint: 'Held by your custodian.' },
      { value: 'trust', label: 'Trust', hint: 'Contact us to set one up.', disabled: true },
    ],
    [
      { value: 'individual', label: '个人', hint: '以您本人名义投资。' },
      { value: 'ira', label: '自主管理 IRA', hint: '由您的托管机构持有。' },
      { value: 'trust', label: '信托', hint: '请联系我们办理。', disabled: true },
    ],
  ],
  method: ['Method of transfer', '付款方式'],
  methods: [getOptions({ wire: 'Wire', ach: 'ACH' }), getOptions({ wire: '电汇', ach: 'ACH 转账' })],
  horizon: ['Time horizon', '投资期限'],
  horizons: [
    getOptions({ '3_to_5_years': '3 to 5 years', '5_to_10_years': '5 to 10 years' }),
    getOptions({ '3_to_5_years': '3 至 5 年', '5_to_10_years': '5 至 10 年' }),
  ],
  term: ['Show the value over', '净值走势期间'],
  terms: [
    getOptions({ '1_year': '1 year', '3_years': '3 years', inception: 'Since inception' }),
    getOptions({ '1_year': '1 年', '3_years': '3 年', inception: '成立以来' }),
  ],
  missing: ['This field is required', '此项为必填项'],
});

const HARD = [LONG_NAME, RIGHT_TO_LEFT].map((label) => ({ value: label, label, hint: LONG_NAME }));

export const Playground: StoryObj<typeof RadioGroup> = {
  args: { label: MESSAGES.en.type, options: MESSAGES.en.types, appearance: 'cards', onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8} style={{ maxWidth: 860 }}>
      <RadioGroup
        label={messages.type}
        options={messages.types}
        appearance="cards"
        defaultValue="individual"
        required
      />
      <RadioGroup label={messages.method} options={messages.methods} appearance="row" defaultValue="wire" />
      <RadioGroup
        label={messages.term}
        options={messages.terms}
        appearance="segmented"
        defaultValue="3_years"
        required
      />
      <RadioGroup label={messages.horizon} options={messages.horizons} error={messages.missing} />
      <RadioGroup label={messages.horizon} options={messages.horizons} defaultValue="3_to_5_years" disabled />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof RadioGroup> = {
  args: { label: 'Method of transfer', options: MESSAGES.en.methods },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab} {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'ACH' })).toBeChecked();
  },
};

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack gap={8} style={{ maxWidth: 860 }}>
      {(['cards', 'segmented', 'row', 'list'] as const).map((appearance) => (
        <RadioGroup key={appearance} label={LONG_NAME} options={HARD} appearance={appearance} />
      ))}
    </Stack>
  ),
};
