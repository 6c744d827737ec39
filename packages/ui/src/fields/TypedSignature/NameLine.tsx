// The name field and, below it, the signature as it will appear on the document.
import { forwardRef } from 'react';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import type { FieldControl, InputRest } from '../Field/Field';

import { Preview, Signature } from './TypedSignature.styles';

interface NameLineProps extends InputRest {
  control: FieldControl;
  name: string;
  onChange: (name: string) => void;
}

export const NameLine = forwardRef<HTMLInputElement, NameLineProps>(function NameLine(
  { control, name, onChange, ...rest },
  ref,
) {
  return (
    <>
      <Box>
        <Input
          ref={ref}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          {...rest}
          {...control}
          type="text"
          value={name}
          onChange={(event) => onChange(event.target.value)}
        />
      </Box>
      <Preview aria-hidden data-part="preview" data-signed={name.trim() ? '' : undefined}>
        <Signature translate="no" dir="auto">
          {name}
        </Signature>
      </Preview>
    </>
  );
});
