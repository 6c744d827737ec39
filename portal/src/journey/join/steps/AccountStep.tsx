import { PasswordFields } from './PasswordFields';
import { PersonFields } from './PersonFields';
import type { StepProps } from './step-props';

export function AccountStep({ actions }: StepProps) {
  return (
    <>
      <PersonFields />
      <PasswordFields />
      {actions}
    </>
  );
}
