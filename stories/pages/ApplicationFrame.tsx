// The frame of one step of an application, for the composed pages of its steps.
import { Button, Heading, Stack, Stepper, Text } from '@quoin/ui';
import type { ReactNode } from 'react';
import { bilingual, useStoryMessages } from '../messages';
import { PortalFrame } from './PortalFrame';

const MESSAGES = bilingual({
  product: ['Invest in Harbour Lane Logistics II', '投资 Harbour Lane Logistics II'],
  application: ['Application', '投资申请'],
  steps: [
    {
      qualification: 'Qualification',
      information: 'Investor Information',
      status: 'Status and Experience',
      files: 'Upload Files',
      amount: 'Set Amount and Signature',
    },
    {
      qualification: '投资者资格',
      information: '投资者信息',
      status: '财务状况与经验',
      files: '上传文件',
      amount: '设定金额并签署',
    },
  ],
  saved: ['Saved at 10:24 AM ET', '美东时间 10:24 已保存'],
  next: ['Save and continue', '保存并继续'],
  exit: ['Save and exit', '保存并退出'],
  back: ['Previous step', '上一步'],
});

const STEPS = ['qualification', 'information', 'status', 'files', 'amount'] as const;

interface ApplicationFrameProps {
  step: (typeof STEPS)[number];
  investor: string;
  lead?: string;
  children: ReactNode;
}

export function ApplicationFrame({ step, investor, lead, children }: ApplicationFrameProps) {
  const messages = useStoryMessages(MESSAGES);
  const current = STEPS.indexOf(step);
  const getStatus = (place: number) => (place === current ? 'incomplete' : 'untouched');
  return (
    <PortalFrame place={1} account="ma**@example.com">
      <Stack gap={8} style={{ width: '100%', maxWidth: 880, marginInline: 'auto' }}>
        <Stack as="header" gap={2}>
          <Text tone="secondary">{investor}</Text>
          <Heading level={1}>{messages.product}</Heading>
          {lead && <Text tone="secondary">{lead}</Text>}
        </Stack>
        <Stepper
          label={messages.application}
          current={current}
          onSelect={() => undefined}
          steps={STEPS.map((id, index) => ({
            id,
            label: messages.steps[id],
            status: index < current ? 'complete' : getStatus(index),
          }))}
        />
        <Stack gap={1}>
          <Heading level={2}>{messages.steps[step]}</Heading>
          <Text as="span" size="small" tone="secondary">
            {messages.saved}
          </Text>
        </Stack>
        {children}
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <Button>{messages.next}</Button>
          <Button variant="secondary">{messages.exit}</Button>
          <Button variant="quiet">{messages.back}</Button>
        </Stack>
      </Stack>
    </PortalFrame>
  );
}
