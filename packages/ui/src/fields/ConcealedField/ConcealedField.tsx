import { forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { IconButton } from '../../controls/IconButton/IconButton';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { EyeIcon, EyeOffIcon } from '../../foundations/Icon/icons';
import { ConcealedField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { identity, useFormattedInput, type Mask } from '../formatted-input';

export interface ConcealedFieldProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** The masked value on file: `***-**-6789`. Shown instead of the input until the user replaces it. */
  savedMasked?: string | undefined;
  /** Formats the text during typing. */
  mask?: Mask | undefined;
  /** Returns the value of a text, without the separators of the mask. Default: the text is the value. */
  getValue?: ((text: string) => string) | undefined;
}

/**
 * A sensitive number: shown as dots until it is revealed, and never in the `value` attribute. Not a password input, or the
 * browser would offer to save the number. Forwards the ref and other attributes to the `<input>`.
 */
export const ConcealedField = forwardRef<HTMLInputElement, ConcealedFieldProps>(
  function ConcealedField(props, ref) {
    const [frame, { value, defaultValue, onChange, savedMasked, mask, getValue = identity, ...rest }] =
      splitFrame(props);
    const [shown, setShown] = useState(false);
    const [replacing, setReplacing] = useState(false);
    const text = useMessages('ConcealedField', english);
    const input = useRef<HTMLInputElement>(null);
    const replace = useRef<HTMLButtonElement>(null);
    warnAboutFixedValue('ConcealedField', value, onChange);
    const conceal = () => {
      setReplacing(false);
      setShown(false);
    };
    const {
      current,
      setCurrent,
      control: typed,
    } = useFormattedInput({
      value,
      defaultValue,
      empty: '',
      onChange,
      onReset: conceal,
      getText: identity,
      getValue,
      submitted: identity,
      mask: mask ?? null,
      ref: useMergedRefs(input, ref),
    });
    const onFile = savedMasked !== undefined && current === '' && !replacing;
    useFocusAfterExchange(replacing, () => (replacing ? input : replace).current?.focus());

    const keep = () => {
      conceal();
      setCurrent('');
    };

    return (
      <Field data-quoin="ConcealedField" {...frame}>
        {(control) =>
          onFile ? (
            <Saved>
              <output id={control.id} aria-describedby={control['aria-describedby']}>
                {text.onFile(savedMasked)}
              </output>
              <Button
                ref={replace}
                variant="quiet"
                size="small"
                disabled={frame.disabled}
                onClick={() => setReplacing(true)}
              >
                {text.replace}
              </Button>
            </Saved>
          ) : (
            <>
              <Box>
                <Input
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  data-figures=""
                  data-1p-ignore=""
                  data-lpignore="true"
                  {...rest}
                  {...control}
                  {...typed}
                  type="text"
                  data-concealed={shown ? undefined : ''}
                />
                <span data-part="end">
                  <IconButton
                    label={shown ? text.hide : text.reveal}
                    icon={shown ? EyeOffIcon : EyeIcon}
                    disabled={frame.disabled}
                    onClick={() => setShown(!shown)}
                  />
                </span>
              </Box>
              {savedMasked !== undefined && (
                <Keep>
                  <Button variant="quiet" size="small" onClick={keep}>
                    {text.keep(savedMasked)}
                  </Button>
                </Keep>
              )}
            </>
          )
        }
      </Field>
    );
  },
);

/** Moves the focus to the control that replaced the pressed button, except on the first render. */
function useFocusAfterExchange(replacing: boolean, focus: () => void) {
  const before = useRef(replacing);
  useEffect(() => {
    if (before.current === replacing) return;
    before.current = replacing;
    focus();
  });
}

const Saved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--quoin-space-1) var(--quoin-space-3);
  min-height: var(--quoin-density-control);
  padding-inline: var(--quoin-density-inset) var(--quoin-space-1);
  border: var(--quoin-layout-hairline) dashed var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-control);
  font-feature-settings: 'tnum', 'cv11';
`;

const Keep = styled.div`
  margin-block-start: var(--quoin-space-1);
  margin-inline-start: calc(-1 * var(--quoin-space-3));
`;
