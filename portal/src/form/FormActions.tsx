import { Button, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';

interface FormActionsProps {
  /** What the button that submits says. */
  submit: ReactNode;
  busy: boolean;
  disabled?: boolean;
  /** Other ways on, or back. */
  children?: ReactNode;
}

/** The end of a form: side by side, on a phone below each other. */
export function FormActions({ submit, busy, disabled, children }: FormActionsProps) {
  return (
    <Stack direction="horizontal" phone="vertical" gap={3}>
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {children}
    </Stack>
  );
}
