import type { DrawnSignature, Signature, TypedName } from '@quoin/rules';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { useControllable, type ValueProps } from '../../behaviour/use-controllable';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { SignaturePad as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { NameLine } from '../TypedSignature/NameLine';
import { Legal } from '../TypedSignature/TypedSignature.styles';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { DrawingArea } from './DrawingArea';
import { NameLabel, NamePlace, Parts } from './SignaturePad.styles';

export interface SignaturePadProps extends FieldFrameProps, GroupRest, ValueProps<Signature> {
  /** Typed or drawn signature as JSON data. Switching the mode calls `onChange` with the signature of the new mode. */
  value?: Signature;
  /** Legal notice. Default: an electronic signature is as binding as a handwritten one. */
  legal?: ReactNode;
}

const UNSIGNED: TypedName = { kind: 'typed', name: '' };
const NO_STROKES: DrawnSignature = { kind: 'drawn', strokes: [] };

/**
 * A signature typed on the keyboard or drawn with mouse, pen or finger. For typed names only, use `TypedSignature`.
 * Forwards the ref and other attributes to the `<fieldset>`.
 */
export const SignaturePad = forwardRef<HTMLFieldSetElement, SignaturePadProps>(function SignaturePad(
  { value, defaultValue = UNSIGNED, onChange, legal, name, error, required, disabled, ...rest },
  ref,
) {
  warnOfFixedValue('SignaturePad', value, onChange);
  const [signature, setSignature] = useControllable({ value, defaultValue, onChange });
  // Keep the typed and the drawn signature while the other one is shown.
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
