import { forwardRef, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { TypedSignature as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field/Field';
import type { InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { NameLine } from './NameLine';
import { Legal } from './TypedSignature.styles';

export interface TypedSignatureProps extends FieldFrameProps, InputRest {
  /** The typed name. */
  value?: string;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** What signing means. Default: a typed name binds like one signed by hand. */
  legal?: ReactNode;
}

/** A typed signature with a preview of the document. Ref and other attributes reach the `<input>`. */
export const TypedSignature = forwardRef<HTMLInputElement, TypedSignatureProps>(
  function TypedSignature(props, ref) {
    const [frame, { value, defaultValue = '', onChange, legal, ...rest }] = splitFrame(props);
    warnOfFixedValue('TypedSignature', value, onChange);
    const [name, setName] = useControllable({ value, defaultValue, onChange });
    const text = useMessages('TypedSignature', english);
    return (
      <Field data-quoin="TypedSignature" {...frame}>
        {(control) => (
          <>
            <NameLine
              ref={ref}
              {...rest}
              control={{
                ...control,
                'aria-describedby': [`${control.id}-legal`, control['aria-describedby']]
                  .filter(Boolean)
                  .join(' '),
              }}
              name={name}
              onChange={setName}
            />
            <Legal id={`${control.id}-legal`} data-part="legal">
              {legal ?? text.legal}
            </Legal>
          </>
        )}
      </Field>
    );
  },
);
