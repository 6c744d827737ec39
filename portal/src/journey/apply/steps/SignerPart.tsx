import { capacitiesOf, EMPLOYMENT_STATUSES, numberTypesOfSigner } from '@quoin/rules';
import { Grid, NationalIdField, useLocale } from '@quoin/ui';
import {
  FormikBirthDateField,
  FormikSelect,
  FormikTextField,
  useFieldParts,
  useFormValue,
} from '@quoin/ui/formik';
import { getIn } from 'formik';
import { useMemo } from 'react';
import type { Application } from '../../../draft';
import { namesInOrder } from '../../../form';
import { useText } from '../../../i18n';
import { savedId, type InformationFields, type SignerFields } from './information-shape';
import { useShownError } from './answer-fields';

interface SignerPartProps {
  path: string;
  application: Application;
}

export function SignerPart({ path, application }: SignerPartProps) {
  const text = useText();
  const language = useLocale();
  const capacities = capacitiesOf(application.investor_type);
  return (
    <>
      <Grid columns={2}>
        {namesInOrder(language).map((name) => (
          <FormikTextField
            key={name}
            name={`${path}.${name}`}
            label={text(`apply.field.signers.${name}`)}
            hint={text('apply.signer_name_hint')}
            required
          />
        ))}
      </Grid>
      {capacities.length > 0 && (
        <>
          <FormikSelect
            name={`${path}.capacity`}
            label={text('apply.field.signers.capacity')}
            options={capacities.map((value) => ({ value, label: text(`apply.capacity.${value}`) }))}
            required
          />
          <FormikTextField
            name={`${path}.title`}
            label={text('apply.field.signers.title')}
            hint={text('apply.signer_title_hint')}
            required
          />
        </>
      )}
      <FormikTextField
        name={`${path}.email`}
        type="email"
        label={text('apply.field.signers.email')}
        required
      />
      <FormikBirthDateField
        name={`${path}.date_of_birth`}
        label={text('apply.field.signers.date_of_birth')}
        required
      />
      <FormikSelect
        name={`${path}.employment_status`}
        label={text('apply.field.signers.employment_status')}
        options={EMPLOYMENT_STATUSES.map((value) => ({
          value,
          label: text(`apply.employment_status.${value}`),
        }))}
        required
      />
      <Identification path={path} application={application} />
    </>
  );
}

type Identity = Pick<SignerFields, 'id_type' | 'id_number' | 'id_country'>;

/** The number, its kind and its country are parts of the signer, so the field changes those three only. */
function Identification({ path, application }: SignerPartProps) {
  const text = useText();
  const { value, onChange, onBlur } = useFieldParts<Identity>({
    id_type: `${path}.id_type`,
    id_number: `${path}.id_number`,
    id_country: `${path}.id_country`,
  });
  const id_number_masked = useFormValue<InformationFields, string | undefined>((values) =>
    getIn(values, `${path}.id_number_masked`),
  );
  const errors = {
    id_type: useShownError(`${path}.id_type`),
    id_number: useShownError(`${path}.id_number`),
    id_country: useShownError(`${path}.id_country`),
  };
  const { us_person: usPerson, investor_type: investorType } = application;
  const types = useMemo(() => numberTypesOfSigner({ usPerson, investorType }), [usPerson, investorType]);
  const onFile = savedId({ id_number_masked }, application.steps.investor_information.signers ?? []);

  return (
    <NationalIdField
      name={path}
      label={text('apply.field.signers.id_type')}
      hint={text('apply.id_hint')}
      types={types}
      value={{
        id_type: value.id_type || undefined,
        id_number: value.id_number || undefined,
        id_country: value.id_country || undefined,
      }}
      saved={
        onFile?.id_type && onFile.id_number_masked
          ? { id_type: onFile.id_type, masked: onFile.id_number_masked }
          : undefined
      }
      onChange={({ id_type, id_number = '', id_country = '' }) =>
        onChange({ id_type: id_type ?? '', id_number, id_country })
      }
      onBlur={onBlur}
      errors={errors}
      required
    />
  );
}
