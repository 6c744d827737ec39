import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, Stack, Stepper, Text, type Step } from '@quoin/ui';
import { useWords } from '../words';

const WORDS = {
  en: {
    application: 'Application',
    shown: 'Shown, not chosen',
    labels: [
      'Qualification',
      'Investor Information',
      'Status and Experience',
      'Upload Files',
      'Set Amount and Signature',
    ],
  },
  'zh-CN': {
    application: '投资申请',
    shown: '仅展示，不可点选',
    labels: ['投资者资格', '投资者信息', '财务状况与经验', '上传文件', '设定金额并签署'],
  },
};

const STATES: Omit<Step, 'label'>[] = [
  { id: 'qualification', status: 'complete' },
  { id: 'information', status: 'errors', errors: 2 },
  { id: 'status', status: 'incomplete' },
  { id: 'files', status: 'complete' },
  { id: 'amount', status: 'untouched', disabled: true },
];

function useSteps() {
  const { labels, ...words } = useWords(WORDS);
  return { ...words, steps: STATES.map((state, place) => ({ ...state, label: labels[place] })) };
}

function Application() {
  const [current, setCurrent] = useState(2);
  const { steps, application } = useSteps();
  return (
    <Stack gap={8}>
      <Stepper steps={steps} current={current} onSelect={setCurrent} label={application} />
      <Card>
        <Text>{steps[current]?.label}</Text>
      </Card>
    </Stack>
  );
}

function Shown() {
  const { steps, shown } = useSteps();
  return <Stepper steps={steps} current={0} label={shown} />;
}

const meta: Meta<typeof Stepper> = { title: 'Flow/Stepper', component: Stepper };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Application />
      <Shown />
    </Stack>
  ),
};

export const Choosing: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Application />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // On a phone the list is folded behind one line.
    const line = screen.getByText('Step 3 of 5');
    if (line.checkVisibility()) await userEvent.click(line);
    const step = screen.getByRole('button', { name: /Investor Information/ });
    await userEvent.click(step);
    await expect(step).toHaveAttribute('aria-current', 'step');
  },
};
