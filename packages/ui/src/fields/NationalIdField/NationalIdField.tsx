import { isSsn, NATIONAL_ID_TYPES, type NationalIdType, type Signer, parseChineseId } from '@quoin/rules';
import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Select } from '../../controls/Select/Select';
import { NationalIdField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { ConcealedField } from '../ConcealedField/ConcealedField';
import { CountrySelect } from '../CountrySelect/CountrySelect';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { SsnField } from '../SsnField/SsnField';
import { useLeftParts } from '../part-state';

/** The parts of a signer that this field fills. */
export type NationalId = Pick<Signer, 'id_type' | 'id_number' | 'id_country'>;

export interface NationalIdFieldProps extends FieldFrameProps, GroupRest, ValueProps<NationalId> {
  /** Permitted kinds of numbers; a single one is not offered as a choice. US persons: `['ssn']`. */
  types?: readonly NationalIdType[] | undefined;
  /** ISO country. The number of a Chinese identity card (`CN`) is checked on blur. */
  nationality?: string | undefined;
  /** The number on file. It stays valid while the type is the same and no new number is entered. */
  saved?: { id_type: NationalIdType; masked: string } | undefined;
  /** Errors by part. `error` is for the whole field. */
  errors?: Partial<Record<keyof NationalId, ReactNode>> | undefined;
}

/**
 * An identity number with its kind and, for a passport or licence, its country. Forwards the ref and other attributes to
 * the `<fieldset>`.
 */
export const NationalIdField = forwardRef<HTMLFieldSetElement, NationalIdFieldProps>(function NationalIdField(
  {
    value,
    defaultValue,
    onChange,
    types = NATIONAL_ID_TYPES,
    nationality,
    saved,
    errors = {},
    name,
    required,
    ...rest
  },
  ref,
) {
  warnAboutFixedValue('NationalIdField', value, onChange);
  const { left, leave, forget } = useLeftParts<keyof NationalId>();
  const [id, setId, group] = useFieldValue({
    value,
    defaultValue,
    empty: {},
    onChange,
    ref,
    onReset: forget,
  });
  const text = useMessages('NationalIdField', english);
  const only = types.length === 1 ? types[0] : undefined;
  const type = only ?? id.id_type;
  const getName = (part: keyof NationalId) => name && `${name}.${part}`;

  const choose = (next: string) => {
    // A passport number is not a driver's licence number, so a change of kind clears the number.
    setId({ id_type: types.find((known) => known === next), id_country: id.id_country });
  };
  const chinese = type === 'national_id' && nationality === 'CN';
  const given = id.id_number ?? '';
  const judged = left.has('id_number') && given !== '';
  const mistyped =
    (judged && type === 'ssn' && !isSsn(given) && text.ssnWrong) ||
    (judged && chinese && parseChineseId(given) === undefined && text.chineseWrong);
  const number = type && {
    label: text.numbers[type],
    name: getName('id_number'),
    hint: (type === 'ssn' && text.ssn) || (chinese && text.chinese),
    value: given,
    error: errors.id_number ?? mistyped,
    onBlur: () => leave('id_number'),
    required,
    savedMasked: saved?.id_type === type ? saved.masked : undefined,
    onChange: (next: string) => setId({ ...id, id_type: type, id_number: next || undefined }),
  };

  return (
    <FieldGroup ref={group} data-quoin="NationalIdField" data-parts="" {...rest}>
      <Parts>
        {!only && (
          <Select
            label={text.type}
            name={getName('id_type')}
            options={types.map((known) => ({ value: known, label: text.types[known] }))}
            required={required}
            value={type ?? ''}
            onChange={choose}
            error={errors.id_type}
          />
        )}
        {number && (type === 'ssn' ? <SsnField {...number} /> : <ConcealedField key={type} {...number} />)}
        {(type === 'passport' || type === 'driver_licence') && (
          <CountrySelect
            label={text.country}
            name={getName('id_country')}
            required={required}
            value={id.id_country ?? ''}
            onChange={(next) => setId({ ...id, id_country: next || undefined })}
            error={errors.id_country}
          />
        )}
      </Parts>
    </FieldGroup>
  );
});

const Parts = styled.div`
  display: grid;
  gap: var(--quoin-space-6) var(--quoin-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(15 * var(--quoin-font-size-body))), 1fr));
  align-items: start;

  /* The legend is the question; the labels of the parts are less prominent, as in BirthDateField. */
  & [data-part='label'] {
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-regular);
  }
`;
