// Missing fields by step, shown when the user tries to send the application for signature.
import { APPLICATION_STEPS, type ApplicationStep } from '@quoin/rules';
import { Button, Dialog, Heading, Stack, Text } from '@quoin/ui';
import { Note } from '../../components/Note';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { useFieldNames, type InvestorKind } from './use-field-names';

interface IncompleteDialogProps {
  open: boolean;
  kind: InvestorKind;
  errors: Application['stepper_errors'];
  onClose: () => void;
  /** Called with the step to complete. */
  onChoose: (step: ApplicationStep) => void;
}

export function IncompleteDialog({ open, kind, errors, onClose, onChoose }: IncompleteDialogProps) {
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
