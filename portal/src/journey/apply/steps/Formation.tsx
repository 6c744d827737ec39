// Tax number of an entity or trust, and where and when it was formed.
import { getFormationStates, getTaxNumberTypes, type InvestorContext } from '@quoin/rules';
import { ConcealedField, Grid, Select } from '@quoin/ui';
import {
  FormikBirthDateField,
  FormikCountrySelect,
  FormikSelect,
  useFieldParts,
  useFormValue,
} from '@quoin/ui/formik';
import { memo } from 'react';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { useAnswerProps, useShownError } from './answer-fields';
import { AnswerSection } from './AnswerSection';
import { useInformationSummary } from './information-summary';
import { savedTaxNumber, type InformationFields } from './information-shape';

interface FormationProps {
  application: Application;
  context: InvestorContext;
}

export const Formation = memo(function Formation({ application, context }: FormationProps) {
  const text = useText();
  const answer = useAnswerProps();
  const { formation } = useInformationSummary(context.investorType);
  return (
    <AnswerSection
      title={text('apply.section.formation')}
      paths={['tax_number_type', 'tax_number', 'nationality', 'formation_state', 'formation_date']}
      getSummary={formation}
    >
      <TaxNumber application={application} context={context} />
      <Grid columns={2}>
        <FormikCountrySelect
          name="nationality"
          label={text('apply.field.nationality.organization')}
          autoComplete="off"
          required
        />
        <FormationState />
      </Grid>
      <FormikBirthDateField {...answer('formation_date')} autoComplete="off" />
    </AnswerSection>
  );
});

type Tax = Pick<InformationFields, 'tax_number_type' | 'tax_number'>;

/** Choosing another type clears the number. */
function TaxNumber({ application, context }: FormationProps) {
  const text = useText();
  const answer = useAnswerProps();
  const { value, onChange, onBlur } = useFieldParts<Tax>({
    tax_number_type: 'tax_number_type',
    tax_number: 'tax_number',
  });
  const kind = useFormValue(({ trust_kind }: InformationFields) => trust_kind);
  const types = getTaxNumberTypes(context, { trust_kind: kind || undefined });
  const type = value.tax_number_type;
  return (
    <>
      <Select
        {...answer('tax_number_type')}
        options={types.map((one) => ({ value: one, label: text(`apply.tax_number_type.${one}`) }))}
        value={type ?? ''}
        onChange={(chosen) =>
          onChange({ tax_number_type: types.find((one) => one === chosen) ?? '', tax_number: '' })
        }
        error={useShownError('tax_number_type')}
      />
      <ConcealedField
        key={type}
        {...answer('tax_number')}
        hint={text('apply.id_hint')}
        value={value.tax_number ?? ''}
        savedMasked={savedTaxNumber(type, application.steps.investor_information)}
        onChange={(tax_number) => onChange({ ...value, tax_number })}
        onBlur={onBlur}
        error={useShownError('tax_number')}
      />
    </>
  );
}

/** For countries where entities are formed under the law of a state or province. */
function FormationState() {
  const answer = useAnswerProps();
  const country = useFormValue(({ nationality }: InformationFields) => nationality);
  const states = getFormationStates(country);
  if (states.length === 0) return null;
  return (
    <FormikSelect
      {...answer('formation_state')}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
