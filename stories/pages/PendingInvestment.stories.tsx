import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, Heading, InvestmentTimeline, Stack, type InvestmentTimelineProps } from '@quoin/ui';
import type { ReactNode } from 'react';
import { bilingual, useStoryMessages } from '../messages';
import { Before } from './Before';
import { InvestmentFrame } from './InvestmentFrame';
import { Bill, PendingFacts } from './payment-parts';

export default { title: 'Pages/Pending investment', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  progress: ['Progress', '办理进度'],
  sign: ['Read and sign', '阅读并签署'],
  again: ['Send the e-mail again', '重新发送邮件'],
  cancel: ['Cancel application', '取消申请'],
});

interface PendingProps extends Pick<InvestmentTimelineProps, 'nothingDue'> {
  status: 'pending_signature' | 'being_reviewed' | 'approved';
  action?: ReactNode;
  children?: ReactNode;
}

function Pending({ status, nothingDue, action, children }: PendingProps) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <InvestmentFrame status={status}>
      <Stack gap={8}>
        <Card as="section" aria-labelledby="progress">
          <Stack gap={6}>
            <Heading id="progress" level={2} size="title">
              {messages.progress}
            </Heading>
            <InvestmentTimeline status={status} nothingDue={nothingDue} />
            {action}
          </Stack>
        </Card>
        {children}
        <PendingFacts />
        <div>
          <Button variant="secondary">{messages.cancel}</Button>
        </div>
      </Stack>
    </InvestmentFrame>
  );
}

/** The next step is the payment: it follows the progress, with the only amount of the page that is to be paid. */
export const Gallery: Story = {
  render: () => (
    <Pending status="approved">
      <Bill
        payment={{
          amount: '102000.00',
          items: [
            { purpose: 'commitment', amount: '100000.00' },
            { purpose: 'fees', amount: '2000.00' },
          ],
          dueDate: '2026-12-31',
          commitment: '100000.00',
          paid: '0.00',
        }}
      />
    </Pending>
  ),
};

function Sign() {
  const messages = useStoryMessages(MESSAGES);
  return (
    <Stack direction="horizontal" phone="vertical" gap={3}>
      <Button>{messages.sign}</Button>
      <Button variant="secondary">{messages.again}</Button>
    </Stack>
  );
}

export const ToSign: Story = { render: () => <Pending status="pending_signature" action={<Sign />} /> };

export const UnderReview: Story = { render: () => <Pending status="being_reviewed" /> };

export const BetweenCalls: Story = { render: () => <Pending status="approved" nothingDue /> };

export const FormerScreen: Story = { render: () => <Before screen="pending-investment" /> };
