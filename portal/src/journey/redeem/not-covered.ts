import type { Redemptions } from './redemption-on-card';

type Reckoned = Pick<Redemptions, 'ongoing' | 'held' | 'estimate'>;

/** A partial redemption under way whose amount is, at the last value, more than all units are worth. */
export const isNotCovered = ({ ongoing, held, estimate }: Reckoned): boolean =>
  ongoing?.type === 'partial' && held !== null && estimate === null;
