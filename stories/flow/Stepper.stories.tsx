import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, Stack, Stepper, Text, type Step, type StepperProps } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  application: ['Application', '投资申请'],
  shown: ['Shown, not chosen', '仅展示，不可点选'],
  labels: [
    [
      'Qualification',
      'Investor Information',
      'Status and Experience',
      'Upload Files',
      'Set Amount and Signature',
    ],
    ['投资者资格', '投资者信息', '财务状况与经验', '上传文件', '设定金额并签署'],
  ],
});

const STATES: Omit<Step, 'label'>[] = [
  { id: 'qualification', status: 'complete' },
  { id: 'information', status: 'errors', errors: 2 },
  { id: 'status', status: 'incomplete' },
  { id: 'files', status: 'complete' },
  { id: 'amount', status: 'untouched', disabled: true },
];

function useSteps() {
  const { labels, ...messages } = useStoryMessages(MESSAGES);
  return { ...messages, steps: STATES.map((state, index) => ({ ...state, label: labels[index] })) };
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

export default { title: 'Flow/Stepper', component: Stepper } satisfies Meta;

export const Playground: StoryObj<typeof Stepper> = {
  args: {
    label: MESSAGES.en.application,
    steps: STATES.map((state, index) => ({ ...state, label: MESSAGES.en.labels[index] })),
    current: 2,
    onSelect: fn(),
  },
};

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
  play: async ({ canvas }) => {
    // On a phone the list is folded behind one line.
    const line = canvas.getByText('Step 3 of 5');
    if (line.checkVisibility()) await userEvent.click(line);
    const step = canvas.getByRole('button', { name: /Investor Information/ });
    await userEvent.click(step);
    await expect(step).toHaveAttribute('aria-current', 'step');
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Application />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    // On a phone the list is folded behind one line.
    if (document.activeElement?.hasAttribute('aria-expanded')) {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
    }
    await userEvent.tab();
    const step = canvas.getByRole('button', { name: /Investor Information/ });
    await expect(step).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(step).toHaveAttribute('aria-current', 'step');
  },
};

const LONG =
  'Statements of the investor about related parties, sales representatives and the source of the funds';

export const LongNames: StoryObj = {
  render: () => (
    <Stepper
      current={1}
      onSelect={() => undefined}
      steps={STATES.map((state) => ({ ...state, label: LONG }))}
    />
  ),
};

function Column({ orientation, current }: Pick<StepperProps, 'orientation' | 'current'>) {
  const { steps, application } = useSteps();
  return (
    <div style={{ maxWidth: 280 }}>
      <Stepper
        steps={steps}
        current={current}
        orientation={orientation}
        label={application}
        onSelect={() => undefined}
      />
    </div>
  );
}

export const Vertical: StoryObj<typeof Stepper> = {
  args: { orientation: 'vertical', current: 2 },
  render: ({ orientation, current }) => <Column orientation={orientation} current={current} />,
};
