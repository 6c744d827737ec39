import { forwardRef, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { Checkbox } from '../../controls/Checkbox/Checkbox';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldFrameProps } from '../Field/Field';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { styled } from 'styled-components';
import { token } from '../../tokens';

export interface Attestation {
  value: string;
  text: ReactNode;
}

export interface AttestationsProps
  extends
    FieldFrameProps,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** Each has to be ticked by itself: there is no "all of them". */
  items: readonly Attestation[];
  /** The values ticked, in the order of `items`. */
  value?: readonly string[];
  /** Initial value of an uncontrolled component. */
  defaultValue?: readonly string[];
  /** Called with the new value when the user changes it. */
  onChange?: (value: string[]) => void;
}

/** Statements that a person makes one by one. With an error the open ones are marked. Ref and other attributes reach the `<fieldset>`. */
export const Attestations = forwardRef<HTMLFieldSetElement, AttestationsProps>(function Attestations(
  { items, value, defaultValue = [], onChange, name, error, required, ...rest },
  ref,
) {
  warnOfFixedValue('Attestations', value, onChange);
  const [ticked, setTicked] = useControllable<readonly string[]>({
    value,
    defaultValue,
    onChange: (next) => onChange?.([...next]),
  });
  const tick = (item: string, on: boolean) =>
    setTicked(items.map((each) => each.value).filter((each) => (each === item ? on : ticked.includes(each))));
  return (
    <FieldGroup ref={ref} data-quoin="Attestations" error={error} required={required} {...rest}>
      <List>
        {items.map((item) => {
          const on = ticked.includes(item.value);
          return (
            <li key={item.value}>
              <Checkbox
                label={item.text}
                name={name && `${name}.${item.value}`}
                value={on}
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
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${token.space[1]} 0;
  }
  & > li + li {
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
`;
