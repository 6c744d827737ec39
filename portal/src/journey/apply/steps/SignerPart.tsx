import {
  getCapacities,
  SECOND_DOCUMENT_TYPES,
  EMPLOYMENT_STATUSES,
  getSignerNumberTypes,
  getDocumentStates,
} from '@quoin/rules';
import { ConcealedField, Grid, NationalIdField, Select } from '@quoin/ui';
import {
  FormikBirthDateField,
  FormikCountrySelect,
  FormikSelect,
  FormikTextField,
  useFieldParts,
  useFormValue,
} from '@quoin/ui/formik';
import { getIn } from 'formik';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import type { Application } from '../../../draft';
import { namesInOrder } from '../../../form';
import { useText } from '../../../i18n';
import { savedId, type InformationFields, type SignerFields } from './information-shape';
import { useAnswerProps, useShownError } from './answer-fields';

interface SignerPartProps {
  path: string;
  application: Application;
}

export function SignerPart({ path, application }: SignerPartProps) {
  const text = useText();
  const answer = useAnswerProps();
  const language = useLanguage();
  const capacities = getCapacities(application.investor_type);
  const autofill = (token: string) => `section-${path.replace('.', '-')} ${token}`;
  return (
    <>
      <Grid columns={2}>
        {namesInOrder(language).map((name) => (
          <FormikTextField
            key={name}
            name={`${path}.${name}`}
            label={text(`apply.field.signers.${name}`)}
            hint={text('apply.signer_name_hint')}
            autoComplete={autofill(NAME_TOKENS[name])}
            required
          />
        ))}
      </Grid>
      {capacities.length > 0 && (
        <>
          <FormikSelect
            {...answer('signers.capacity', path)}
            options={capacities.map((value) => ({ value, label: text(`apply.capacity.${value}`) }))}
          />
          <FormikTextField {...answer('signers.title', path)} hint={text('apply.signer_title_hint')} />
        </>
      )}
      <Grid columns={2}>
        <FormikTextField {...answer('signers.email', path)} type="email" autoComplete={autofill('email')} />
        <FormikSelect
          {...answer('signers.employment_status', path)}
          options={EMPLOYMENT_STATUSES.map((value) => ({
            value,
            label: text(`apply.employment_status.${value}`),
          }))}
        />
      </Grid>
      <FormikBirthDateField
        {...answer('signers.date_of_birth', path)}
        autoComplete={path.endsWith('.0') ? 'bday' : 'off'}
      />
      <Identification path={path} application={application} />
      <SecondDocument path={path} />
    </>
  );
}

/** Autofill tokens; the section of each signer keeps the browser from filling in one person twice. */
const NAME_TOKENS = { first_name: 'given-name', last_name: 'family-name' } as const;

type SecondDocumentFields = Pick<
  SignerFields,
  'document_type' | 'document_number' | 'document_number_masked' | 'document_country' | 'document_state'
>;

/** Optional second document, in addition to a Social Security number. Changing its type clears the number. */
function SecondDocument({ path }: Pick<SignerPartProps, 'path'>) {
  const text = useText();
  const answer = useAnswerProps();
  const { value, onChange, onBlur } = useFieldParts<SecondDocumentFields>({
    document_type: `${path}.document_type`,
    document_number: `${path}.document_number`,
    document_number_masked: `${path}.document_number_masked`,
    document_country: `${path}.document_country`,
    document_state: `${path}.document_state`,
  });
  const idType = useFormValue<InformationFields, string>((values) => getIn(values, `${path}.id_type`));
  const error = useShownError(`${path}.document_number`);
  if (idType !== 'ssn') return null;
  const type = value.document_type || undefined;
  const states = getDocumentStates({
    document_type: type,
    document_country: value.document_country || undefined,
  });
  return (
    <>
      <Select
        name={`${path}.document_type`}
        label={text('apply.field.signers.document_type')}
        placeholder={text('apply.document_type.none')}
        optional
        options={SECOND_DOCUMENT_TYPES.map((one) => ({
          value: one,
          label: text(`apply.document_type.${one}`),
        }))}
        value={type ?? ''}
        onChange={(chosen) =>
          onChange({
            ...value,
            document_type: SECOND_DOCUMENT_TYPES.find((one) => one === chosen) ?? '',
            document_number: '',
            document_number_masked: '',
          })
        }
        onBlur={onBlur}
      />
      {type && (
        <Grid columns={2}>
          <ConcealedField
            key={type}
            {...answer('signers.document_number', path)}
            hint={text('apply.id_hint')}
            value={value.document_number ?? ''}
            savedMasked={value.document_number_masked || undefined}
            onChange={(document_number) => onChange({ ...value, document_number })}
            onBlur={onBlur}
            error={error}
          />
          <FormikCountrySelect {...answer('signers.document_country', path)} autoComplete="off" />
          {states.length > 0 && (
            <FormikSelect
              {...answer('signers.document_state', path)}
              options={states.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Grid>
      )}
    </>
  );
}

type Identity = Pick<SignerFields, 'id_type' | 'id_number' | 'id_country'>;

/** Number, kind and country belong to the signer, so the field changes only these three. */
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
  const types = useMemo(() => getSignerNumberTypes({ usPerson, investorType }), [usPerson, investorType]);
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
