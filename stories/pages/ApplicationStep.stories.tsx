import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField, Checkbox, CompositionEditor, FieldGroup, Grid, Select, TextField } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { ApplicationFrame } from './ApplicationFrame';

export default { title: 'Pages/Application step', parameters: { frame: 'page' } } satisfies Meta;

const MESSAGES = bilingual({
  investor: ['Maya Chen · Individual', '陈雅 · 个人'],
  lead: ['Welcome back. Continue where you stopped.', '欢迎回来，您可以从上次停下的地方继续。'],
  status: ['Status', '基本状况'],
  occupation: ['Occupation', '职业'],
  architect: ['Architect', '建筑师'],
  employer: ['Employer', '雇主'],
  income: ['Income last year', '去年收入'],
  incomeBefore: ['Income in the year before', '前年收入'],
  objective: ['Investment objective', '投资目标'],
  objectives: [
    ['Growth', 'Income', 'Preservation of capital'],
    ['资本增值', '稳定收益', '本金保全'],
  ],
  composition: ['Your portfolio today', '您目前的投资组合'],
  compositionHint: [
    'How your investments are split, and for how many years you have known each kind.',
    '各类资产的占比，以及您接触每一类资产的年数。',
  ],
  enough: [
    'I have enough knowledge and experience in financial matters to judge this investment.',
    '本人具备足够的金融知识与经验，能够判断该投资的价值与风险。',
  ],
});

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <ApplicationFrame step="status" investor={messages.investor} lead={messages.lead}>
      <FieldGroup label={messages.status} heading>
        <Grid columns={2}>
          <TextField label={messages.occupation} defaultValue={messages.architect} required />
          <TextField label={messages.employer} optional />
          <AmountField label={messages.income} defaultValue="240000.00" required />
          <AmountField label={messages.incomeBefore} defaultValue="225000.00" required />
          <Select
            label={messages.objective}
            options={messages.objectives.map((label) => ({ value: label, label }))}
            required
          />
        </Grid>
      </FieldGroup>
      <CompositionEditor
        label={messages.composition}
        hint={messages.compositionHint}
        defaultValue={{
          equities: { share_bp: 4500, years: 14 },
          fixed_income: { share_bp: 1500, years: 9 },
          cash: { share_bp: 1000, years: 20 },
        }}
        required
      />
      <Checkbox label={messages.enough} defaultChecked required />
    </ApplicationFrame>
  )),
};
