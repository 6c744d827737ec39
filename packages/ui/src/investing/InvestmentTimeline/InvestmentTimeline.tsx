import { forwardRef, type HTMLAttributes } from 'react';
import type { InvestmentStatus } from '@quoin/rules';
import { CheckIcon, MinusIcon, TriangleAlertIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { Messages } from '../../messages/en';
import { InvestmentTimeline as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { stepState, TIMELINE_STEPS, type StepState, type TimelineStep } from './timeline-stages';
import { Steps, View } from './InvestmentTimeline.styles';

export interface InvestmentTimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Current status; the translated text and colour depend on it. */
  status: InvestmentStatus;
  /** Actual or expected completion dates by step: YYYY-MM-DD or an instant. */
  dates?: Partial<Record<TimelineStep, string>> | undefined;
  /** Whether an approved investment has no payment due, between capital calls. Default: false. */
  nothingDue?: boolean | undefined;
  /** A payment that is due although funds have arrived, or one that will be debited and needs no action. */
  payment?: 'another' | 'debited' | undefined;
}

/** The six steps from application to a current investment, and what happens at the current step. */
export const InvestmentTimeline = forwardRef<HTMLDivElement, InvestmentTimelineProps>(
  function InvestmentTimeline({ status, dates = {}, nothingDue = false, payment, ...rest }, ref) {
    const text = useMessages('InvestmentTimeline', english);
    const format = useFormat();
    return (
      <View ref={ref} data-quoin="InvestmentTimeline" {...rest}>
        {(status === 'canceled' || status === 'rejected') && <Text data-part="stopped">{text[status]}</Text>}
        <Steps aria-label={text.label}>
          {TIMELINE_STEPS.map((step, index) => {
            const state = stepState(status, step);
            const here = state === 'current' || state === 'attention';
            const date = dates[step];
            return (
              <li key={step} data-state={state} aria-current={here ? 'step' : undefined}>
                <span data-part="mark" aria-hidden>
                  <Mark state={state} number={index + 1} />
                </span>
                <div data-part="text">
                  <span data-part="name">{text.steps[step].name}</span>
                  <span data-part="state">
                    {text.states[state]}
                    {date && ` · ${format.date(date, 'short')}`}
                  </span>
                  {here && (
                    <span data-part="what">{describeStep(text, status, step, { nothingDue, payment })}</span>
                  )}
                </div>
              </li>
            );
          })}
        </Steps>
      </View>
    );
  },
);

function describeStep(
  text: Messages['InvestmentTimeline'],
  status: InvestmentStatus,
  step: TimelineStep,
  { nothingDue, payment }: Pick<InvestmentTimelineProps, 'nothingDue' | 'payment'>,
): string {
  if (status === 'application_review') return text.applicationReview;
  if (status === 're_signature_needed') return text.signAgain;
  if (status === 'action_needed') return text.actionNeeded;
  if (payment === 'debited') return text.debited;
  if (payment === 'another' && step === 'activation') return text.anotherDue;
  return step === 'funding' && nothingDue ? text.nothingDue : text.steps[step].what;
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon of={CheckIcon} size="small" />;
  if (state === 'attention') return <Icon of={TriangleAlertIcon} size="small" />;
  if (state === 'stopped') return <Icon of={MinusIcon} size="small" />;
  return number;
}
