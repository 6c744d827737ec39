import { forwardRef, useState } from 'react';
import { passwordPolicy, type PasswordPolicy } from '@quoin/rules';
import { IconButton } from '../../controls/IconButton';
import { Box, Input } from '../../controls/TextField/TextField.styles';
import { CheckIcon, EyeIcon, EyeOffIcon, Icon, VisuallyHidden } from '../../foundations';
import { useMessages } from '../../provider';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { useFormattedInput, type InputRest } from '../formatted-input';
import { Bullet, Demand, Demands } from './PasswordField.styles';

export interface PasswordFieldProps extends FieldFrameProps, InputRest {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** A password being chosen: shows the policy, each demand ticked as it is met. Else one being given. */
  choosing?: boolean;
}

/** The text never reaches the `value` attribute. Ref and other attributes reach the `<input>`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const [frame, { value, defaultValue = '', onChange, choosing = false, ...rest }] = splitFrame(props);
    const [shown, setShown] = useState(false);
    const text = useMessages().PasswordField;
    const { current, control: typed } = useFormattedInput({
      value,
      defaultValue,
      onChange,
      textOf: asIs,
      valueOf: asIs,
      mask: null,
      ref,
    });
    return (
      <Field
        data-quoin="PasswordField"
        {...frame}
        hint={choosing ? <PolicyChecklist password={current} hint={frame.hint} /> : frame.hint}
      >
        {(control) => (
          <Box>
            <Input
              autoComplete={choosing ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              {...typed}
              type={shown ? 'text' : 'password'}
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

const asIs = (text: string) => text;

const DEMANDS = ['length', 'upper', 'lower', 'digit', 'special'] as const satisfies (keyof PasswordPolicy)[];

function PolicyChecklist({ password, hint }: { password: string; hint: FieldFrameProps['hint'] }) {
  const text = useMessages().PasswordField;
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
