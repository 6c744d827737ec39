// The application form: stepper, current step, save indicator and the dialogs that block progress.
import {
  APPLICATION_STEPS,
  BUSINESS_TIME_ZONE,
  FIRST_APPLICATION_MINUTES,
  type ApplicationStep,
} from '@quoin/rules';
import { Button, Dialog, Heading, LeavePageDialog, Stack, Stepper, Text, type Step } from '@quoin/ui';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import { serverNow } from '../../browser/server-time';
import { Lead, Note } from '../../components/Note';
import {
  saveDraft,
  selectConflict,
  selectPlace,
  selectSaving,
  selectUnsaved,
  stepChosen,
  type Application,
} from '../../draft';
import { useFlowSteps } from '../../flow';
import { useErrorMessage, useText } from '../../i18n';
import { useAppDispatch } from '../../store/root-reducer';
import { ApplicationHeader } from './ApplicationHeader';
import { ConflictDialog } from './ConflictDialog';
import { AmountStep } from './steps/AmountStep';
import { ExperienceStep } from './steps/ExperienceStep';
import { InformationStep } from './steps/InformationStep';
import { QualificationStep } from './steps/QualificationStep';
import type { StepProps } from './steps/StepForm';
import { UploadStep } from './steps/UploadStep';
import { investorKind, useFieldNames, type InvestorKind } from './use-field-names';
import { useLeaveWarning } from './use-leave-warning';
import { useSendForSignature } from './use-send-for-signature';
import { useStepContext } from './use-step-context';

const STEPS: Record<ApplicationStep, ComponentType<StepProps>> = {
  qualification: QualificationStep,
  investor_information: InformationStep,
  status_and_experience: ExperienceStep,
  upload_files: UploadStep,
  amount_and_signature: AmountStep,
};

interface ApplicationFormProps {
  application: Application;
  /** Replaces the form's values with the server's. */
  onLoadNewer: () => Promise<void>;
}

export function ApplicationForm({ application, onLoadNewer }: ApplicationFormProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const draft = useSelector(selectPlace, shallowEqual);
  const conflict = useSelector(selectConflict);
  const context = useStepContext(application);
  const { leave, warning } = useLeaveWarning();
  const { complete, send, incomplete, closeIncomplete } = useSendForSignature(
    application.investment_id,
    leave,
    onLoadNewer,
  );
  /** The step whose missing fields are shown. */
  const [shown, setShown] = useState<ApplicationStep>();

  const {
    step,
    index: current,
    heading,
    goTo,
  } = useFlowSteps({
    steps: APPLICATION_STEPS,
    furthest: 'amount_and_signature',
    initial: APPLICATION_STEPS[draft.currentClickStepIndex] ?? 'qualification',
    getTitle: (id) => text(`apply.step.${id}`),
  });
  useFocusOnNewerVersion(draft.opened, heading);
  useEffect(() => {
    dispatch(stepChosen(current));
  }, [current, dispatch]);

  function choose(index: number, showErrors = false) {
    void dispatch(saveDraft());
    const chosen = APPLICATION_STEPS[index];
    setShown(showErrors ? chosen : undefined);
    if (chosen) void goTo(chosen);
  }

  async function exit() {
    if (await dispatch(saveDraft())) leave('/my-investment/all');
  }

  const Step = STEPS[step];
  return (
    <Stack gap={8}>
      <ApplicationHeader application={application}>
        <Lead>{text(`apply.lead.${draft.formType}`, { ...FIRST_APPLICATION_MINUTES })}</Lead>
      </ApplicationHeader>
      <Stepper
        label={text('apply.steps')}
        current={current}
        onSelect={(index) => choose(index)}
        steps={APPLICATION_STEPS.map((id) => ({
          id,
          label: text(`apply.step.${id}`),
          ...stepStatus(id, { ...application, stepper_errors: draft.stepperErrors }, current),
        }))}
      />
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {text(`apply.step.${step}`)}
          </Heading>
          <SavedIndicator />
        </Stack>
        <Step
          key={`${step} ${draft.opened}`}
          application={application}
          context={context}
          showErrors={shown === step}
          onBack={current > 0 ? () => choose(current - 1) : undefined}
          onExit={exit}
          onFinished={() => choose(current + 1)}
          isComplete={complete}
          onSend={send}
        />
      </Stack>
      <ConflictDialog open={conflict} onLoad={onLoadNewer} />
      <IncompleteDialog
        open={incomplete}
        kind={investorKind(context.investorType)}
        errors={draft.stepperErrors}
        onClose={() => {
          closeIncomplete();
          if (Object.keys(draft.stepperErrors[step]).length > 0) setShown(step);
        }}
        onChoose={(chosen) => {
          closeIncomplete();
          choose(APPLICATION_STEPS.indexOf(chosen), true);
        }}
      />
      <LeavePageDialog {...warning} />
    </Stack>
  );
}

