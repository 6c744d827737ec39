import { Button, Stack, type ButtonProps } from '@quoin/ui';
import { FormikContext } from 'formik';
import { useContext, type ReactNode } from 'react';
import { CODE_BLOCKED } from './use-code-block';

/** Submits the surrounding form. In a `Form` it is busy while submitting, and disabled while codes are blocked. */
export function SubmitButton({ busy, disabled, ...rest }: ButtonProps) {
  const form = useContext(FormikContext);
  return (
    <Button
      type="submit"
      busy={busy ?? form?.isSubmitting}
      disabled={disabled ?? form?.status === CODE_BLOCKED}
      {...rest}
    />
  );
}

interface FormActionsProps extends Pick<ButtonProps, 'busy' | 'disabled' | 'variant'> {
  submit: ReactNode;
  /** Other buttons or links. */
  children?: ReactNode;
}

/** Buttons at the end of a form: side by side, stacked on a phone. */
export function FormActions({ submit, busy, disabled, variant, children }: FormActionsProps) {
  return (
    <Stack direction="horizontal" phone="vertical" gap={3}>
      <SubmitButton busy={busy} disabled={disabled} variant={variant}>
        {submit}
      </SubmitButton>
      {children}
    </Stack>
  );
}
