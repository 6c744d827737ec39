import { Grid, Stack } from '@quoin/ui';
import { FormikCheckbox, FormikCompositionEditor } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { stepShape, useAnswerProps } from './answer-fields';
import { AnswerFields } from './AnswerFields';
import { Section } from './AnswerSection';
import { StepForm, type StepProps } from './StepForm';

const SHAPE = stepShape('status_and_experience');

export function ExperienceStep(props: StepProps) {
  const text = useText();
  const answer = useAnswerProps();
  const fields = { step: 'status_and_experience', context: props.context } as const;
  return (
    <StepForm {...props} shape={SHAPE}>
      <Stack gap={12}>
        <Section title={text('apply.section.status')}>
          <Grid columns={2}>
            <AnswerFields {...fields} section="status" />
          </Grid>
        </Section>
        <Section title={text('apply.section.figures')} lead={text('apply.figures_hint')}>
          <Grid columns={2}>
            <AnswerFields {...fields} section="figures" />
          </Grid>
        </Section>
        <Section title={text('apply.section.portfolio')} lead={text('apply.portfolio_lead')}>
          <FormikCompositionEditor {...answer('composition')} />
        </Section>
        <Section title={text('apply.section.goals')}>
          <Grid columns={2}>
            <AnswerFields {...fields} section="goals" />
          </Grid>
          <FormikCheckbox
            name="sophistication_acknowledged"
            label={text('apply.sophistication_acknowledged')}
            required
          />
        </Section>
      </Stack>
    </StepForm>
  );
}
