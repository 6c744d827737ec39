import {
  isApplicable,
  isOrganization,
  listed,
  mayHoldPlanAssets,
  RELATED_PARTY_QUESTIONS,
} from '@quoin/rules';
import { Grid, Stack, useCountryName } from '@quoin/ui';
import {
  FormikAddressFields,
  FormikCountrySelect,
  FormikTextField,
  FormikYesNoQuestion,
  useFormValue,
} from '@quoin/ui/formik';
import { memo, useMemo } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { KnownRepresentatives } from './KnownRepresentatives';
import { useText } from '../../../i18n';
import { AnswerFields } from './AnswerFields';
import { AnswerSection } from './AnswerSection';
import { BeneficialOwners } from './BeneficialOwners';
import { investorKind } from '../use-field-names';
import { InterestedParties } from './InterestedParties';
import { informationShape, type InformationFields } from './information-shape';
import { useInformationSummary } from './information-summary';
import { Formation } from './Formation';
import { PhoneParts } from './PhoneParts';
import { RetirementPlan } from './RetirementPlan';
import { Signers } from './Signers';
import { StepForm, type StepProps } from './StepForm';

/** Its sections are memoised, because every save renders the step several times. */
export function InformationStep(props: StepProps) {
  const { application, context } = props;
  const shape = useMemo(() => informationShape(application), [application]);
  return (
    <StepForm {...props} shape={shape} validateInitialValues>
      <Stack gap={6}>
        <Identity context={context} />
        {isOrganization(context.investorType) && <Formation application={application} context={context} />}
        <Contact context={context} />
        <Signers application={application} />
        {isApplicable('investor_information', 'has_beneficial_owners', context, {}) && (
          <BeneficialOwners investorType={context.investorType} />
        )}
        {mayHoldPlanAssets(context.investorType) && <RetirementPlan />}
        <InterestedParties investorType={context.investorType} />
        <SalesRepresentative context={context} />
        <RelatedParties context={context} />
      </Stack>
    </StepForm>
  );
}

const Identity = memo(function Identity({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  const kind = investorKind(context.investorType);
  const { identity } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.investor')}
      paths={['investor_name', 'entity_kind', 'trust_kind', ...(kind === 'person' ? ['nationality'] : [])]}
      summaryOf={identity}
    >
      <FormikTextField
        name="investor_name"
        label={text(`apply.field.investor_name.${kind}`)}
        hint={text(`apply.investor_name_hint.${kind}`)}
        autoComplete={kind === 'person' ? 'name' : 'organization'}
        required
      />
      {kind === 'organization' ? (
        <AnswerFields step="investor_information" section="organization" context={context} />
      ) : (
        <FormikCountrySelect
          name="nationality"
          label={text('apply.field.nationality.person')}
          autoComplete="off"
          required
        />
      )}
    </AnswerSection>
  );
});

const Contact = memo(function Contact({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  const countryName = useCountryName();
  const kind = investorKind(context.investorType);
  const residences = listed(context.allowedCountries.map(countryName), useLanguage());
  const mailsElsewhere = useFormValue((values: InformationFields) => values.mailing_same === false);
  const { contact } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.contact')}
      paths={['permanent_address', 'mailing_same', 'mailing_address', 'phone_region', 'phone_number']}
      summaryOf={contact}
    >
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
    </AnswerSection>
  );
});

const SalesRepresentative = memo(function SalesRepresentative({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  const named = useFormValue((values: InformationFields) => values.has_sales_representative === true);
  const { representative } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.sales')}
      paths={['has_sales_representative', 'sales_firm', 'sales_name', 'sales_email']}
      summaryOf={representative}
    >
      <FormikYesNoQuestion
        name="has_sales_representative"
        label={text('apply.field.has_sales_representative')}
        required
      />
      {named && (
        <>
          <KnownRepresentatives />
          <Grid columns={2}>
            <FormikTextField name="sales_firm" label={text('apply.field.sales_firm')} required />
            <FormikTextField name="sales_name" label={text('apply.field.sales_name')} required />
            <FormikTextField
              name="sales_email"
              type="email"
              label={text('apply.field.sales_email')}
              required
            />
          </Grid>
        </>
      )}
    </AnswerSection>
  );
});

const RelatedParties = memo(function RelatedParties({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  const { related } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.related')}
      lead={text('apply.related_lead')}
      paths={RELATED_PATHS}
      summaryOf={related}
    >
      <AnswerFields step="investor_information" section="related" context={context} />
    </AnswerSection>
  );
});

const RELATED_PATHS = RELATED_PARTY_QUESTIONS.flat();
