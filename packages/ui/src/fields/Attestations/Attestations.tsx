import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Checkbox } from '../../controls/Checkbox/Checkbox';
import { plainList } from '../../tokens/shared-styles';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';

export interface Attestation {
  value: string;
  text: ReactNode;
}

export interface AttestationsProps
  extends FieldFrameProps, GroupRest, ValueProps<readonly string[], string[]> {
  /** Statements, each ticked individually: there is no "select all". */
  items: readonly Attestation[];
  /** The ticked values, in the order of `items`. */
  value?: readonly string[] | undefined;
}

/**
 * Statements to confirm one by one. An error marks those not yet ticked. Forwards the ref and other attributes to the
 * `<fieldset>`.
 */
export const Attestations = forwardRef<HTMLFieldSetElement, AttestationsProps>(function Attestations(
  { items, value, defaultValue, onChange, name, error, required, ...rest },
  ref,
) {
  warnAboutFixedValue('Attestations', value, onChange);
  const [ticked, setTicked, group] = useFieldValue<readonly string[], HTMLFieldSetElement>({
    value,
    defaultValue,
    empty: [],
    onChange: (next) => onChange?.([...next]),
    ref,
  });
  const tick = (item: string, on: boolean) =>
    setTicked(items.map((each) => each.value).filter((each) => (each === item ? on : ticked.includes(each))));
  return (
    <FieldGroup ref={group} data-quoin="Attestations" error={error} required={required} {...rest}>
      <List>
        {items.map((item) => {
          const on = ticked.includes(item.value);
          return (
            <li key={item.value}>
              <Checkbox
                label={item.text}
                name={name && `${name}.${item.value}`}
                checked={on}
                onChange={(next) => tick(item.value, next)}
                aria-invalid={error && !on ? true : undefined}
              />
            </li>
          );
        })}
      </List>
    </FieldGroup>
  );
});

const List = styled.ul`
  ${plainList}

  & > li {
    padding: var(--quoin-space-1) 0;
  }
  & > li + li {
    border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
`;
