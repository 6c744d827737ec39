import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AmountField,
  Button,
  Checkbox,
  CompositionEditor,
  FieldGroup,
  Grid,
  Heading,
  Select,
  Stack,
  Stepper,
  Text,
  TextField,
  type Step,
} from '@quoin/ui';
import { useProducts } from '../investing/sample-investments';
import { useWords } from '../words';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Application step', parameters: { frame: 'page' } } satisfies Meta;

const WORDS = {
  en: {
    investor: 'Maya Chen · Individual',
    lead: 'Welcome back. Continue where you stopped.',
    application: 'Application',
    steps: [
      'Qualification',
      'Investor Information',
      'Status and Experience',
      'Upload Files',
      'Set Amount and Signature',
    ],
    saved: 'Saved at 10:24 AM ET',
    status: 'Status',
    occupation: 'Occupation',
    architect: 'Architect',
    employer: 'Employer',
    income: 'Income last year',
    incomeBefore: 'Income in the year before',
    objective: 'Investment objective',
    objectives: ['Growth', 'Income', 'Preservation of capital'],
    composition: 'Your portfolio today',
    compositionHint: 'How your investments are split, and for how many years you have known each kind.',
    enough: 'I have enough knowledge and experience in financial matters to judge this investment.',
    next: 'Save and continue',
    exit: 'Save and exit',
    back: 'Previous step',
  },
  'zh-CN': {
    investor: '陈雅 · 个人',
    lead: '欢迎回来，您可以从上次停下的地方继续。',
    application: '投资申请',
    steps: ['投资者资格', '投资者信息', '财务状况与经验', '上传文件', '设定金额并签署'],
    saved: '美东时间 10:24 已保存',
    status: '基本状况',
    occupation: '职业',
    architect: '建筑师',
    employer: '雇主',
    income: '去年收入',
    incomeBefore: '前年收入',
    objective: '投资目标',
    objectives: ['资本增值', '稳定收益', '本金保全'],
    composition: '您目前的投资组合',
    compositionHint: '各类资产的占比，以及您接触每一类资产的年数。',
    enough: '本人具备足够的金融知识与经验，能够判断该投资的价值与风险。',
    next: '保存并继续',
    exit: '保存并退出',
    back: '上一步',
  },
};

const STATES: Omit<Step, 'label'>[] = [
  { id: 'qualification', status: 'complete' },
  { id: 'information', status: 'complete' },
  { id: 'status', status: 'incomplete' },
  { id: 'files', status: 'untouched' },
  { id: 'amount', status: 'untouched' },
];

function StatusAndExperience() {
  const words = useWords(WORDS);
  const { harbour } = useProducts();
  return (
    <PortalFrame place={1} account="ma**@example.com">
      <Stack as="header" gap={2}>
        <Text tone="secondary">{words.investor}</Text>
        <Heading level={1}>{harbour.name}</Heading>
        <Text tone="secondary">{words.lead}</Text>
      </Stack>
      <Stepper
        label={words.application}
        current={2}
        onSelect={() => undefined}
        steps={STATES.map((state, place) => ({ ...state, label: words.steps[place] }))}
      />
      <Stack gap={6} style={{ maxWidth: 760 }}>
        <Stack direction="horizontal" justify="between" align="baseline">
          <Heading level={2}>{words.steps[2]}</Heading>
          <Text size="small" tone="secondary">
            {words.saved}
          </Text>
        </Stack>
        <FieldGroup label={words.status} heading>
          <Grid columns={2}>
            <TextField label={words.occupation} defaultValue={words.architect} required />
            <TextField label={words.employer} optional />
            <AmountField label={words.income} defaultValue="240000.00" required />
            <AmountField label={words.incomeBefore} defaultValue="225000.00" required />
            <Select
              label={words.objective}
              options={words.objectives.map((label) => ({ value: label, label }))}
              required
            />
          </Grid>
        </FieldGroup>
        <CompositionEditor
          label={words.composition}
          hint={words.compositionHint}
          defaultValue={{
            equities: { share_bp: 4500, years: 14 },
            fixed_income: { share_bp: 1500, years: 9 },
            cash: { share_bp: 1000, years: 20 },
          }}
          required
        />
        <Checkbox label={words.enough} defaultChecked required />
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <Button>{words.next}</Button>
          <Button variant="secondary">{words.exit}</Button>
          <Button variant="quiet">{words.back}</Button>
        </Stack>
      </Stack>
    </PortalFrame>
  );
}

export const Gallery: StoryObj = { render: () => <StatusAndExperience /> };
