import {
  DISTRIBUTION_TIMINGS,
  PACING_FIGURES,
  problemsOfPacing,
  USUAL_PACING,
  type PacingAssumptions,
} from '@quoin/rules';
import { Button, Grid, Heading, Stack } from '@quoin/ui';
import { FormikPercentField, FormikSelect, FormikYearsField } from '@quoin/ui/formik';
import { Form, FormActions } from '../../../form';
import { useText } from '../../../i18n';

interface PacingFormProps {
  assumptions: PacingAssumptions;
  busy: boolean;
  onChange: (assumptions: PacingAssumptions) => void;
}

export function PacingForm({ assumptions, busy, onChange }: PacingFormProps) {
  const text = useText();
  return (
    <Stack as="section" gap={4} aria-labelledby="pacing-assumptions">
      <Heading id="pacing-assumptions" level={2}>
        {text('portfolio.calendar.pacing.assumptions')}
      </Heading>
      <Form
        initialValues={assumptions}
        problemsOf={problemsOfPacing}
        onSubmit={async (values) => onChange(values)}
        label={text('portfolio.calendar.pacing.assumptions')}
      >
        {({ setValues }) => (
          <>
            <Grid columns={3}>
              {PACING_FIGURES.map((figure) => {
                const Field = figure === 'life' ? FormikYearsField : FormikPercentField;
                return (
                  <Field
                    key={figure}
                    name={figure}
                    label={text(`portfolio.calendar.pacing.${figure}`)}
                    hint={text(`portfolio.calendar.pacing.${figure}.hint`)}
                    required
                  />
                );
              })}
              <FormikSelect
                name="timing"
                label={text('portfolio.calendar.pacing.timing')}
                hint={text('portfolio.calendar.pacing.timing.hint')}
                placeholder={null}
                options={DISTRIBUTION_TIMINGS.map((value) => ({
                  value,
                  label: text(`portfolio.calendar.pacing.timing.${value}`),
                }))}
              />
            </Grid>
            <FormActions submit={text('portfolio.calendar.pacing.reckon')} busy={busy}>
              <Button
                variant="secondary"
                onClick={() => {
                  void setValues(USUAL_PACING);
                  onChange(USUAL_PACING);
                }}
              >
                {text('portfolio.calendar.pacing.usual')}
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </Stack>
  );
}
