import { mayHoldPlanAssets } from '@quoin/rules';
import { Stack } from '@quoin/ui';
import {
  FormikAddressFields,
  FormikCountrySelect,
  FormikTextField,
  FormikYesNoQuestion,
} from '@quoin/ui/formik';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n';
import { InterestedParties } from './InterestedParties';
import { informationShape } from './information-shape';
import { PhoneParts } from './PhoneParts';
import { RetirementPlan } from './RetirementPlan';
import { Section } from './Section';
import { Signers } from './Signers';
import { StepForm, type StepProps } from './StepForm';

export function InformationStep(props: StepProps) {
  const { application, context } = props;
  const shape = useMemo(() => informationShape(application), [application]);
  return (
    <StepForm {...props} shape={shape}>
      {({ values }) => (
        <Stack gap={12}>
          <Investor mailsElsewhere={values.mailing_same === false} />
          <Signers application={application} />
          {mayHoldPlanAssets(context.investorType) && <RetirementPlan values={values} />}
          <InterestedParties />
          <SalesRepresentative named={values.has_sales_representative === true} />
          <RelatedParties />
        </Stack>
      )}
    </StepForm>
  );
}

// Drawn when what they are told changes: their fields hear from the form by themselves.
const Investor = memo(function Investor({ mailsElsewhere }: { mailsElsewhere: boolean }) {
  const text = useText();
  return (
    <Section title={text('apply.section.investor')}>
      <FormikTextField
        name="investor_name"
        label={text('apply.field.investor_name')}
        hint={text('apply.investor_name_hint')}
        required
      />
      <FormikCountrySelect name="nationality" label={text('apply.field.nationality')} required />
      <FormikAddressFields
        name="permanent_address"
        label={text('apply.field.permanent_address')}
        hint={text('apply.permanent_address_hint')}
        required
      />
      <FormikYesNoQuestion name="mailing_same" label={text('apply.field.mailing_same')} required />
      {mailsElsewhere && (
        <FormikAddressFields
          poBoxes
          name="mailing_address"
          label={text('apply.field.mailing_address')}
          hint={text('apply.mailing_address_hint')}
          autoCompleteSection="section-mailing"
          required
        />
      )}
      <PhoneParts />
    </Section>
  );
});

const SalesRepresentative = memo(function SalesRepresentative({ named }: { named: boolean }) {
  const text = useText();
  return (
    <Section title={text('apply.section.sales')}>
      <FormikYesNoQuestion
        name="has_sales_representative"
        label={text('apply.field.has_sales_representative')}
        required
      />
      {named && (
        <>
          <FormikTextField name="sales_firm" label={text('apply.field.sales_firm')} required />
          <FormikTextField name="sales_name" label={text('apply.field.sales_name')} required />
          <FormikTextField name="sales_email" type="email" label={text('apply.field.sales_email')} required />
        </>
      )}
    </Section>
  );
});

const RelatedParties = memo(function RelatedParties() {
  const text = useText();
  return (
    <Section title={text('apply.section.related')}>
      <Stack gap={6}>
        {(['related_to_member_firm', 'related_to_public_company', 'senior_political_figure'] as const).map(
          (name) => (
            <FormikYesNoQuestion key={name} name={name} label={text(`apply.field.${name}`)} required />
          ),
        )}
      </Stack>
    </Section>
  );
});
