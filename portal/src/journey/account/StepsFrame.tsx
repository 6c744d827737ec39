// Steps that follow one another: each proves something to the server.
import { Banner, Heading, Stack, Stepper } from '@quoin/ui';
import type { ReactNode, Ref } from 'react';
import type { CallError } from '../../api/call-error';
import { EarlierStep } from '../../flow';
import { useErrorSentence } from '../../i18n';

interface StepsFrameProps {
  /** What the steps lead to. */
  title: string;
  steps: readonly { id: string; label: string }[];
  /** Index of the step on the screen, from 0. */
  current: number;
  /** Of the step on the screen. */
  headingRef: Ref<HTMLElement>;
  /** Why a step that was done has to be done again. */
  again?: CallError | undefined;
  /** A later step was wanted, which this one has to be completed for. */
  earlier: boolean;
  children: ReactNode;
}

export function StepsFrame({ title, steps, current, headingRef, again, earlier, children }: StepsFrameProps) {
  const errorSentence = useErrorSentence();
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
      {again && (
        <Banner signal="warning" announce="assertive">
          {errorSentence(again)}
        </Banner>
      )}
      {earlier && !again && <EarlierStep />}
      {children}
    </Stack>
  );
}
