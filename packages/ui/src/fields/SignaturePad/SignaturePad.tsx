import type { DrawnSignature, Signature, TypedName } from '@quoin/rules';
import { forwardRef, useId, useState, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { SignaturePad as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldFrameProps } from '../Field/Field';
import { NameLine } from '../TypedSignature/NameLine';
import { Legal } from '../TypedSignature/TypedSignature.styles';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { DrawingArea } from './DrawingArea';
import { NameLabel, NamePlace, Parts } from './SignaturePad.styles';

export interface SignaturePadProps
  extends
    FieldFrameProps,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** Typed or drawn signature, as plain data for JSON. Switching the mode sends the signature of the other mode. */
  value?: Signature;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Signature;
  /** Called with the new value when the user changes it. */
  onChange?: (value: Signature) => void;
  /** What signing means. Default: an electronic signature binds like one by hand. */
  legal?: ReactNode;
}

const UNSIGNED: TypedName = { kind: 'typed', name: '' };
const NO_STROKES: DrawnSignature = { kind: 'drawn', strokes: [] };

/**
 * A signature typed, for which the keyboard alone suffices, or drawn by mouse, pen or finger. Where only the name is
 * wanted, take `TypedSignature`. Ref and other attributes reach the `<fieldset>`.
 */
export const SignaturePad = forwardRef<HTMLFieldSetElement, SignaturePadProps>(function SignaturePad(
  { value, defaultValue = UNSIGNED, onChange, legal, name, error, required, disabled, ...rest },
  ref,
) {
  warnOfFixedValue('SignaturePad', value, onChange);
  const [signature, setSignature] = useControllable({ value, defaultValue, onChange });
  // What was typed, and what was drawn, waits while the other is shown.
  const [typed, setTyped] = useState(UNSIGNED);
  const [drawn, setDrawn] = useState(NO_STROKES);
  const text = useMessages('SignaturePad', english);
  const id = useId();
  const legalId = `${id}-legal`;

  const turn = () => {
    if (signature.kind === 'typed') setTyped(signature);
    else setDrawn(signature);
    setSignature(signature.kind === 'typed' ? drawn : typed);
  };

  return (
    <FieldGroup
      ref={ref}
      data-quoin="SignaturePad"
      error={error}
      required={required}
      disabled={disabled}
      {...rest}
    >
      <Parts>
        <RadioGroup
          label={text.how}
          labelHidden
          appearance="row"
          name={`${name ?? id}.kind`}
          value={signature.kind}
          options={[
            { value: 'typed', label: text.type },
            { value: 'drawn', label: text.draw },
          ]}
          onChange={turn}
        />
        {signature.kind === 'typed' ? (
          <NamePlace>
            <NameLabel htmlFor={`${id}-name`}>{text.name}</NameLabel>
            <NameLine
              control={{
                id: `${id}-name`,
                name: name && `${name}.name`,
                disabled,
                'aria-describedby': legalId,
                'aria-invalid': error ? true : undefined,
                'aria-required': required ? true : undefined,
              }}
              name={signature.name}
              onChange={(next) => setSignature({ kind: 'typed', name: next })}
            />
          </NamePlace>
        ) : (
          <DrawingArea
            strokes={signature.strokes}
            disabled={disabled}
            describedBy={legalId}
            onChange={(strokes) => setSignature({ kind: 'drawn', strokes })}
          />
        )}
        <Legal id={legalId} data-part="legal">
          {legal ?? text.legal}
        </Legal>
        <VisuallyHidden role="status">
          {signature.kind === 'drawn' && text.strokes(signature.strokes.length)}
        </VisuallyHidden>
      </Parts>
    </FieldGroup>
  );
});
