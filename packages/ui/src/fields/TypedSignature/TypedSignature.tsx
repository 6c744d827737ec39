import { forwardRef, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { TypedSignature as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { NameLine } from './NameLine';
import { Legal } from './TypedSignature.styles';

export interface TypedSignatureProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** The typed name. */
  value?: string | undefined;
  /** Legal notice. Default: a typed name is as binding as a handwritten signature. */
  legal?: ReactNode | undefined;
}

/** A typed signature with a preview of the document. Forwards the ref and other attributes to the `<input>`. */
export const TypedSignature = forwardRef<HTMLInputElement, TypedSignatureProps>(
  function TypedSignature(props, ref) {
    const [frame, { value, defaultValue, onChange, legal, ...rest }] = splitFrame(props);
    warnAboutFixedValue('TypedSignature', value, onChange);
    const [name, setName, input] = useFieldValue({ value, defaultValue, empty: '', onChange, ref });
    const text = useMessages('TypedSignature', english);
    return (
      <Field data-quoin="TypedSignature" {...frame}>
        {(control) => (
          <>
            <NameLine
              ref={input}
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
