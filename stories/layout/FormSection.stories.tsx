import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxGroup, FormSection, RadioGroup, Text } from '@quoin/ui';
import { bilingual, withMessages, getOptions } from '../messages';

export default { title: 'Layout/FormSection', component: FormSection } satisfies Meta;

const MESSAGES = bilingual({
  type: ['Investor type', '投资者类型'],
  description: [
    'For your first investment. You can add other types later.',
    '用于首次投资，其他类型可日后添加。',
  ],
  question: ['How will you invest?', '您将以何种身份投资？'],
  types: [
    getOptions({ individual: 'Individual', joint: 'Joint owners', ira: 'Self-directed IRA' }),
    getOptions({ individual: '个人', joint: '联名', ira: '自主管理 IRA' }),
  ],
  more: ['Other qualifications', '其他资格'],
  also: ['Are you also one of these?', '您是否还符合以下身份？'],
  kinds: [
    getOptions({ client: 'Qualified client', purchaser: 'Qualified purchaser' }),
    getOptions({
      client: '合格客户（Qualified Client）',
      purchaser: '合格购买人（Qualified Purchaser）',
    }),
  ],
  helpLabel: ['What is a qualified purchaser?', '何为合格购买人？'],
  help: ['A person with at least $5,000,000 in investments.', '投资资产不少于 $5,000,000 的人士。'],
});

export const Playground: StoryObj<typeof FormSection> = {
  args: {
    title: MESSAGES.en.more,
    description: MESSAGES.en.description,
    helpLabel: MESSAGES.en.helpLabel,
    help: MESSAGES.en.help,
    level: 3,
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <div style={{ maxWidth: 680 }}>
      <FormSection title={messages.type} description={messages.description}>
        <RadioGroup label={messages.question} options={messages.types} appearance="segmented" required />
      </FormSection>
      <FormSection title={messages.more} helpLabel={messages.helpLabel} help={<Text>{messages.help}</Text>}>
        <CheckboxGroup label={messages.also} options={messages.kinds} />
      </FormSection>
    </div>
  )),
};

/** The browser itself opens the explanation by Enter or Space. */
export const Keyboard: StoryObj<typeof FormSection> = {
  args: { title: MESSAGES.en.more, helpLabel: MESSAGES.en.helpLabel, help: MESSAGES.en.help },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
