// Steps that follow one another and never go back by choice: each proves something to the server.
import { Banner, Heading, Stack, Stepper } from '@quoin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CallError } from '../../api/call-error';
import { useErrorSentence } from '../../i18n';

interface StepsFrameProps {
  /** What the steps lead to. */
  title: string;
  steps: readonly { id: string; label: string }[];
  /** Index of the step on the screen, from 0. */
  current: number;
  /** Why a step that was done has to be done again. */
  again?: CallError;
  children: ReactNode;
}

export function StepsFrame({ title, steps, current, again, children }: StepsFrameProps) {
  const errorSentence = useErrorSentence();
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(current);

  // A new step begins at its heading.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);

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
      <Heading ref={heading} tabIndex={-1} level={3}>
        {steps[current]?.label}
      </Heading>
      {again && (
        <Banner signal="warning" announce="assertive">
          {errorSentence(again)}
        </Banner>
      )}
      {children}
    </Stack>
  );
}
