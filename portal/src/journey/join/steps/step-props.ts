import type { RulebookEdition } from '@quoin/rules';
import type { ReactNode } from 'react';

export interface StepProps {
  /** The buttons of the step, below its fields. */
  actions: ReactNode;
  /** Sign-up is not open where the person lives. */
  onWaitlist: () => void;
  /** Whose amounts the statements quote; default: the rulebook's own. */
  edition?: RulebookEdition;
}
