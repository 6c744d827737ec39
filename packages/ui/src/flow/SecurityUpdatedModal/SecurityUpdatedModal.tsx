import { forwardRef, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button';
import { HiddenUsername } from '../../fields/HiddenUsername/HiddenUsername';
import { PasswordField } from '../../fields/PasswordField/PasswordField';
import { Text } from '../../foundations/Text/Text';
import { Stack } from '../../layout/Stack/Stack';
import { SecurityUpdatedModal as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { Dialog, type DialogProps } from '../Dialog/Dialog';

/** An API error: 1100, 1115 and 1116 have their own messages; for any other code the server's message is shown. */
export interface UpgradeProblem {
  code: number;
  message?: ReactNode | undefined;
}

export interface SecurityUpdatedModalProps extends Omit<
  DialogProps,
  'actions' | 'onClose' | 'onSubmit' | 'role' | 'title' | 'initialFocus'
> {
  /** Called with the password as typed; the app hashes and sends it. */
  onSubmit: (password: string) => void;
  /** User name of the account, so that password managers fill in the right password. */
  username?: string | undefined;
  /** Whether the response is pending. */
  busy?: boolean | undefined;
  /** Error of the last attempt. */
  problem?: UpgradeProblem | undefined;
  /** Content below the field: a link for a forgotten password. */
  children?: ReactNode | undefined;
}

/** Blocks the page until the password is entered again: no close button, no Escape. The ref is the `<dialog>`. */
export const SecurityUpdatedModal = forwardRef<HTMLDialogElement, SecurityUpdatedModalProps>(
  function SecurityUpdatedModal({ open, ...rest }, ref) {
    return open ? <OpenModal ref={ref} {...rest} /> : null;
  },
);

const OpenModal = forwardRef<HTMLDialogElement, Omit<SecurityUpdatedModalProps, 'open'>>(function OpenModal(
  { onSubmit, username, busy = false, problem, children, size = 'small', ...rest },
  ref,
) {
  const text = useMessages('SecurityUpdatedModal', english);
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');

  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  return (
    <Dialog
      ref={ref}
      open
      data-quoin="SecurityUpdatedModal"
      title={text.title}
      size={size}
      actions={
        <Button type="submit" form={formId} busy={busy} disabled={password === ''}>
          {text.submit}
        </Button>
      }
      {...rest}
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !busy) onSubmit(password);
        }}
      >
        <Text tone="secondary">{text.why}</Text>
        {username && <HiddenUsername value={username} />}
        <PasswordField
          ref={input}
          label={text.password}
          value={password}
          onChange={setPassword}
          error={problem && getMessage(problem, text)}
          required
        />
        {children}
      </Stack>
    </Dialog>
  );
});

function getMessage({ code, message }: UpgradeProblem, text: typeof english): ReactNode {
  if (code === 1100 || code === 1115 || code === 1116) return text.problems[code];
  return message ?? text.failed;
}
