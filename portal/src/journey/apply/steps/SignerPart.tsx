import { EMPLOYMENT_STATUSES, NATIONAL_ID_TYPES } from '@quoin/rules';
import { Button, Card, Grid, Heading, NationalIdField, Stack } from '@quoin/ui';
import { FormikBirthDateField, FormikSelect, FormikTextField } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { savedId, type InformationFields, type SignerFields } from './information-shape';
import { useShownError } from './use-shown-error';

interface SignerPartProps {
  /** From 0. */
  place: number;
  signer: SignerFields;
  application: Application;
  /** Not for the only signer. */
  onRemove?: () => void;
}

export function SignerPart({ place, signer, application, onRemove }: SignerPartProps) {
  const text = useText();
  const path = `signers.${place}`;
  return (
    <Card as="section" variant="quiet" aria-label={text('apply.signer', { number: place + 1 })}>
      <Stack gap={6}>
        <Stack direction="horizontal" justify="between" align="center">
          <Heading level={4}>{text('apply.signer', { number: place + 1 })}</Heading>
          {onRemove && (
            <Button variant="quiet" size="small" onClick={onRemove}>
              {text('apply.signer_remove', { number: place + 1 })}
            </Button>
          )}
        </Stack>
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
      </Stack>
    </Card>
  );
}

const OTHER_THAN_SSN = NATIONAL_ID_TYPES.filter((type) => type !== 'ssn');

/** The number, its kind and its country are parts of the signer, so the field changes those three only. */
function Identification(props: { path: string; signer: SignerFields; application: Application }) {
  const { path, signer, application } = props;
  const text = useText();
  const shownError = useShownError();
  const { setFieldValue, setFieldTouched } = useFormikContext<InformationFields>();
  const onFile = savedId(signer, application.steps.investor_information.signers ?? []);
  return (
    <NationalIdField
      name={path}
      label={text('apply.field.signers.id_type')}
      hint={text('apply.id_hint')}
      types={application.us_person ? ['ssn'] : OTHER_THAN_SSN}
      value={{
        id_type: signer.id_type || undefined,
        id_number: signer.id_number || undefined,
        id_country: signer.id_country || undefined,
      }}
      saved={
        onFile?.id_type && onFile.id_number_masked
          ? { id_type: onFile.id_type, masked: onFile.id_number_masked }
          : undefined
      }
      onChange={(id) =>
        void setFieldValue(path, {
          ...signer,
          id_type: id.id_type ?? '',
          id_number: id.id_number ?? '',
          id_country: id.id_country ?? '',
        })
      }
      onBlur={() => {
        for (const part of ['id_type', 'id_number', 'id_country']) void setFieldTouched(`${path}.${part}`);
      }}
      errors={{
        id_type: shownError(`${path}.id_type`),
        id_number: shownError(`${path}.id_number`),
        id_country: shownError(`${path}.id_country`),
      }}
      required
    />
  );
}
