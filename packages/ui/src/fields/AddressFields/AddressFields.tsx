import {
  isMilitaryAddress,
  looksLikePoBox,
  validateLatinText,
  SUBDIVISIONS,
  type Address,
} from '@quoin/rules';
import { forwardRef, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Select } from '../../controls/Select/Select';
import { TextField } from '../../controls/TextField/TextField';
import { AddressFields as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { CountrySelect } from '../CountrySelect/CountrySelect';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { Grid, Place } from '../part-grid.styles';
import { useLeftParts, useSettledCountry } from '../part-state';

export type AddressPart = keyof Address;

export interface AddressFieldsProps extends FieldFrameProps, GroupRest, ValueProps<Address> {
  /** Errors by part: `{ line_1: 'No P.O. boxes' }`. `error` is for the address as a whole. */
  errors?: Partial<Record<AddressPart, ReactNode>> | undefined;
  /** Countries to offer; default all. */
  countries?: readonly string[] | undefined;
  /** Whether P.O. boxes are allowed: true for a mailing address. Default false, for a permanent address. */
  poBoxes?: boolean | undefined;
  /** Autofill section, to distinguish several addresses on a page: `shipping`, `billing`, `section-mailing`. */
  autoCompleteSection?: string | undefined;
}

/** An address with the parts that its country uses. Forwards the ref and other attributes to the `<fieldset>`. */
export const AddressFields = forwardRef<HTMLFieldSetElement, AddressFieldsProps>(function AddressFields(
  {
    value,
    defaultValue,
    onChange,
    errors = {},
    countries,
    poBoxes = false,
    autoCompleteSection,
    name,
    hint,
    required,
    ...rest
  },
  ref,
) {
  warnAboutFixedValue('AddressFields', value, onChange);
  const { left, leave, forget } = useLeftParts<AddressPart>();
  const [address, setAddress, group] = useFieldValue({
    value,
    defaultValue,
    empty: {},
    onChange,
    ref,
    onReset: () => {
      forget();
      forgetCountry();
    },
  });
  const text = useMessages('AddressFields', english);
  const { country, settle, forgetCountry } = useSettledCountry(address.country);
  const subdivisions = SUBDIVISIONS[country];

  /** The form's error, else, once the part was left, the error for characters that a bank cannot process. */
  const getError = (key: AddressPart): ReactNode => {
    const line = address[key];
    if (errors[key] || !line || !left.has(key)) return errors[key];
    const problem = validateLatinText(line);
    if (problem?.values) return text.character(String(problem.values.character));
    if (problem) return text.latin;
    const military = isMilitaryAddress(address);
    return !poBoxes && key !== 'zip' && looksLikePoBox(line, { military }) ? text.box : undefined;
  };
  const part = (key: AddressPart, autoComplete: string) => ({
    name: name && `${name}.${key}`,
    value: address[key] ?? '',
    error: getError(key),
    autoComplete: autoCompleteSection ? `${autoCompleteSection} ${autoComplete}` : autoComplete,
    onChange: (next: string) => setAddress({ ...address, [key]: next }),
    onBlur: () => leave(key),
  });
  // Clears the state of the previous country, which would be submitted unseen. `next` is empty while the user types.
  const move = (next: string) => {
    settle(next);
    const moved = next !== '' && next !== country;
    setAddress({ ...address, country: next, state: moved ? '' : address.state });
  };

  return (
    <FieldGroup
      ref={group}
      data-quoin="AddressFields"
      heading
      hint={hint ?? (poBoxes ? text.hintWithBoxes : text.hint)}
      {...rest}
    >
      <Grid>
        <Place>
          <CountrySelect
            label={text.country}
            countries={countries}
            required={required}
            {...part('country', 'country')}
            onChange={move}
          />
        </Place>
        <Place>
          <TextField label={text.line_1} required={required} {...part('line_1', 'address-line1')} />
        </Place>
        <Place>
          <TextField label={text.line_2} optional {...part('line_2', 'address-line2')} />
        </Place>
        <Place>
          <TextField label={text.city} required={required} {...part('city', 'address-level2')} />
        </Place>
        <Place data-half="">
          {subdivisions ? (
            <Select
              label={country === 'CA' ? text.province : text.state}
              required={required}
              options={subdivisions.map(({ code, name: label }) => ({ value: code, label }))}
              {...part('state', 'address-level1')}
            />
          ) : (
            <TextField label={text.region} optional {...part('state', 'address-level1')} />
          )}
        </Place>
        <Place data-half="">
          <TextField
            label={country === 'US' || country === 'PR' ? text.zip : text.postalCode}
            required={required && POSTED_BY_CODE.includes(country)}
            inputMode={country === 'US' || country === 'PR' ? 'numeric' : 'text'}
            {...part('zip', 'postal-code')}
          />
        </Place>
      </Grid>
    </FieldGroup>
  );
});

/** Countries that require a postal code. */
const POSTED_BY_CODE = ['US', 'PR', 'CA'];
