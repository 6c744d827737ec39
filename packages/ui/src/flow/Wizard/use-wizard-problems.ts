// The problems that a wizard's validation has found so far.
import { useRef, useState } from 'react';
import type { FoundProblems, WizardProblem } from './wizard-step';

export type Validate = (step: string) => readonly WizardProblem[] | Promise<readonly WizardProblem[]>;

const NONE: Validate = () => [];

export function useWizardProblems(validate: Validate = NONE) {
  const [found, setFound] = useState<FoundProblems>({});
  const checks = useRef(0);

  /** The latest check wins: the result of an earlier one that finishes later is ignored. */
  const check = async (step: string): Promise<readonly WizardProblem[]> => {
    const own = ++checks.current;
    const problems = await validate(step);
    if (own === checks.current) setFound((before) => ({ ...before, [step]: problems }));
    return problems;
  };
  return { found, check };
}
