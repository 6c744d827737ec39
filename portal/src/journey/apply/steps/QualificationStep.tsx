import {
  ACCREDITED_OWNER,
  BRAND,
  isApplicable,
  looksThrough,
  moneyToWire,
  getOwnerBases,
  getPurchaserBases,
  thresholdsOn,
  type InvestorType,
  type ThresholdName,
} from '@quoin/rules';
import { Banner, FieldGroup, Text, useFormat } from '@quoin/ui';
import {
  FormikCheckbox,
  FormikQualificationStatement,
  FormikRadioGroup,
  FormikSelect,
  FormikTextField,
  FormikYesNoQuestion,
  useFormValue,
} from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { investorKind } from '../use-field-names';
import { getFields, stepShape, useAnswerProps, useShownError, type StepFields } from './answer-fields';
import { StepForm, type StepProps } from './StepForm';
import { PartList } from './PartList';
import { Section } from './AnswerSection';

const SHAPE = stepShape('qualification');

export function QualificationStep(props: StepProps) {
  const text = useText();
  const answer = useAnswerProps();
  const { money } = useFormat();
  const { investorType } = props.context;
  const kind = investorKind(investorType);
  const thresholds = thresholdsOn(props.context.today, props.application.rulebook_edition);
  const dollars = (name: ThresholdName) => money(moneyToWire(thresholds[name].amount), { digits: 0 });

  return (
    <StepForm {...props} shape={SHAPE}>
      <Text measure>{text('apply.qualification.lead')}</Text>
      <FormikQualificationStatement
        name="accredited_basis"
        thresholds={thresholds}
        investorType={investorType}
        required
      />
      <Ineligible />
      <AccreditedOwners />
      <FormikYesNoQuestion
        {...answer('qualified_client')}
        hint={text(`apply.qualified_client_hint.${kind}`, {
          netWorth: dollars('qualified_client_net_worth'),
          assets: dollars('qualified_client_assets_managed'),
        })}
      />
      <FormikYesNoQuestion
        {...answer('qualified_purchaser')}
        hint={text('apply.qualified_purchaser_hint', {
          investments: dollars('qualified_purchaser_investments'),
          institution: dollars('qualified_purchaser_institution'),
        })}
      />
      <PurchaserBasis
        investorType={investorType}
        amounts={{
          investments: dollars('qualified_purchaser_investments'),
          institution: dollars('qualified_purchaser_institution'),
        }}
      />
      {isApplicable('qualification', 'us_natural_person_resident', props.context, {}) && (
        <FormikYesNoQuestion {...answer('us_natural_person_resident')} />
      )}
      <FormikCheckbox
        name="attested"
        label={text('apply.attested', { operator: BRAND.operator.name })}
        required
      />
    </StepForm>
  );
}

/** For an entity or trust that is a qualified purchaser. */
function PurchaserBasis({
  investorType,
  amounts,
}: {
  investorType: InvestorType;
  amounts: { investments: string; institution: string };
}) {
  const text = useText();
  const answer = useAnswerProps();
  const claimed = useFormValue((values: StepFields<'qualification'>) => values.qualified_purchaser === true);
  const bases = getPurchaserBases(investorType);
  if (!claimed || bases.length === 0) return null;
  return (
    <FormikRadioGroup
      {...answer('qualified_purchaser_basis')}
      options={bases.map((value) => ({
        value,
        label: text(`apply.qualified_purchaser_basis.${value}`, amounts),
      }))}
    />
  );
}

function Ineligible() {
  const text = useText();
  const basis = useFormValue((values: StepFields<'qualification'>) => values.accredited_basis);
  return (
    basis === 'none' && (
      <Banner signal="warning" announce="polite">
        {text('apply.qualification.ineligible')}
      </Banner>
    )
  );
}

/** Owners for the look-through test, each with their own basis. */
function AccreditedOwners() {
  const text = useText();
  const answer = useAnswerProps();
  const basis = useFormValue((values: StepFields<'qualification'>) => values.accredited_basis);
  const error = useShownError('accredited_owners');
  if (!basis || !looksThrough(basis)) return null;
  return (
    <Section
      title={text('apply.field.accredited_owners')}
      lead={text(`apply.accredited_owners_lead.${basis}`)}
    >
      <FieldGroup label={text('apply.field.accredited_owners')} labelHidden error={error} data-parts="">
        <PartList
          key={basis}
          name="accredited_owners"
          blank={() => getFields(ACCREDITED_OWNER, {})}
          addLabel={text('apply.accredited_owner_add')}
          getTitle={(number) => text('apply.accredited_owner', { number })}
          removeLabel={(number) => text('apply.accredited_owner_remove', { number })}
        >
          {(path) => (
            <>
              <FormikTextField {...answer('accredited_owners.name', path)} hint={text('apply.latin_hint')} />
              <FormikSelect
                {...answer('accredited_owners.basis', path)}
                options={getOwnerBases(basis).map((value) => ({
                  value,
                  label: text(`apply.accredited_basis.${value}`),
                }))}
              />
            </>
          )}
        </PartList>
      </FieldGroup>
    </Section>
  );
}
