import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { controlById, focusInView } from '../../behaviour/focus-control';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { Heading } from '../../foundations/Heading/Heading';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { Stepper as stepperEnglish, Wizard as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { LeavePageDialog } from '../LeavePageDialog/LeavePageDialog';
import { Stepper } from '../Stepper/Stepper';
import { ProblemSummary } from './ProblemSummary';
import { useWizardProblems, type Validate } from './use-wizard-problems';
import { isReachable, stepperSteps, type WizardProblem, type WizardStep } from './wizard-step';
import { View } from './Wizard.styles';

export interface WizardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** Name of the whole flow: "Application". */
  label: string;
  /** Steps in order. */
  steps: readonly WizardStep[];
  /** Index of the current step, from 0. */
  current?: number | undefined;
  /** Index of the initial step, from 0. */
  defaultCurrent?: number | undefined;
  /** Called to change the step: by Previous, the stepper, after a valid step, or to show the problems of a step. */
  onChange?: ((index: number) => void) | undefined;
  /** The fields of the current step, without a `<form>`. The app manages their values and errors. */
  children: ReactNode;
  /**
   * Returns the problems of a step; an empty list means valid. Called before the next step, for every step before finishing,
   * and on blur of a field while problems are shown.
   */
  validate?: Validate | undefined;
  /** Which steps the stepper lets the user select; `reachable` of a step takes precedence. Default: those visited. */
  reach?: 'visited' | 'any' | undefined;
  /** Saves before the next step, exiting, or leaving. Return `false` if saving failed: the step stays, the app shows why. */
  onSave?: ((step: string) => boolean | void | Promise<boolean | void>) | undefined;
  /** Called to save and exit, without validation. Without it there is no such button. */
  onExit?: (() => void) | undefined;
  /** Label of the button to the next step. Default: "Save and continue". */
  nextLabel?: ReactNode | undefined;
  /** Called by the last step once no step has a problem. */
  onFinish: () => void | Promise<void>;
  /** Label of that button: "Send for signature". */
  finishLabel: ReactNode;
  /** Whether there are unsaved changes: the browser then confirms before closing the tab. */
  unsaved?: boolean | undefined;
  /** Opens the leave dialog, after the app's router blocked a navigation. */
  leaving?: boolean | undefined;
  /** Called when the user leaves, saved or not. */
  onLeave?: (() => void) | undefined;
  /** Called when the user stays. */
  onStay?: (() => void) | undefined;
  /** Level of the step's heading. */
  level?: 2 | 3 | undefined;
}

type Work = 'next' | 'exit' | 'leave';

