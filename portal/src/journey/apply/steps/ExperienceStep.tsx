import {
  INVESTMENT_OBJECTIVES,
  isOrganization,
  LIQUIDITY_NEEDS,
  RISK_PROFILES,
  TIME_HORIZONS,
  WEALTH_SOURCES,
} from '@quoin/rules';
import { Grid, Stack } from '@quoin/ui';
import {
  FormikAmountField,
  FormikCheckbox,
  FormikCompositionEditor,
  FormikSelect,
  FormikTextArea,
  FormikTextField,
  useFormValue,
} from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { stepShape, type StepFields } from './answer-fields';
import { Section } from './Section';
import { StepForm, type StepProps } from './StepForm';

const SHAPE = stepShape('status_and_experience');

export const ExperienceStep = (props: StepProps) => (
  <StepForm {...props} shape={SHAPE}>
    <Stack gap={12}>
      <Status ofPerson={!isOrganization(props.context.investorType)} />
      <Figures />
      <Portfolio />
      <Goals />
    </Stack>
  </StepForm>
);

function Status({ ofPerson }: { ofPerson: boolean }) {
  const text = useText();
  const otherSource = useFormValue(
    (values: StepFields<'status_and_experience'>) => values.wealth_source === 'other',
  );
  return (
    <Section title={text('apply.section.status')}>
      {ofPerson && (
        <Grid columns={2}>
          <FormikTextField name="occupation" label={text('apply.field.occupation')} required />
          <FormikTextField
            name="employer"
            label={text('apply.field.employer')}
            autoComplete="organization"
            optional
          />
        </Grid>
      )}
      <FormikSelect
        name="wealth_source"
        label={text('apply.field.wealth_source')}
        options={WEALTH_SOURCES.map((value) => ({ value, label: text(`apply.wealth_source.${value}`) }))}
        required
      />
      {otherSource && (
        <FormikTextArea
          name="wealth_source_other"
          label={text('apply.field.wealth_source_other')}
          maxLength={500}
          required
        />
      )}
    </Section>
  );
}

function Figures() {
  const text = useText();
  return (
    <Section title={text('apply.section.figures')} lead={text('apply.figures_hint')}>
      <Grid columns={2}>
        <FormikAmountField name="income_last_year" label={text('apply.field.income_last_year')} required />
        <FormikAmountField
          name="income_year_before"
          label={text('apply.field.income_year_before')}
          required
        />
      </Grid>
      <Grid columns={2}>
        <FormikAmountField
          name="net_worth"
          label={text('apply.field.net_worth')}
          hint={text('apply.net_worth_hint')}
          required
        />
        <FormikAmountField
          name="liquid_net_worth"
          label={text('apply.field.liquid_net_worth')}
          hint={text('apply.liquid_net_worth_hint')}
          required
        />
      </Grid>
      <FormikAmountField name="total_investments" label={text('apply.field.total_investments')} required />
    </Section>
  );
}

function Portfolio() {
  const text = useText();
  return (
    <Section title={text('apply.section.portfolio')} lead={text('apply.portfolio_lead')}>
      <FormikCompositionEditor name="composition" label={text('apply.field.composition')} required />
    </Section>
  );
}

function Goals() {
  const text = useText();
  return (
    <Section title={text('apply.section.goals')}>
      <Grid columns={2}>
        <FormikSelect
          name="investment_objective"
          label={text('apply.field.investment_objective')}
          options={INVESTMENT_OBJECTIVES.map((value) => ({
            value,
            label: text(`apply.investment_objective.${value}`),
          }))}
          required
        />
        <FormikSelect
          name="risk_profile"
          label={text('apply.field.risk_profile')}
          options={RISK_PROFILES.map((value) => ({ value, label: text(`apply.risk_profile.${value}`) }))}
          required
        />
        <FormikSelect
          name="time_horizon"
          label={text('apply.field.time_horizon')}
          hint={text('apply.time_horizon_hint')}
          options={TIME_HORIZONS.map((value) => ({ value, label: text(`apply.time_horizon.${value}`) }))}
          required
        />
        <FormikSelect
          name="liquidity_need"
          label={text('apply.field.liquidity_need')}
          hint={text('apply.liquidity_hint')}
          options={LIQUIDITY_NEEDS.map((value) => ({ value, label: text(`apply.liquidity_need.${value}`) }))}
          required
        />
      </Grid>
      <FormikCheckbox
        name="sophistication_acknowledged"
        label={text('apply.sophistication_acknowledged')}
        required
      />
    </Section>
  );
}
