import { PersonFields } from './PersonFields';
import type { StepProps } from './step-props';

export function IdentityStep({ actions }: StepProps) {
  return (
    <>
      <PersonFields />
      {actions}
    </>
  );
}
