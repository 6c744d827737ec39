import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AmountField, Grid, Stack, Text, TextField, Wizard, type WizardProblem } from '@quoin/ui';
import { bilingual, withMessages, useStoryMessages } from '../messages';

export default { title: 'Flow/Wizard', component: Wizard } satisfies Meta;

const MESSAGES = bilingual({
  application: ['Application', '投资申请'],
  steps: [
    ['Investor Information', 'Employment', 'Amount and Signature'],
    ['投资者信息', '职业', '金额与签署'],
  ],
  name: ['Full legal name', '法定姓名'],
  city: ['City', '城市'],
  occupation: ['Occupation', '职业'],
  employer: ['Employer', '雇主'],
  amount: ['Commitment', '认购金额'],
  required: [(field: string) => `${field} is required`, (field: string) => `请填写${field}`],
  multiple: ['The commitment is a multiple of $1,000', '认购金额须为 1,000 美元的整数倍'],
  send: ['Send for signature', '发送签署'],
  sent: ['The agreement is on its way to your e-mail.', '协议已发送至您的邮箱。'],
});

const FIELDS = [['name', 'city'], ['occupation', 'employer'], ['amount']] as const;
type FieldName = (typeof FIELDS)[number][number];
const STEP_IDS = ['information', 'employment', 'amount'];

interface ApplicationProps {
  start?: number;
  values?: Partial<Record<FieldName, string>>;
  leaving?: boolean;
  onExit?: () => void;
  onLeave?: () => void;
}

function Application({ start, values: filled = {}, leaving = false, onExit, onLeave }: ApplicationProps) {
  const { steps, application, required, multiple, send, sent, ...labels } = useStoryMessages(MESSAGES);
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>(filled);
  const [current, setCurrent] = useState(start ?? 0);
  const [asking, setAsking] = useState(leaving);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);

  const getProblem = (name: FieldName): string | undefined => {
    const value = values[name] ?? '';
    if (value === '') return required(labels[name]);
    return name === 'amount' && Number(value) % 1000 !== 0 ? multiple : undefined;
  };
  const validate = (step: string): WizardProblem[] => {
    setChecked((before) => [...before, step]);
    return (FIELDS[STEP_IDS.indexOf(step)] ?? []).flatMap((name) => {
      const message = getProblem(name);
      return message ? [{ field: name, message }] : [];
    });
  };
  const field = (name: FieldName) => ({
    id: name,
    label: labels[name],
    required: true,
    value: values[name] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: checked.includes(STEP_IDS[current] ?? '') && getProblem(name),
  });

  if (done) return <Text role="status">{sent}</Text>;
  return (
    <Stack style={{ maxWidth: 760 }}>
      <Wizard
        label={application}
        steps={STEP_IDS.map((id, index) => ({ id, label: steps[index] }))}
        current={current}
        onChange={setCurrent}
        validate={validate}
        onExit={onExit}
        onFinish={() => setDone(true)}
        finishLabel={send}
        leaving={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onLeave?.();
        }}
      >
        {current === 2 ? (
          <AmountField {...field('amount')} />
        ) : (
          <Grid columns={2}>
            {FIELDS[current === 0 ? 0 : 1].map((name) => (
              <TextField key={name} {...field(name)} />
            ))}
          </Grid>
        )}
      </Wizard>
    </Stack>
  );
}

export const Playground: StoryObj<typeof Wizard> = {
  args: {
    label: MESSAGES.en.application,
    steps: STEP_IDS.map((id, index) => ({ id, label: MESSAGES.en.steps[index] })),
    defaultCurrent: 1,
    children: <TextField label={MESSAGES.en.occupation} />,
    finishLabel: MESSAGES.en.send,
    onFinish: fn(),
    onExit: fn(),
  },
};

export const Gallery: StoryObj = {
  render: () => <Application start={1} values={{ name: 'Maya Chen', city: 'New York' }} onExit={fn()} />,
};

export const WithProblems: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Application />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Full legal name/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('There are 2 things to correct');
    await userEvent.click(canvas.getByRole('link', { name: 'City is required' }));
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveFocus();
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Application start={1} values={{ name: 'Maya Chen', city: 'New York' }} />,
  play: async ({ canvas }) => {
    const occupation = canvas.getByRole('textbox', { name: /Occupation/ });
    while (document.activeElement !== occupation) await userEvent.tab();
    await userEvent.keyboard('Architect');
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Employer is required' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Employer/ })).toHaveFocus());
    await userEvent.keyboard('Keystone Studio{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Step 3 of 3 Amount and Signature' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Tab}50000{Enter}');
    await canvas.findByText('The agreement is on its way to your e-mail.');
  },
};

export const Leaving: StoryObj<{ onLeave: () => void }> = {
  globals: { locale: 'en' },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { onLeave: fn() },
  render: ({ onLeave }) => <Application leaving onLeave={onLeave} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

const LONG = {
  en: 'Statements of the investor about the source of the funds, about related parties and sales representatives, and about every further agreement between them',
  'zh-CN': '投资者关于资金来源、关联方与销售代表，以及各方之间其他全部协议的声明与保证',
};

export const LongWords: StoryObj = {
  render: withMessages(LONG, (label) => (
    <Wizard
      label={label}
      steps={[1, 2, 3, 4, 5].map((id) => ({
        id: `${id}`,
        label,
        status: id < 3 ? 'incomplete' : 'untouched',
      }))}
      defaultCurrent={2}
      onFinish={fn()}
      finishLabel={label}
    >
      <TextField label={label} />
    </Wizard>
  )),
};
