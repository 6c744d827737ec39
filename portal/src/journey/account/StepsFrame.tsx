// Layout of a flow whose steps each prove something to the server.
import { Heading, Stack, Stepper } from '@quoin/ui';
import type { ReactNode, Ref } from 'react';
import type { CallError } from '../../api/call-error';
import { CallErrorBanner } from '../../components/FailedCall';
import { EarlierStep } from '../../flow';

interface StepsFrameProps {
  /** Name of the flow. */
  title: string;
  steps: readonly { id: string; label: string }[];
  /** Index of the current step, from 0. */
  current: number;
  headingRef: Ref<HTMLElement>;
  /** Why a completed step has to be repeated. */
  again?: CallError | undefined;
  /** A later step was requested, which requires this one. */
  earlier: boolean;
  children: ReactNode;
}

export function StepsFrame({ title, steps, current, headingRef, again, earlier, children }: StepsFrameProps) {
  return (
    <Stack gap={6}>
      <Heading level={2}>{title}</Heading>
      <Stepper
        label={title}
        current={current}
        steps={steps.map((step, index) => ({
          ...step,
          status: index < current ? 'complete' : 'untouched',
        }))}
      />
      <Heading ref={headingRef} tabIndex={-1} level={3}>
        {steps[current]?.label}
      </Heading>
      <CallErrorBanner signal="warning" error={again} />
      {earlier && !again && <EarlierStep />}
      {children}
    </Stack>
  );
}
