import { forwardRef, type ReactNode } from 'react';
import { useControllable } from '../../behaviour';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import type { InputRest } from '../formatted-input';
import { Legal, Paper, Signature } from './SignaturePad.styles';

export interface SignaturePadProps extends FieldFrameProps, InputRest {
  /** The typed name. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** What signing means. Default: a typed name binds like one signed by hand. */
  legal?: ReactNode;
}

/** A signature by typing one's name, shown as it will stand on the document. Ref and other attributes reach the `<input>`. */
export const SignaturePad = forwardRef<HTMLInputElement, SignaturePadProps>(
  function SignaturePad(props, ref) {
    const [frame, { value, defaultValue = '', onChange, legal, ...rest }] = splitFrame(props);
    const [name, setName] = useControllable({ value, defaultValue, onChange });
    const text = useMessages().SignaturePad;
    return (
      <Field data-quoin="SignaturePad" {...frame}>
        {(control) => (
          <>
            <Box>
              <Input
                ref={ref}
                autoComplete="name"
                autoCapitalize="words"
                spellCheck={false}
                {...rest}
                {...control}
                aria-describedby={[`${control.id}-legal`, control['aria-describedby']]
                  .filter(Boolean)
                  .join(' ')}
                type="text"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Box>
            <Paper aria-hidden data-part="preview" data-signed={name.trim() ? '' : undefined}>
              <Signature translate="no">{name}</Signature>
            </Paper>
            <Legal id={`${control.id}-legal`} data-part="legal">
              {legal ?? text.legal}
            </Legal>
          </>
        )}
      </Field>
    );
  },
);
