import { EMPLOYMENT_STATUSES, NATIONAL_ID_TYPES } from '@quoin/rules';
import { Grid, NationalIdField, type NationalId } from '@quoin/ui';
import { FormikBirthDateField, FormikSelect, FormikTextField } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import { memo, useCallback, useMemo } from 'react';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { savedId, type InformationFields, type SignerFields } from './information-shape';
import { useShownError } from './use-shown-error';

interface SignerPartProps {
  path: string;
  signer: SignerFields;
  application: Application;
}

/** The fields of one signer: drawn when this one changes, not with every key in the form. */
export const SignerPart = memo(function SignerPart({ path, signer, application }: SignerPartProps) {
  const text = useText();
  return (
    <>
      <Grid columns={2}>
        <FormikTextField
          name={`${path}.first_name`}
          label={text('apply.field.signers.first_name')}
          hint={text('apply.signer_name_hint')}
          required
        />
        <FormikTextField
          name={`${path}.last_name`}
          label={text('apply.field.signers.last_name')}
          hint={text('apply.signer_name_hint')}
          required
        />
      </Grid>
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
      <Identification path={path} signer={signer} application={application} />
    </>
  );
});

const OTHER_THAN_SSN = NATIONAL_ID_TYPES.filter((type) => type !== 'ssn');
const ONLY_SSN = ['ssn'] as const;
const SteadyIdField = memo(NationalIdField);

/** The number, its kind and its country are parts of the signer, so the field changes those three only. */
function Identification({ path, signer, application }: SignerPartProps) {
  const text = useText();
  const shownError = useShownError();
  const { setFieldValue, setFieldTouched } = useFormikContext<InformationFields>();
  const [typeError, numberError, countryError] = ID_PARTS.map((part) => shownError(`${path}.${part}`));
  const errors = useMemo(
    () => ({ id_type: typeError, id_number: numberError, id_country: countryError }),
    [typeError, numberError, countryError],
  );
  const parts = useMemo(() => {
    const onFile = savedId(signer, application.steps.investor_information.signers ?? []);
    return {
      value: {
        id_type: signer.id_type || undefined,
        id_number: signer.id_number || undefined,
        id_country: signer.id_country || undefined,
      },
      saved:
        onFile?.id_type && onFile.id_number_masked
          ? { id_type: onFile.id_type, masked: onFile.id_number_masked }
          : undefined,
      onChange: (id: NationalId) =>
        void setFieldValue(path, {
          ...signer,
          id_type: id.id_type ?? '',
          id_number: id.id_number ?? '',
          id_country: id.id_country ?? '',
        }),
    };
  }, [path, signer, application, setFieldValue]);
  const leave = useCallback(() => {
    for (const part of ID_PARTS) void setFieldTouched(`${path}.${part}`);
  }, [path, setFieldTouched]);
  return (
    <SteadyIdField
      name={path}
      label={text('apply.field.signers.id_type')}
      hint={text('apply.id_hint')}
      types={application.us_person ? ONLY_SSN : OTHER_THAN_SSN}
      {...parts}
      onBlur={leave}
      errors={errors}
      required
    />
  );
}

const ID_PARTS = ['id_type', 'id_number', 'id_country'] as const;
