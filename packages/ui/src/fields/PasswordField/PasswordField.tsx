import { passwordPolicy, type PasswordPolicy } from '@quoin/rules';
import { forwardRef, useState, type FocusEvent } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { IconButton } from '../../controls/IconButton/IconButton';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { Icon } from '../../foundations/Icon/Icon';
import { CheckIcon, EyeIcon, EyeOffIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PasswordField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { AS_TYPED, useFormattedInput } from '../formatted-input';
import { Bullet, Demand, Demands, Same } from './PasswordField.styles';

export interface PasswordFieldProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** For a new password: shows the policy and ticks each rule that is met. */
  choosing?: boolean | undefined;
  /** The password to repeat. A match is shown at once, a mismatch on blur. */
  repeats?: string | undefined;
}

/** A password input that never writes the `value` attribute. Forwards the ref and other attributes to the `<input>`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const [frame, { value, defaultValue, onChange, choosing = false, repeats, onBlur, ...rest }] =
      splitFrame(props);
    const [shown, setShown] = useState(false);
    const [left, setLeft] = useState(false);
    const text = useMessages('PasswordField', english);
    warnAboutFixedValue('PasswordField', value, onChange);
    const { current, control: typed } = useFormattedInput({
      value,
      defaultValue,
      empty: '',
      onChange,
      onReset: () => setLeft(false),
      ...AS_TYPED,
      mask: null,
      ref,
    });
    const differs = repeats !== undefined && current !== '' && current !== repeats;
    const hint = choosing ? (
      <PolicyChecklist password={current} hint={frame.hint} />
    ) : repeats === undefined ? (
      frame.hint
    ) : (
      <SamePassword same={current !== '' && !differs} hint={frame.hint} />
    );
    const leave = (event: FocusEvent<HTMLInputElement>) => {
      setLeft(true);
      onBlur?.(event);
    };
    return (
      <Field
        data-quoin="PasswordField"
        {...frame}
        hint={hint}
        error={frame.error ?? (left && differs && text.differ)}
      >
        {(control) => (
          <Box>
            <Input
              autoComplete={choosing || repeats !== undefined ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              {...typed}
              type={shown ? 'text' : 'password'}
              onBlur={leave}
            />
            <span data-part="end">
              <IconButton
                label={shown ? text.hide : text.show}
                icon={shown ? EyeOffIcon : EyeIcon}
                disabled={frame.disabled}
                onClick={() => setShown(!shown)}
              />
            </span>
          </Box>
        )}
      </Field>
    );
  },
);

const DEMANDS = ['length', 'upper', 'lower', 'digit', 'special'] as const satisfies (keyof PasswordPolicy)[];

function PolicyChecklist({ password, hint }: { password: string; hint: FieldFrameProps['hint'] }) {
  const text = useMessages('PasswordField', english);
  const policy = passwordPolicy(password);
  const left = DEMANDS.filter((demand) => !policy[demand]).length;
  return (
    <>
      {hint}
      <Demands data-part="policy">
        {DEMANDS.map((demand) => (
          <Demand key={demand} data-met={policy[demand] ? '' : undefined}>
            {policy[demand] ? <Icon of={CheckIcon} size="small" /> : <Bullet aria-hidden />}
            {text.demands[demand]}
            {policy[demand] && <VisuallyHidden>{text.met}</VisuallyHidden>}
          </Demand>
        ))}
      </Demands>
      <VisuallyHidden role="status">{password && text.left(left)}</VisuallyHidden>
    </>
  );
}

/** Always rendered, because a live region that appears with its text is not announced. */
function SamePassword({ same, hint }: { same: boolean; hint: FieldFrameProps['hint'] }) {
  const text = useMessages('PasswordField', english);
  return (
    <>
      <Same role="status" data-part="same">
        {same && (
          <>
            <Icon of={CheckIcon} size="small" />
            {text.same}
          </>
        )}
      </Same>
      {hint && <div>{hint}</div>}
    </>
  );
}