/** Scrolls up and focuses the heading when a newer version replaces the values. */
function useFocusOnNewerVersion(version: number, heading: RefObject<HTMLElement | null>) {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [version, heading]);
}

/** The status of a step in the stepper. Unvisited steps show no errors. */
export function stepStatus(
  step: ApplicationStep,
  { current_step, stepper_errors }: Pick<Application, 'current_step' | 'stepper_errors'>,
  current: number,
): Pick<Step, 'status' | 'errors'> {
  const errors = Object.keys(stepper_errors[step]).length;
  if (errors === 0) return { status: 'complete' };
  const index = APPLICATION_STEPS.indexOf(step);
  const passed = index < Math.max(current, APPLICATION_STEPS.indexOf(current_step));
  return passed && index !== current ? { status: 'errors', errors } : { status: 'untouched' };
}

interface IncompleteDialogProps {
  open: boolean;
  kind: InvestorKind;
  errors: Application['stepper_errors'];
  onClose: () => void;
  /** Called with the step to complete. */
  onChoose: (step: ApplicationStep) => void;
}

/** Missing fields by step, shown when the user tries to send the application for signature. */
function IncompleteDialog({ open, kind, errors, onClose, onChoose }: IncompleteDialogProps) {
  const text = useText();
  const fieldNames = useFieldNames(kind);
  return (
    <Dialog open={open} title={text('apply.incomplete.title')} onClose={onClose}>
      <Stack gap={6}>
        <Text>{text('apply.incomplete.text')}</Text>
        {APPLICATION_STEPS.filter((step) => Object.keys(errors[step]).length > 0).map((step) => {
          const paths = Object.keys(errors[step]);
          return (
            <Stack key={step} as="section" gap={2} align="start">
              <Heading level={3} size="lead">
                {text(`apply.step.${step}`)}
              </Heading>
              <Text size="small" tone="danger">
                {text('apply.incomplete.count', { count: paths.length })}
              </Text>
              <Note>{fieldNames(paths)}</Note>
              <Button variant="secondary" size="small" onClick={() => onChoose(step)}>
                {text('apply.incomplete.open', { step: text(`apply.step.${step}`) })}
              </Button>
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}

/** Reserves the line before the first save, so that the fields below do not move. */
const PLACEHOLDER = '\u00a0';

/** Status of saving. Only failures are announced, because other announcements would interrupt typing. */
function SavedIndicator() {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const { saving, savedAt, failure } = useSelector(selectSaving, shallowEqual);
  const unsaved = useSelector(selectUnsaved);
  const savedTime = useSavedTime();

  if (!saving && unsaved && failure) {
    return (
      <Stack direction="horizontal" align="center" gap={3} role="alert">
        <Text as="span" size="small" tone="danger">
          {text('apply.not_saved')} {getErrorMessage(failure)}
        </Text>
        <Button variant="secondary" size="small" onClick={() => void dispatch(saveDraft())}>
          {text('apply.save_again')}
        </Button>
      </Stack>
    );
  }
  const saved = savedAt ? text('apply.saved', { time: savedTime(savedAt) }) : PLACEHOLDER;
  return <Note as="span">{saving || unsaved ? text('apply.saving') : saved}</Note>;
}

/** Formats the time in New York, with the date unless it is today. */
function useSavedTime() {
  const { formatDate } = useIntl();
  const day = (at: string | Date) => formatDate(at, { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'short' });
  return (savedAt: string): string =>
    formatDate(savedAt, {
      timeZone: BUSINESS_TIME_ZONE,
      timeStyle: 'short',
      dateStyle: day(savedAt) === day(serverNow()) ? undefined : 'long',
    });
}