/** A multi-step form. It manages navigation and focus; the app manages the values. The ref is the root. */
export const Wizard = forwardRef<HTMLDivElement, WizardProps>(function Wizard(
  {
    label,
    steps,
    current: given,
    defaultCurrent = 0,
    onChange,
    children,
    validate,
    reach = 'visited',
    onSave,
    onExit,
    nextLabel,
    onFinish,
    finishLabel,
    unsaved = false,
    leaving = false,
    onLeave,
    onStay,
    level = 2,
    ...rest
  },
  ref,
) {
  const text = useMessages('Wizard', english);
  const place = useMessages('Stepper', stepperEnglish);
  const headingId = useId();
  const [wanted, setCurrent] = useControllable({ value: given, defaultValue: defaultCurrent, onChange });
  const current = Math.min(Math.max(wanted, 0), steps.length - 1);
  if (wanted !== current)
    warnInDevelopment(
      'Wizard',
      () => `there is no step ${wanted}. Give the index of one of its ${steps.length} steps.`,
    );
  const step = steps[current];
  const last = current === steps.length - 1;
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);

  const { found, check } = useWizardProblems(validate);
  const problems = (step && found[step.id]) ?? [];
  // The list changes only on the next submit: changing it on blur would move targets away from the pointer.
  const [listed, setListed] = useState<{ step: string; problems: readonly WizardProblem[] }>();
  const [working, setWorking] = useState<Work>();
  const { heading, summary, showProblems } = useWizardFocus(current, problems[0]?.field);
  useWarningBeforeUnload(unsaved);

  const save = async () => !step || (await onSave?.(step.id)) !== false;
  const work = async (kind: Work, job: () => Promise<void>) => {
    if (working) return;
    setWorking(kind);
    try {
      await job();
    } finally {
      setWorking(undefined);
    }
  };

  const goNext = async () => {
    // The last step validates all steps, because the stepper lets the user skip some.
    for (const [index, { id }] of steps.entries()) {
      if (last ? index > current : index !== current) continue;
      const wrong = await check(id);
      if (wrong.length === 0) continue;
      if (index !== current) setCurrent(index);
      setListed({ step: id, problems: wrong });
      showProblems();
      return;
    }
    setListed(undefined);
    if (!(await save())) return;
    if (last) await onFinish();
    else setCurrent(current + 1);
  };

  const known = { steps, current, furthest, any: reach === 'any' };
  return (
    <View ref={ref} data-quoin="Wizard" {...rest}>
      <Stepper
        label={label}
        steps={stepperSteps(known, found)}
        current={current}
        onSelect={(index) => {
          if (index !== current && !working && isReachable(known, index)) setCurrent(index);
        }}
      />
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          void work('next', goNext);
        }}
      >
        <Heading ref={heading} id={headingId} tabIndex={-1} level={level} data-part="heading">
          <span data-part="position">{place.position(current + 1, steps.length)} </span>
          {step?.label}
        </Heading>
        {listed && listed.step === step?.id && (
          <ProblemSummary
            ref={summary}
            heading={text.problems(listed.problems.length)}
            problems={listed.problems}
          />
        )}
        <VisuallyHidden role="status">{problems.length > 0 && text.problems(problems.length)}</VisuallyHidden>
        <div
          data-part="content"
          onBlur={() => {
            if (step && problems.length > 0 && !working) void check(step.id);
          }}
        >
          {children}
        </div>
        <div data-part="actions">
          <Button type="submit" busy={working === 'next'}>
            {last ? finishLabel : (nextLabel ?? text.next)}
          </Button>
          {onExit && (
            <Button
              variant="secondary"
              busy={working === 'exit'}
              onClick={() =>
                void work('exit', async () => {
                  if (await save()) onExit();
                })
              }
            >
              {text.exit}
            </Button>
          )}
          {current > 0 && (
            <Button variant="quiet" disabled={working !== undefined} onClick={() => setCurrent(current - 1)}>
              {text.back}
            </Button>
          )}
        </div>
      </form>
      <LeavePageDialog
        open={leaving}
        incomplete={problems.length > 0}
        busy={working === 'leave'}
        onStay={() => onStay?.()}
        onLeave={() => onLeave?.()}
        onSaveAndLeave={() =>
          void work('leave', async () => {
            if (await save()) onLeave?.();
            else onStay?.();
          })
        }
      />
    </View>
  );
});

/** Focuses the heading of a new step, or the first field with a problem. Not on page load. */
function useWizardFocus(current: number, firstProblem: string | undefined) {
  const heading = useRef<HTMLElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  const [shows, setShows] = useState(0);
  const shown = useRef(shows);

  useEffect(() => {
    const moved = before.current !== current;
    const requested = shown.current !== shows && firstProblem !== undefined;
    before.current = current;
    if (requested) {
      shown.current = shows;
      focusInView(controlById(firstProblem, summary.current) ?? summary.current);
    } else if (moved) heading.current?.focus();
  }, [current, shows, firstProblem]);

  return { heading, summary, showProblems: () => setShows((count) => count + 1) };
}

/** While `unsaved`, the browser confirms before the page is closed or reloaded. */
function useWarningBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
