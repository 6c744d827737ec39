import { isApplicable, listed, mayHoldPlanAssets } from '@quoin/rules';
import { Stack, useCountryName } from '@quoin/ui';
import {
  FormikAddressFields,
  FormikCountrySelect,
  FormikTextField,
  FormikYesNoQuestion,
  useFormValue,
} from '@quoin/ui/formik';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { KnownRepresentatives } from './KnownRepresentatives';
import { useText } from '../../../i18n';
import { AnswerFields } from './AnswerFields';
import { BeneficialOwners } from './BeneficialOwners';
import { investorKind } from '../use-field-names';
import { InterestedParties } from './InterestedParties';
import { informationShape, type InformationFields } from './information-shape';
import { Organization } from './Organization';
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
      <Stack gap={12}>
        <Investor application={application} context={context} />
        <Signers application={application} />
        {isApplicable('investor_information', 'has_beneficial_owners', context, {}) && <BeneficialOwners />}
        {mayHoldPlanAssets(context.investorType) && <RetirementPlan />}
        <InterestedParties />
        <SalesRepresentative />
        <RelatedParties context={context} />
      </Stack>
    </StepForm>
  );
}

function Investor({ application, context }: Pick<StepProps, 'application' | 'context'>) {
  const text = useText();
  const countryName = useCountryName();
  const kind = investorKind(context.investorType);
  const residences = listed(context.allowedCountries.map(countryName), useLanguage());
  const mailsElsewhere = useFormValue((values: InformationFields) => values.mailing_same === false);
  return (
    <Section title={text('apply.section.investor')}>
      <FormikTextField
        name="investor_name"
        label={text(`apply.field.investor_name.${kind}`)}
        hint={text(`apply.investor_name_hint.${kind}`)}
        required
      />
      {kind === 'organization' ? (
        <Organization application={application} context={context} />
      ) : (
        <FormikCountrySelect name="nationality" label={text('apply.field.nationality.person')} required />
      )}
      <FormikAddressFields
        name="permanent_address"
        label={text(`apply.field.permanent_address.${kind}`)}
        hint={text(`apply.permanent_address_hint.${kind}`, { residences })}
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
}

function SalesRepresentative() {
  const text = useText();
  const named = useFormValue((values: InformationFields) => values.has_sales_representative === true);
  return (
    <Section title={text('apply.section.sales')}>
      <FormikYesNoQuestion
        name="has_sales_representative"
        label={text('apply.field.has_sales_representative')}
        required
      />
      {named && (
        <>
          <KnownRepresentatives />
          <FormikTextField name="sales_firm" label={text('apply.field.sales_firm')} required />
          <FormikTextField name="sales_name" label={text('apply.field.sales_name')} required />
          <FormikTextField name="sales_email" type="email" label={text('apply.field.sales_email')} required />
        </>
      )}
    </Section>
  );
}

function RelatedParties({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  return (
    <Section title={text('apply.section.related')} lead={text('apply.related_lead')}>
      <Stack gap={6}>
        <AnswerFields step="investor_information" section="related" context={context} />
      </Stack>
    </Section>
  );
}
