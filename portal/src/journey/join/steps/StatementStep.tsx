// Residence, investor type and qualification of an invited user.
import {
  INVESTOR_TYPES,
  isCountry,
  isJoint,
  isOrganization,
  getPhoneRegion,
  type InvestorType,
} from '@quoin/rules';
import { Banner, FormSection, InfoIcon, PointList, RadioGroup, Stack, Text, useTerms } from '@quoin/ui';
import {
  FormikCheckboxGroup,
  FormikCountrySelect,
  FormikQualificationStatement,
  FormikRadioGroup,
} from '@quoin/ui/formik';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useText } from '../../../i18n';
import { OtherNumber, useCodeCountries } from '../CodeCountries';
import type { SignUpFields } from '../sign-up-values';
import { useAmounts, type StepProps } from './ResidenceStep';

export function StatementStep({ actions, edition }: StepProps) {
  const text = useText();
  const { thresholds } = useAmounts(edition);
  const countries = useCodeCountries();
  const { accredited_basis: basis, country, invitation } = useFormikContext<SignUpFields>().values;
  return (
    <>
      <Text>{text('join.statement.lead')}</Text>
      <div>
        <FormSection title={text('join.statement.residence')}>
          <FormikCountrySelect name="country" label={text('join.residence.country')} required />
          {isCountry(country) && !getPhoneRegion(country)?.enable_send_code && (
            <Banner announce="polite">
              <Stack gap={2}>
                <Text>{text('join.statement.phone', { countries })}</Text>
                <OtherNumber />
              </Stack>
            </Banner>
          )}
        </FormSection>
        <FormSection
          title={text('join.statement.type')}
          description={text('join.statement.investor_type_hint')}
        >
          <InvestorTypeChoice />
        </FormSection>
        <FormSection
          title={text('join.statement.accreditation')}
          helpLabel={text('join.statement.accredited_help')}
          help={<Text>{text('join.statement.accredited_help.text')}</Text>}
        >
          <FormikQualificationStatement
            name="accredited_basis"
            thresholds={thresholds}
            investorType={invitation.investor_type || undefined}
            required
          />
          {basis === 'none' && (
            <Banner signal="warning" announce="polite">
              {text('join.statement.ineligible')}
            </Banner>
          )}
        </FormSection>
        <MoreQualifications edition={edition} />
      </div>
      {actions}
    </>
  );
}

const MORE_QUALIFICATIONS = ['qualified_client', 'qualified_purchaser'] as const;

/** Qualifications besides accredited, which most investors do not have; their tests are explained on demand. */
function MoreQualifications({ edition }: Pick<StepProps, 'edition'>) {
  const text = useText();
  const { dollars } = useAmounts(edition);
  const amounts = {
    netWorth: dollars('qualified_client_net_worth'),
    assets: dollars('qualified_client_assets_managed'),
    investments: dollars('qualified_purchaser_investments'),
    institution: dollars('qualified_purchaser_institution'),
  };
  return (
    <FormSection
      title={text('join.statement.more')}
      description={text('join.statement.also_hint')}
      helpLabel={text('join.statement.more_help')}
      help={
        <PointList
          points={MORE_QUALIFICATIONS.map((one) => ({
            id: one,
            icon: InfoIcon,
            title: text(`join.statement.${one}`),
            text: text(`join.statement.${one}_hint`, amounts),
          }))}
        />
      }
    >
      <FormikCheckboxGroup
        name="invitation.qualifications"
        label={text('join.statement.also')}
        options={MORE_QUALIFICATIONS.map((one) => ({ value: one, label: text(`join.statement.${one}`) }))}
        appearance="row"
      />
    </FormSection>
  );
}

const FIELD = 'invitation.investor_type';

const KINDS = ['individual', 'joint', 'ira', 'organization'] as const;
type Kind = (typeof KINDS)[number];

const TYPES: Record<Kind, readonly InvestorType[]> = {
  individual: ['individual'],
  joint: INVESTOR_TYPES.filter(isJoint),
  ira: ['ira'],
  organization: INVESTOR_TYPES.filter(isOrganization),
};

/** The investor type as two short questions instead of one long list: the kind, and its exact form if there are several. */
function InvestorTypeChoice() {
  const text = useText();
  const terms = useTerms();
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<InvestorType | ''>(FIELD);
  const [chosen, setChosen] = useState<Kind>();
  const kind = KINDS.find((one) => value && TYPES[one].includes(value)) ?? chosen;

  function choose(next: Kind) {
    const [only, ...others] = TYPES[next];
    setChosen(next);
    void setValue(only && others.length === 0 ? only : '');
  }

  return (
    <>
      <RadioGroup
        name="investor_kind"
        appearance="segmented"
        label={text('join.statement.investor_type')}
        options={KINDS.map((one) => ({
          value: one,
          label:
            one === 'individual' || one === 'ira' ? terms.investorType[one] : text(`join.statement.${one}`),
        }))}
        value={kind ?? ''}
        onChange={(next) => choose(KINDS.find((one) => one === next) ?? 'individual')}
        onBlur={() => kind === undefined && void setTouched(true)}
        error={kind === undefined && touched && error}
        required
      />
      {kind && TYPES[kind].length > 1 && (
        <FormikRadioGroup
          key={kind}
          name={FIELD}
          label={text(kind === 'joint' ? 'join.statement.joint_form' : 'join.statement.organization_form')}
          options={TYPES[kind].map((type) => ({ value: type, label: terms.investorType[type] }))}
          required
        />
      )}
    </>
  );
}
