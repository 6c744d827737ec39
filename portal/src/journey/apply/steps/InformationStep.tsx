import {
  holdsPlanAssets,
  isApplicable,
  isOrganization,
  formatList,
  mayHoldPlanAssets,
  RELATED_PARTY_QUESTIONS,
} from '@quoin/rules';
import { Button, FieldGroup, Grid, Stack, useCountryName } from '@quoin/ui';
import {
  FormikAddressFields,
  FormikCountrySelect,
  FormikPercentField,
  FormikTextField,
  FormikYesNoQuestion,
  useForm,
  useFormValue,
} from '@quoin/ui/formik';
import { memo, useMemo } from 'react';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { investorKind } from '../use-field-names';
import { AnswerFields } from './AnswerFields';
import { AnswerSection } from './AnswerSection';
import { BeneficialOwners } from './BeneficialOwners';
import { Formation } from './Formation';
import { InterestedParties } from './InterestedParties';
import { PhoneParts } from './PhoneParts';
import { Signers } from './Signers';
import { StepForm, type StepProps } from './StepForm';
import { useAnswerProps } from './answer-fields';
import { type InformationFields, informationShape } from './information-shape';
import { useInformationSummary } from './information-summary';

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
      getSummary={identity}
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
  const answer = useAnswerProps();
  const countryName = useCountryName();
  const kind = investorKind(context.investorType);
  const residences = formatList(context.allowedCountries.map(countryName), useLanguage());
  const mailsElsewhere = useFormValue((values: InformationFields) => values.mailing_same === false);
  const { contact } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.contact')}
      paths={['permanent_address', 'mailing_same', 'mailing_address', 'phone_region', 'phone_number']}
      getSummary={contact}
    >
      <FormikAddressFields
        name="permanent_address"
        label={text(`apply.field.permanent_address.${kind}`)}
        hint={text(`apply.permanent_address_hint.${kind}`, { residences })}
        required
      />
      <FormikYesNoQuestion {...answer('mailing_same')} />
      {mailsElsewhere && (
        <FormikAddressFields
          poBoxes
          {...answer('mailing_address')}
          hint={text('apply.mailing_address_hint')}
          autoCompleteSection="section-mailing"
        />
      )}
      <PhoneParts />
    </AnswerSection>
  );
});

const SalesRepresentative = memo(function SalesRepresentative({ context }: Pick<StepProps, 'context'>) {
  const text = useText();
  const answer = useAnswerProps();
  const named = useFormValue((values: InformationFields) => values.has_sales_representative === true);
  const { representative } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.sales')}
      paths={['has_sales_representative', 'sales_firm', 'sales_name', 'sales_email']}
      getSummary={representative}
    >
      <FormikYesNoQuestion {...answer('has_sales_representative')} />
      {named && (
        <>
          <KnownRepresentatives />
          <Grid columns={2}>
            <FormikTextField {...answer('sales_firm')} />
            <FormikTextField {...answer('sales_name')} />
            <FormikTextField {...answer('sales_email')} type="email" />
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
      getSummary={related}
    >
      <AnswerFields step="investor_information" section="related" context={context} />
    </AnswerSection>
  );
});

const RELATED_PATHS = RELATED_PARTY_QUESTIONS.flat();

/** For entities and trusts: whether they hold assets of retirement plans, and what share. */
const RetirementPlan = memo(function RetirementPlan() {
  const text = useText();
  const answer = useAnswerProps();
  const planAssets = useFormValue(({ erisa_plan, code_4975_plan }: InformationFields) =>
    holdsPlanAssets({ erisa_plan: erisa_plan ?? undefined, code_4975_plan: code_4975_plan ?? undefined }),
  );
  return (
    <AnswerSection
      title={text('apply.section.plan')}
      paths={['erisa_plan', 'code_4975_plan', 'plan_assets_bp']}
    >
      <FormikYesNoQuestion {...answer('erisa_plan')} />
      <FormikYesNoQuestion {...answer('code_4975_plan')} />
      {planAssets && (
        <FormikPercentField {...answer('plan_assets_bp')} hint={text('apply.plan_assets_hint')} />
      )}
    </AnswerSection>
  );
});

/** Buttons that fill in a representative named in earlier applications, or the desk that serves everyone. */
function KnownRepresentatives() {
  const text = useText();
  const { data } = api.useListSalesRepresentativesQuery();
  const setValue = useForm((form) => form.setFieldValue);
  if (!data || data.items.length === 0) return null;
  return (
    <FieldGroup label={text('apply.sales.known')}>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        {data.items.map(({ firm_name: firm, representative_name: name, contact_email: email }) => (
          <Button
            key={`${firm} ${name}`}
            variant="secondary"
            size="small"
            onClick={() => {
              void setValue('sales_firm', firm);
              void setValue('sales_name', name);
              void setValue('sales_email', email);
            }}
          >
            {text('apply.sales.use', { name, firm })}
          </Button>
        ))}
      </Stack>
    </FieldGroup>
  );
}
